import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { z } from 'zod'
import { serializeResponse } from '../http/validation.ts'
import { varies } from '../http/locale.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Coding = 'br' | 'gzip'
// About the size of a packet: a smaller response isn't sent any sooner.
const minCompressedBytes = 1_024

/** The response of a call as bytes, prepared once and sent often. It's already validated. */
export class PreparedResponse<Value = unknown> {
  readonly plain: Buffer
  readonly #smaller = new Map<Coding, Promise<Buffer>>()
  declare readonly value: Value

  constructor(json: string) {
    this.plain = Buffer.from(json)
  }

  /** The maximum size of all its encodings. */
  get bytes(): number {
    return 2 * this.plain.length
  }

  /** Returns it compressed, once for everyone. */
  as(coding: Coding): Promise<Buffer> {
    const known = this.#smaller.get(coding)
    if (known !== undefined) return known
    const hint = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: this.plain.length }
    const made = coding === 'br' ? brotli(this.plain, { params: hint }) : gzipped(this.plain)
    this.#smaller.set(coding, made)
    made.catch(() => this.#smaller.delete(coding))
    return made
  }
}

/** Prepares the response of a call, stripped to its declared fields. */
export function prepareResponse<Response extends z.ZodType>(
  { method, path, response }: { method: string; path: string; response: Response },
  value: z.input<Response>,
): PreparedResponse<z.input<Response>> {
  return new PreparedResponse(serializeResponse(response, `${method} ${path}`, value))
}

/** Returns the bytes for this request in an encoding that it accepts, and sets the headers. */
export async function responseBytes(
  ready: PreparedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer> {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', varies)
  if (ready.plain.length < minCompressedBytes) return ready.plain
  const coding = codingOf(request)
  if (coding === null) return ready.plain
  reply.header('content-encoding', coding)
  return await ready.as(coding)
}

/** Returns whether the client accepts brotli. No browser sends it with a weight of zero. */
export function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}

function codingOf(request: FastifyRequest): Coding | null {
  if (acceptsBrotli(request)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
    ? 'gzip'
    : null
}
