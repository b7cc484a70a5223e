import { m } from '#messages'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.htm': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.bmp': 'image/bmp',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.flac': 'audio/flac',
  '.mid': 'audio/midi',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogv': 'video/ogg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.glb': 'model/gltf-binary',
  '.gltf': 'model/gltf+json',
}

// The exporters of some engines compress their files and rely on the server to say so.
const encodings: Record<string, string> = { '.gz': 'gzip', '.br': 'br' }

/** Returns the content type of a file by its name, and its encoding if the name says that it's compressed. */
export function contentTypeOf(name: string): { type: string; encoding: string | null } {
  const last = extname(name).toLowerCase()
  const encoding = encodings[last] ?? null
  const inner = encoding === null ? last : extname(name.slice(0, -last.length)).toLowerCase()
  return { type: types[inner] ?? 'application/octet-stream', encoding }
}

/** Resolves `path` inside `folder`. Returns null for anything that isn't a plain path downwards. */
export function resolveInside(folder: string, path: string): string | null {
  if (/[\0\\]/.test(path) || path.length > 1000) return null
  const parts = path.split('/')
  if (parts.some((part) => part === '' || part.startsWith('.') || part.includes(':'))) return null
  const full = join(folder, ...parts)
  return full.startsWith(folder + sep) ? full : null
}

/**
 * Parses a single byte range of a `Range` header. Returns null to send everything, or 'none' if the range doesn't
 * exist.
 */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | null | 'none' {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!found || (found[1] === '' && found[2] === '')) return null
  const last = size - 1
  const start = found[1] === '' ? Math.max(0, size - Number(found[2])) : Number(found[1])
  const end = found[1] === '' || found[2] === '' ? last : Math.min(last, Number(found[2]))
  return start > last || start > end ? 'none' : { start, end }
}

export interface SendOptions {
  /** The version of the file: the same tag and size mean the same bytes. Defaults to its modification time. */
  tag?: string
  cacheControl: string
}

/** Sends a file with its type, tag, and ranges. Returns false if there's no such file. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string | null,
  { tag, cacheControl }: SendOptions,
): Promise<boolean> {
  const found = file === null ? null : await stat(file).catch(() => null)
  if (file === null || found === null || !found.isFile()) return false
  const { type, encoding } = contentTypeOf(file)
  const etag = `"${tag ?? found.mtimeMs.toString(36)}-${found.size.toString(36)}"`
  reply.headers({ 'content-type': type, etag, 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' })
  if (encoding !== null) reply.header('content-encoding', encoding)
  if (matchesTag(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type').send()
    return true
  }
  const ranges = request.headers['if-range'] === undefined || request.headers['if-range'] === etag
  const range = ranges ? parseRange(request.headers.range, found.size) : null
  reply.header('accept-ranges', 'bytes')
  if (range === 'none') {
    reply.code(416).header('content-range', `bytes */${found.size}`).send()
    return true
  }
  const length = range === null ? found.size : range.end - range.start + 1
  reply.header('content-length', length)
  if (range !== null) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${found.size}`)
  reply.send(length === 0 ? '' : createReadStream(file, range ?? {}))
  return true
}

/** Sends a plain-text 404 for a missing file. */
export function sendFileNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(m.platform_there_is_no_such_file())
}

/** Returns whether the client already has this version. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  return (
    header !== undefined && (header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag))
  )
}
