import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { z } from 'zod'
import { declaredJson } from '../http/validation.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

type Coding = 'br' | 'gzip'
// A packet holds about as much: less is not sent any sooner.
const worthCompressing = 1_024

/** An answer of one call as the bytes that leave, made once and sent often: it fits its declaration already. */
export class ReadyAnswer<Value = unknown> {
  readonly plain: Buffer
  readonly #smaller = new Map<Coding, Promise<Buffer>>()
  declare readonly value: Value

  constructor(json: string) {
    this.plain = Buffer.from(json)
  }

  /** What its bytes take at most, in every form. */
  get bytes(): number {
    return 2 * this.plain.length
  }

  /** Compressed once for everyone who takes it so. */
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

/** Makes the answer of a call ready, stripped to what is declared as every answer is. */
export function readyAnswer<Response extends z.ZodType>(
  { method, path, response }: { method: string; path: string; response: Response },
  value: z.input<Response>,
): ReadyAnswer<z.input<Response>> {
  return new ReadyAnswer(declaredJson(response, `${method} ${path}`, value))
}

/** The bytes for this request, compressed as it takes them, with the headers that say so. */
export async function bytesOf(ready: ReadyAnswer, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  reply.header('content-type', 'application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (ready.plain.length < worthCompressing) return ready.plain
  const coding = codingOf(request)
  if (coding === null) return ready.plain
  reply.header('content-encoding', coding)
  return await ready.as(coding)
}

/** Whether the browser takes brotli; none of them sends it with a weight of zero. */
export function takesBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))
}

function codingOf(request: FastifyRequest): Coding | null {
  if (takesBrotli(request)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''))
    ? 'gzip'
    : null
}
