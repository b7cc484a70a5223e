import { request as ask } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../process/config.ts'
import { knownHostOnly } from '../http/local-hosts.ts'

// Headers of a single connection, which are not forwarded.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
])

/** Forwards `/_sandbox/…` to the payment sandbox in this process, so that one address serves everything. */
export async function proxySandbox(
  app: FastifyInstance,
  target: { host: string; port: number },
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', knownHostOnly(config))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.get('/_sandbox', (_request, reply) => reply.redirect('/_sandbox/', 303))
    scope.all('/_sandbox/*', (request, reply) => {
      const { headers, method, url } = request.raw
      reply.hijack()
      // The sandbox's pages have their own policy. Ours would forbid what they do.
      const upstream = ask({ ...target, method, path: url, headers }, (response) => {
        for (const [name, value] of Object.entries(response.headers))
          if (!hopByHop.has(name) && value !== undefined) reply.raw.setHeader(name, value)
        if (!reply.raw.hasHeader('cache-control')) reply.raw.setHeader('cache-control', 'no-store')
        reply.raw.writeHead(response.statusCode ?? 502)
        response.pipe(reply.raw)
      })
      upstream.on('error', () => {
        if (!reply.raw.headersSent)
          reply.raw.writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
        reply.raw.end('The payments sandbox does not answer.')
      })
      reply.raw.on('close', () => upstream.destroy())
      request.raw.pipe(upstream)
    })
  })
}
