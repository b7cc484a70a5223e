import { request as ask } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../process/config.ts'
import { onlyByOurName } from '../http/local-hosts.ts'

// Of one connection, not of the message.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'proxy-connection',
])

/** Passes `/_sandbox/…` to the payments sandbox in this process, so that one address serves all. */
export async function proxySandbox(
  app: FastifyInstance,
  target: { host: string; port: number },
  config: Pick<Config, 'publicUrl'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', onlyByOurName(config))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.get('/_sandbox', (_request, reply) => reply.redirect('/_sandbox/', 303))
    scope.all('/_sandbox/*', (request, reply) => {
      const { headers, method, url } = request.raw
      reply.hijack()
      // Its pages bring their own policy; ours would forbid what it does.
      const upstream = ask({ ...target, method, path: url, headers }, (answer) => {
        for (const [name, value] of Object.entries(answer.headers))
          if (!hopByHop.has(name) && value !== undefined) reply.raw.setHeader(name, value)
        if (!reply.raw.hasHeader('cache-control')) reply.raw.setHeader('cache-control', 'no-store')
        reply.raw.writeHead(answer.statusCode ?? 502)
        answer.pipe(reply.raw)
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
