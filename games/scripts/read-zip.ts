import { crc32, inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const maxBytes = 100_000_000

/** Returns the files of a zip by path, for the bench during development. The server's importer has its own checks. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('This is not a zip file.')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  let total = 0
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new Error('The list of files in this zip is broken.')
    const method = zip.readUInt16LE(at + 10)
    const packed = zip.readUInt32LE(at + 20)
    const size = zip.readUInt32LE(at + 24)
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    total += size
    if (total > maxBytes) throw new Error('Unpacked, this zip is over 100 MB.')
    if (!name.endsWith('/')) {
      const raw = zip.subarray(start, start + packed)
      const data = method === 0 ? raw : inflateRawSync(raw, { maxOutputLength: maxBytes })
      if (crc32(data) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`)
      files.set(name, data)
    }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (!files.has('index.html')) throw new Error('There is no index.html at the root of this zip.')
  return files
}
