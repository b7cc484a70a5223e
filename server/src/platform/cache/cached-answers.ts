import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendAsyncHookHandler } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Changes } from './changes.ts'
import { createPublicCache } from './public-cache.ts'
import { takesBrotli } from './ready-answer.ts'

const compressed = promisify(brotliCompress)
const worthCompressing = 1_024
// Addresses that are longer are nobody's habit.
const longestAddress = 400

interface CachedAnswer {
  body: Buffer
  cacheControl: string
  brotli: boolean
}

/** Hooks of a route. */
export interface AnswerCache {
  onRequest: onRequestHookHandler
  onSend: onSendAsyncHookHandler
}

/** Answers of open calls, the same for everyone, cached as the bytes that were sent. */
export function cacheAnswers(changes: Pick<Changes, 'state'>): AnswerCache {
  const cache = createPublicCache<CachedAnswer>(changes, { maxBytes: 32_000_000, seconds: 60 })
  const making = new WeakMap<FastifyRequest, ReturnType<typeof cache.begin>>()

  const keyOf = (request: FastifyRequest) => `${takesBrotli(request) ? 'br' : ''} ${request.url}`

  function answer(reply: FastifyReply, { body, cacheControl, brotli }: CachedAnswer): void {
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', cacheControl)
    if (brotli) reply.header('content-encoding', 'br')
    reply.header('vary', 'accept-encoding').send(body)
  }

  return {
    onRequest(request, reply, done) {
      if (request.method !== 'GET' || request.url.length > longestAddress) return done()
      const found = cache.get(keyOf(request))
      if (found !== undefined) return answer(reply, found)
      making.set(request, cache.begin())
      done()
    },
    async onSend(request, reply, payload) {
      const keep = making.get(request)
      if (keep === undefined || reply.statusCode !== 200) return payload
      const keepBody = (body: Buffer, brotli: boolean) =>
        keep(
          keyOf(request),
          { body, cacheControl: String(reply.getHeader('cache-control') ?? 'no-cache'), brotli },
          body.length,
        )
      if (Buffer.isBuffer(payload)) {
        // It was ready. Who takes another form than brotli gets it compressed for them alone, and nothing is cached.
        const coding = reply.getHeader('content-encoding')
        if (coding === 'br' || coding === undefined) keepBody(payload, coding === 'br')
        return payload
      }
      if (typeof payload !== 'string') return payload
      const plain = Buffer.from(payload)
      const brotli = takesBrotli(request) && plain.length >= worthCompressing
      const body = brotli
        ? await compressed(plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
          })
        : plain
      keepBody(body, brotli)
      reply.header('vary', 'accept-encoding')
      if (brotli) reply.header('content-encoding', 'br').removeHeader('content-length')
      return body
    },
  }
}
