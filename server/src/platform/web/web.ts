import { baseLocale, locales, m } from '#messages'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PublicServices } from '@marigold/contract'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import type { Changes } from '../cache/changes.ts'
import { sendCallNotFound } from '../http/error-responses.ts'
import { Refusal } from '../http/errors.ts'
import { createPageCache, type RenderPage } from '../cache/page-cache.ts'
import { outagePage } from '../http/outage.ts'
import { inLocale, localeOf, type Locale } from '../http/locale.ts'
import { sendFileNotFound } from '../http/send-file.ts'
import type { DatabaseStatus } from '../database/watched-pool.ts'
import { developmentPolicy, openDevelopmentWeb, type DevelopmentWeb } from './web-development.ts'

const built = join(import.meta.dirname, '../../../../web/build')

/** What public pages can read, without the nonce, which is different for each response. */
export type PageServices = Omit<PublicServices, 'nonce'>

/** Where the pages come from, and how their changes are detected. */
export interface WebOptions {
  services: PageServices
  changes: Pick<Changes, 'state'>
  status: DatabaseStatus
  folder?: string
  /** Render pages with Vite from their current sources instead of from the build. */
  development?: boolean
}

type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<Response | FastifyReply>
type Render = (request: Request, nonce: string) => Promise<Response>

function rendererOf(build: ServerBuild, services: PageServices, mode: 'development' | 'production'): Render {
  const { servicesContext } = build.entry.module as unknown as { servicesContext: RouterContext<PublicServices> }
  const handle = createRequestHandler(build, mode)
  return (request, nonce) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...services, nonce })
    return handle(request, context)
  }
}

async function loadPages({ services, changes }: WebOptions, locale: Locale, folder: string): Promise<Pages> {
  const file = join(folder, 'server/index.js')
  const renderAny = rendererOf((await import(pathToFileURL(file).href)) as ServerBuild, services, 'production')
  // A cached page may be rendered again after any request, but what it reads is always in its own locale.
  const render: Render = (request, nonce) => inLocale(locale, () => renderAny(request, nonce))
  const ofAddress: RenderPage = (url, nonce) => render(new Request(services.facts.publicUrl + url), nonce)
  const sendCached = createPageCache(changes, ofAddress)
  return async (request, reply) =>
    request.method === 'GET' ? sendCached(request, reply) : render(createRequest(request.raw, reply.raw), request.nonce)
}

/** Returns the existing build folders by locale. English has the plain one. */
function buildsIn(folder: string): Map<Locale, string> {
  const folders = locales.map(
    (locale) => [locale, locale === baseLocale ? folder : join(folder, 'locales', locale)] as const,
  )
  return new Map(folders.filter(([, build]) => existsSync(join(build, 'server/index.js'))))
}

/** Returns the built pages, in each request's locale. Null before the first build. */
async function builtPages(options: WebOptions, builds: Map<Locale, string>): Promise<Pages | null> {
  const all = new Map<Locale, Pages>()
  for (const [locale, folder] of builds) all.set(locale, await loadPages(options, locale, folder))
  const english = all.get(baseLocale)
  if (english === undefined) return null
  return (request, reply) => (all.get(localeOf(request.headers)) ?? english)(request, reply)
}

/** Returns the pages from their current sources. */
function developmentPages(vite: DevelopmentWeb, services: PageServices): Pages {
  return async (request, reply) => {
    reply.header('content-security-policy', developmentPolicy(String(reply.getHeader('content-security-policy'))))
    const render = rendererOf(await vite.build(), services, 'development')
    return render(createRequest(request.raw, reply.raw), request.nonce)
  }
}

async function serveBuiltFiles(app: FastifyInstance, locale: Locale, folder: string): Promise<void> {
  const client = join(folder, 'client')
  await app.register(fastifyStatic, {
    root: client,
    ...(locale !== baseLocale && { prefix: `/locales/${locale}/`, decorateReply: false }),
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build stores a compressed copy next to each file that benefits.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(client, 'assets/app'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** Serves the web app: its files, and every other URL as a rendered page, from the build or from Vite. */
export async function serveWeb(app: FastifyInstance, options: WebOptions): Promise<void> {
  const { services, status, folder = built, development = false } = options
  const vite = development ? await openDevelopmentWeb(app) : null
  const builds = buildsIn(folder)
  if (vite === null) for (const [locale, build] of builds) await serveBuiltFiles(app, locale, build)
  const pages = vite === null ? await builtPages(options, builds) : developmentPages(vite, services)
  await app.register(async (scope) => {
    // React Router reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      if (isUnder(request.url, '/api')) return sendCallNotFound(request, reply)
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        reply.header('allow', 'GET, HEAD')
        throw new Refusal('method_not_allowed', m.platform_this_page_can_only_be_read())
      }
      if (vite !== null && (await vite.answer(request.raw, reply.raw))) return reply.hijack()
      if (isUnder(request.url, '/assets') || isUnder(request.url, '/locales')) return sendFileNotFound(reply)
      if (pages === null)
        return reply.code(503).type('text/plain; charset=utf-8').send(m.platform_the_pages_of_marigold_are_not())
      if (status.down) return sendOutage(request, reply)
      const response = await pages(request, reply)
      if (response instanceof Response && response.status === 500 && status.down) return sendOutage(request, reply)
      return response instanceof Response ? reply.send(response) : response
    })
  })
}

function sendOutage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(outagePage(request.nonce))
}

function isUnder(url: string, folder: string): boolean {
  return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`)
}
