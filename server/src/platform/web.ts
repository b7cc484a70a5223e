import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PublicServices } from '@marigold/contract'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import { noSuchCall } from './error-answers.ts'

const built = join(import.meta.dirname, '../../../web/build')

/** What the public pages read, but for the nonce, which each answer has its own of. */
export type PageServices = Omit<PublicServices, 'nonce'>

type Pages = (request: FastifyRequest, reply: FastifyReply) => Promise<Response>

async function loadPages(folder: string, services: PageServices): Promise<Pages | null> {
  const file = join(folder, 'server/index.js')
  if (!existsSync(file)) return null
  const build = (await import(pathToFileURL(file).href)) as ServerBuild
  const { servicesContext } = build.entry.module as unknown as { servicesContext: RouterContext<PublicServices> }
  const handle = createRequestHandler(build, process.env.NODE_ENV === 'development' ? 'development' : 'production')
  return (request, reply) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, { ...services, nonce: request.nonce })
    return handle(createRequest(request.raw, reply.raw), context)
  }
}

/** Serves the built web app: its files, and every other address rendered as a page. */
export async function serveWeb(app: FastifyInstance, services: PageServices, folder = built): Promise<void> {
  const client = join(folder, 'client')
  if (existsSync(client))
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
  const pages = await loadPages(folder, services)
  await app.register(async (scope) => {
    // React Router reads bodies by itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.all('/*', async (request, reply) => {
      if (isUnder(request.url, '/api')) return noSuchCall(request, reply)
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
