import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl'

/**
 * Reads a file at the offsets in a zip, which may be wrong. An offset past the end is an error here; yauzl's own reader
 * would throw where nothing can catch it and end the process.
 */
class BoundedReader extends RandomAccessReader {
  readonly #file: FileHandle
  readonly #path: string
  readonly #size: number

  constructor(file: FileHandle, path: string, size: number) {
    super()
    this.#file = file
    this.#path = path
    this.#size = size
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    if (position + length > this.#size) setImmediate(callback, null, 0)
    else this.#file.read(buffer, offset, length, position).then(({ bytesRead }) => callback(null, bytesRead), callback)
  }

  override createReadStream({ start, end }: { start: number; end: number }): Readable {
    const last = Math.min(end, this.#size) - 1
    if (start > last) return Readable.from([])
    // yauzl closes what a discarded stream reads from, so each stream opens its own.
    return createReadStream(this.#path, { start, end: last })
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(() => callback(null), callback)
  }
}

/** Opens a zip for reading entry by entry. Names stay bytes and sizes unchecked: the caller checks both. */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const options = { decodeStrings: false, validateEntrySizes: false, autoClose: false, lazyEntries: true }
    return await fromRandomAccessReaderPromise(new BoundedReader(file, path, size), size, options)
  } catch (error) {
    await file.close()
    throw error
  }
}
