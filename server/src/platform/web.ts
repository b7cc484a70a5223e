import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PublicServices } from '@marigold/contract'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import { noSuchCall } from './error-answers.ts'
import { developmentPolicy, openDevelopmentWeb, type DevelopmentWeb } from './web-development.ts'

const built = join(import.meta.dirname, '../../../web/build')

/** What the public pages read, but for the nonce, which each answer has its own of. */
export type PageServices = Omit<PublicServices, 'nonce'>

type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<Response>

function pagesOf(build: ServerBuild, services: PageServices, mode: 'development' | 'production'): Pages {
  const { servicesContext } = build.entry.module as unknown as { servicesContext: RouterContext<PublicServices> }
  const handle = createRequestHandler(build, mode)
  return (request, reply) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...services, nonce: request.nonce })
    return handle(createRequest(request.raw, reply.raw), context)
  }
}

async function loadPages(folder: string, services: PageServices): Promise<Pages | null> {
  const file = join(folder, 'server/index.js')
  if (!existsSync(file)) return null
  return pagesOf((await import(pathToFileURL(file).href)) as ServerBuild, services, 'production')
}

/** The pages from their sources, as they are at each request. */
function developmentPages(vite: DevelopmentWeb, services: PageServices): Pages {
  return async (request, reply) => {
    reply.header('content-security-policy', developmentPolicy(String(reply.getHeader('content-security-policy'))))
    return pagesOf(await vite.build(), services, 'development')(request, reply)
  }
}

async function serveBuiltFiles(app: FastifyInstance, client: string): Promise<void> {
  if (!existsSync(client)) return
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(client, 'assets/app'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** Serves the web app: its files, and every other address rendered as a page; from the build, or from Vite when developing. */
export async function serveWeb(
  app: FastifyInstance,
  services: PageServices,
  { folder = built, development = false }: { folder?: string; development?: boolean } = {},
): Promise<void> {
  const vite = development ? await openDevelopmentWeb(app) : null
  if (vite === null) await serveBuiltFiles(app, join(folder, 'client'))
  const pages = vite === null ? await loadPages(folder, services) : developmentPages(vite, services)
  await app.register(async (scope) => {
    // React Router reads bodies by itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      if (isUnder(request.url, '/api')) return noSuchCall(request, reply)
      if (vite !== null && (await vite.answer(request.raw, reply.raw))) return reply.hijack()
      if (isUnder(request.url, '/assets')) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
      if (pages === null)
        return reply
          .code(503)
          .type('text/plain; charset=utf-8')
          .send('The pages of Marigold are not built yet. Run: npm run build')
      return reply.send(await pages(request, reply))
    })
  })
}

function isUnder(url: string, folder: string): boolean {
  return url === folder || url.startsWith(`${folder}/`) || url.startsWith(`${folder}?`)
}
