import type { FastifyReply, FastifyRequest, onRequestHookHandler, onSendAsyncHookHandler } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Changes } from './changes.ts'
import { localeOf, varies } from '../http/locale.ts'
import { createPublicCache } from './public-cache.ts'
import { acceptsBrotli } from './prepared-response.ts'

const compressed = promisify(brotliCompress)
const minCompressedBytes = 1_024
// Longer URLs are unlikely to be requested again.
const maxUrlLength = 400

interface CachedResponse {
  body: Buffer
  cacheControl: string
  brotli: boolean
}

/** The hooks of a route that cache its responses. */
export interface ResponseCache {
  onRequest: onRequestHookHandler
  onSend: onSendAsyncHookHandler
}

/** Creates a cache for responses of open calls, which are the same for everyone. It stores the bytes that were sent. */
export function createResponseCache(changes: Pick<Changes, 'state'>): ResponseCache {
  const cache = createPublicCache<CachedResponse>(changes, { maxBytes: 32_000_000, seconds: 60 })
  const making = new WeakMap<FastifyRequest, ReturnType<typeof cache.begin>>()

  const keyOf = (request: FastifyRequest) =>
    `${localeOf(request.headers)} ${acceptsBrotli(request) ? 'br' : ''} ${request.url}`

  function response(reply: FastifyReply, { body, cacheControl, brotli }: CachedResponse): void {
    reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', cacheControl)
    if (brotli) reply.header('content-encoding', 'br')
    reply.header('vary', varies).send(body)
  }

  return {
    onRequest(request, reply, done) {
      if (request.method !== 'GET' || request.url.length > maxUrlLength) return done()
      const found = cache.get(keyOf(request))
      if (found !== undefined) return response(reply, found)
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
        // A prepared response. A client without brotli gets it compressed for itself, and nothing is cached.
        const coding = reply.getHeader('content-encoding')
        if (coding === 'br' || coding === undefined) keepBody(payload, coding === 'br')
        return payload
      }
      if (typeof payload !== 'string') return payload
      const plain = Buffer.from(payload)
      const brotli = acceptsBrotli(request) && plain.length >= minCompressedBytes
      const body = brotli
        ? await compressed(plain, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
          })
        : plain
      keepBody(body, brotli)
      reply.header('vary', varies)
      if (brotli) reply.header('content-encoding', 'br').removeHeader('content-length')
      return body
    },
  }
}
