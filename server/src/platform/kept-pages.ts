import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Changes } from './changes.ts'
import { takesBrotli } from './ready-answer.ts'
import { createKept } from './kept.ts'
import { newNonce, nonceEnding } from './security.ts'
import { stamp, type Stamped } from './stamped.ts'

const longestAddress = 400

interface KeptPage {
  /** What stands between the nonces. */
  parts: string[]
  headers: Record<string, string>
  /** How often it was asked for after it was made. */
  asked: number
  /** Compressed once it was asked for again; null where that is not to be had. */
  stamped: Stamped | null
}

/** Renders an address with this nonce, knowing nothing of who asks. */
export type RenderPage = (url: string, nonce: string) => Promise<Response>

/**
 * Answers pages that are rendered once and sent with a nonce of their own each time. The rendering gets the address
 * alone, no header of the request, so that nothing of a person can be in what is kept.
 */
export function keepPages(changes: Pick<Changes, 'state'>, render: RenderPage) {
  const kept = createKept<KeptPage>(changes, { maxBytes: 48_000_000, seconds: 300 })
  // Stands where the nonces will: it never leaves the process.
  const marker = newNonce()

  async function make(url: string, nonce: string, reply: FastifyReply): Promise<FastifyReply> {
    const keep = kept.begin()
    const response = await render(url, marker)
    const text = await response.text()
    const headers = Object.fromEntries(response.headers)
    if (response.status === 200 && !response.headers.has('set-cookie') && url.length <= longestAddress)
      keep(url, { parts: text.split(marker), headers, asked: 0, stamped: null }, text.length)
    return reply.code(response.status).headers(headers).send(text.replaceAll(marker, nonce))
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { url, nonce } = request
    const page = kept.get(url)
    if (page === undefined) return await make(url, nonce, reply)
    page.asked += 1
    if (page.asked === 1)
      stamp(page.parts, nonce.length, nonceEnding)
        .then((stamped) => (page.stamped = stamped))
        .catch((error: unknown) => request.log.error({ err: error }, 'a page was not compressed'))
    reply.headers(page.headers)
    if (page.stamped === null || !takesBrotli(request)) return reply.send(page.parts.join(nonce))
    return reply.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(page.stamped.with(nonce))
  }
}
