import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { matchesTag, contentTypeOf, type SendOptions } from '../../platform/http/send-file.ts'
import { findShimPosition, shimScript, shimTag } from './shim-text.ts'

const readAhead = 65_536

/** Returns the beginning of a page as bytes, and its size. Null if there's no such file. */
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
 * Sends a third-party page with the shim first in its head. Returns false for anything else: other files, pages of our
 * kit, and missing files.
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
  // Latin-1 has one character per byte, so an index in the text is an offset in the file.
  const place = findShimPosition(start.toString('latin1'))
  if (place === null) return false
  const script = Buffer.from(shimScript)
  const etag = `"${tag}-${size.toString(36)}-${shimTag}"`
  reply.headers({ 'content-type': contentTypeOf(file).type, etag, 'cache-control': cacheControl })
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
