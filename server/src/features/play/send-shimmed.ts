import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag, typeOf, type SendOptions } from '../../platform/http/send-file.ts'
import { placeOfShim, shimScript, shimTag } from './shim-text.ts'

const readAhead = 65_536

/** How a page begins, as bytes and its whole size; null where there is no such file. */
async function startOf(file: string): Promise<{ start: Buffer; size: number } | null> {
  const handle = await open(file).catch(() => null)
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    if (!stat.isFile()) return null
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(readAhead), 0, readAhead, 0)
    return { start: buffer.subarray(0, bytesRead), size: stat.size }
  } finally {
    await handle.close()
  }
}

/**
 * Sends a page of a game made elsewhere with the shim first in its head. Answers false for anything else: other files,
 * pages made with our kit, files that are not there.
 */
export async function sendShimmed(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string | null,
  { tag, cacheControl }: SendOptions,
): Promise<boolean> {
  if (file === null || !/\.html?$/i.test(file)) return false
  const found = await startOf(file)
  if (found === null) return false
  const { start, size } = found
  // Latin 1 has one letter a byte: a place in the text is a place in the file.
  const place = placeOfShim(start.toString('latin1'))
  if (place === null) return false
  const script = Buffer.from(shimScript)
  const etag = `"${tag}-${size.toString(36)}-${shimTag}"`
  reply.headers({ 'content-type': typeOf(file).type, etag, 'cache-control': cacheControl })
  if (matchesTag(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').send()
    return true
  }
  reply.header('content-length', size + script.length)
  reply.send(
    Readable.from(
      (async function* () {
        yield start.subarray(0, place)
        yield script
        yield start.subarray(place)
        if (size > start.length) yield* createReadStream(file, { start: start.length })
      })(),
      { objectMode: false },
    ),
  )
  return true
}
