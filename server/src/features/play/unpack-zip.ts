import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { Refusal } from '../../platform/http/errors.ts'
import { checkKind, checkRatio, checkStart, entryPath, isDropped, nameBook, uselessKind } from './entry-checks.ts'
import { openZip } from './open-zip.ts'
import { packageLimits, refusePackage, shownName } from './package-limits.ts'

interface Listed {
  path: string
  entry: Entry
}

/** What was unpacked: paths with their sizes, in the order of the zip. */
export interface Unpacked {
  files: { path: string; bytes: number }[]
  bytes: number
  /** One sentence for each file that no game could load. */
  leftOut: string[]
}

/**
 * Unpacks a game's package into a folder that is the caller's to throw away, reading it as a stream. Everything that
 * the directory of the zip tells is checked before the first byte is written; sizes and checksums while writing.
 * Throws `Refusal` with a sentence that names the file and the reason.
 */
export async function unpackZip(zipPath: string, folder: string): Promise<Unpacked> {
  const zip = await openZip(zipPath).catch(notReadable)
  const directoryStart = zip.readEntryCursor as unknown as number
  // Without a listener a fault while reading would end the process; each await below sees it as well.
  zip.on('error', () => undefined)
  try {
    const listed = await listEntries(zip)
    await checkOverlaps(zip, listed, directoryStart)
    const wanted = listed.filter(({ path }) => !path.endsWith('/') && !isDropped(path))
    const kept = wanted.filter(({ path }) => uselessKind(path) === null)
    const leftOut = wanted
      .map(({ path }) => ({ path, kind: uselessKind(path) }))
      .filter(({ kind }) => kind !== null)
      .map(({ path, kind }) => `${shownName(path)} was left out: it is ${kind}, which a game cannot use.`)
    checkIndex(kept.map(({ path }) => path))
    await makeFolders(kept, folder)
    await unpackAll(zip, kept, folder)
    // Each file has come out as large as the directory says.
    const files = kept.map(({ path, entry }) => ({ path, bytes: entry.uncompressedSize }))
    return { files, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0), leftOut }
  } finally {
    zip.close()
  }
}

function notReadable(error: Error): never {
  if (error instanceof Refusal || 'syscall' in error) throw error
  return refusePackage(`The package cannot be read as a zip: ${error.message.replace(/\.?$/, '.')}`)
}

async function listEntries(zip: ZipFile): Promise<Listed[]> {
  const listed: Listed[] = []
  const names = nameBook()
  let files = 0
  let unpacked = 0
  if (zip.entryCount > packageLimits.files * 4) tooMany()
  const directoryBytes = zip.fileSize - (zip.readEntryCursor as unknown as number)
  if (directoryBytes > packageLimits.directoryBytes)
    refusePackage(`The list of files in the zip is larger than ${packageLimits.directoryBytes / 1_000_000} MB.`)
  try {
    for await (const entry of zip.eachEntry()) {
      const path = entryPath(entry)
      checkKind(entry, path)
      names.add(path)
      listed.push({ path, entry })
      if (path.endsWith('/')) continue
      if (++files > packageLimits.files) tooMany()
      unpacked += entry.uncompressedSize
      if (unpacked > packageLimits.unpackedBytes) tooLarge(path)
      checkRatio(path, entry.uncompressedSize, entry.compressedSize)
    }
  } catch (error) {
    notReadable(error as Error)
  }
  if (unpacked > packageLimits.ratioFromBytes && unpacked > zip.fileSize * packageLimits.ratio)
    refusePackage(`The package unpacks to more than ${packageLimits.ratio} times its size.`)
  return listed
}

function tooMany(): never {
  return refusePackage(`The package has more than ${packageLimits.files.toLocaleString('en-US')} files.`)
}

function tooLarge(path: string): never {
  const megabytes = packageLimits.unpackedBytes / 1_000_000
  return refusePackage(`With ${shownName(path)} the package unpacks to more than ${megabytes} MB.`)
}

/** Two entries on the same bytes are how a small zip pretends to be a large one. */
async function checkOverlaps(zip: ZipFile, listed: Listed[], directoryStart: number): Promise<void> {
  const spans: { path: string; start: number; end: number }[] = []
  for (const { path, entry } of listed) {
    const start = entry.relativeOffsetOfLocalHeader
    const header = await zip.readLocalFileHeaderPromise(entry, { minimal: true }).catch((error) => damaged(path, error))
    spans.push({ path, start, end: header.fileDataStart + entry.compressedSize })
  }
  spans.sort((a, b) => a.start - b.start)
  for (const [at, span] of spans.entries()) {
    const next = spans[at + 1]
    if (next && next.start < span.end)
      refusePackage(`${shownName(next.path)} overlaps ${shownName(span.path)} inside the zip.`)
    if (span.end > directoryStart) refusePackage(`${shownName(span.path)} overlaps the directory of the zip.`)
  }
}

function checkIndex(paths: string[]): void {
  if (paths.includes('index.html')) return
  const nested = paths.filter((path) => path.endsWith('/index.html')).sort((a, b) => a.length - b.length)[0]
  const hint = nested ? ` There is ${shownName(nested)}: zip what is inside that folder.` : ''
  refusePackage(`The package has no ‘index.html’ at its root.${hint}`)
}

async function makeFolders(kept: Listed[], folder: string): Promise<void> {
  const needed = new Set(kept.map(({ path }) => dirname(path)))
  for (const path of needed) await mkdir(join(folder, ...path.split('/')), { recursive: true })
}

const atOnce = 4

/** A few at once, since small files are mostly waiting. Ends when all have ended, so that nothing is written afterwards. */
async function unpackAll(zip: ZipFile, kept: Listed[], folder: string): Promise<void> {
  const rest = kept.values()
  let failed = false
  const work = async (): Promise<void> => {
    for (const one of rest) {
      if (failed) return
      await unpackOne(zip, one, folder).catch((error: unknown) => {
        failed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, work))
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

async function unpackOne(zip: ZipFile, { path, entry }: Listed, folder: string): Promise<void> {
  const target = join(folder, ...path.split('/'))
  let sum = 0
  let bytes = 0
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        if (bytes === 0) checkStart(path, chunk)
        bytes += chunk.length
        if (bytes > entry.uncompressedSize) damaged(path, new Error('its size is not as announced'))
        sum = crc32(chunk, sum)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  try {
    const stream: Readable = await zip.openReadStreamPromise(entry)
    await pipeline(stream, watch, createWriteStream(target, { flags: 'wx' }))
  } catch (error) {
    damaged(path, error as Error)
  }
  if (bytes !== entry.uncompressedSize) damaged(path, new Error('its size is not as announced'))
  if (sum !== entry.crc32) damaged(path, new Error('its checksum is wrong'))
}

function damaged(path: string, error: Error): never {
  // A fault of our disk, such as no space left, is not the package's.
  if (error instanceof Refusal || 'syscall' in error) throw error
  return refusePackage(`${shownName(path)} is damaged: ${error.message.replace(/\.?$/, '.')}`)
}
