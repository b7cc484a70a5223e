import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from './changes.ts'
import { createPublicCache } from './public-cache.ts'
import { newNonce } from '../http/security.ts'

const longestAddress = 400

interface CachedPage {
  /** Has a marker where each response has its own nonce. */
  html: string
  headers: Record<string, string>
}

/** Renders a URL with this nonce. Knows nothing about the user. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>

/**
 * Creates a cache for pages, which are rendered once and sent with a new nonce each time. Rendering gets the URL only
 * and no request headers, so a cached page can't contain anything about a user.
 */
export function createPageCache(changes: Pick<Changes, 'state'>, render: RenderPage) {
  const cache = createPublicCache<CachedPage>(changes, { maxBytes: 48_000_000, seconds: 300 })
  // Marks where the nonces go. It never leaves the process.
  const marker = newNonce()

  async function make(url: string, nonce: string, reply: FastifyReply): Promise<FastifyReply> {
    const keep = cache.begin()
    const response = await render(url, marker)
    const text = await response.text()
    const headers = Object.fromEntries(response.headers)
    if (response.status === 200 && !response.headers.has('set-cookie') && url.length <= longestAddress)
      keep(url, { html: text, headers }, text.length)
    return reply.code(response.status).headers(headers).send(text.replaceAll(marker, nonce))
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, nonce } = request
    const page = cache.get(url)
    if (page === undefined) return await make(url, nonce, reply)
    return reply.headers(page.headers).send(page.html.replaceAll(marker, nonce))
  }
}
