import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib'

const decompress = promisify(brotliDecompress)

/** A text compressed once, with places for a stamp that differs from answer to answer. */
export interface Stamped {
  /** The brotli bytes of the text with this stamp in each of its places. */
  with(stamp: string): Buffer
  bytes: number
}

/**
 * A piece of brotli that is not compressed: a header of three bytes (not last, 16 bits of length less one, raw), then
 * the bytes as they are. RFC 7932, section 9.2.
 */
function rawBlock(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  const header = ((bytes.length - 1) << 3) | (1 << 19)
  return Buffer.concat([Buffer.from([header & 255, (header >> 8) & 255, (header >> 16) & 255]), bytes])
}

/**
 * Compresses pieces of text as one stream, with noise of a stamp's length between them, and takes the noise out again.
 * What follows a stamp must not depend on it: noise is like no text, and the stamp's last two characters, by which
 * brotli chooses how to read the next, are always the same.
 */
async function compressAround(pieces: Buffer[], noise: () => Buffer): Promise<Buffer[]> {
  const stream = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  })
  let chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const take = () => {
    const taken = Buffer.concat(chunks)
    chunks = []
    return taken
  }
  const flush = (bytes: Buffer) =>
    new Promise<Buffer>((resolve) => {
      stream.write(bytes)
      stream.flush(constants.BROTLI_OPERATION_FLUSH, () => resolve(take()))
    })
  const between: Buffer[] = []
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await flush(noise())
    if (index < pieces.length - 1) between.push(await flush(piece))
    else {
      const ended = once(stream, 'end')
      stream.end(piece)
      await ended
      between.push(take())
    }
  }
  return between
}

/** Every stamp a piece of its own. */
function eachApart(parts: string[], noise: () => Buffer): Promise<Buffer[]> {
  return compressAround(
    parts.map((part) => Buffer.from(part)),
    noise,
  )
}

/** The first stamp alone is a piece of its own: where the same noise comes again, brotli tells it as a copy. */
function asCopies([first = '', ...rest]: string[], noise: () => Buffer): Promise<Buffer[]> {
  const same = noise()
  const after = rest.flatMap((part, index) => (index === 0 ? [Buffer.from(part)] : [same, Buffer.from(part)]))
  return compressAround([Buffer.from(first), Buffer.concat(after)], () => same)
}

/**
 * Compresses `parts`, between which stamps of `length` characters ending in `ending` will stand. Null where the result,
 * read back with another stamp, is not the text: then the answer is compressed as any other.
 */
export async function stamp(parts: string[], length: number, ending: string): Promise<Stamped | null> {
  const noise = () => Buffer.concat([randomBytes(length - ending.length), Buffer.from(ending)])
  const proof =
    randomBytes(length)
      .toString('hex')
      .slice(0, length - ending.length) + ending
  // A short text may hold its noise twice instead of a copy.
  for (const compress of parts.length > 2 ? [asCopies, eachApart] : [eachApart]) {
    const between = await compress(parts, noise)
    const stamped: Stamped = {
      with: (text) =>
        Buffer.concat(between.flatMap((bytes, index) => (index === 0 ? [bytes] : [rawBlock(text), bytes]))),
      bytes: between.reduce((sum, bytes) => sum + bytes.length, 0),
    }
    const read = await decompress(stamped.with(proof)).catch(() => null)
    if (read?.toString('utf8') === parts.join(proof)) return stamped
  }
  return null
}
