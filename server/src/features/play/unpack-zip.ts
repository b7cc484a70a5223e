import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { Refusal } from '../../platform/http/errors.ts'
import {
  checkKind,
  checkRatio,
  checkFirstBytes,
  entryPath,
  isHidden,
  createNameCheck,
  ignoredKind,
} from './entry-checks.ts'
import { openZip } from './open-zip.ts'
import { packageLimits, refusePackage, displayName } from './package-limits.ts'

interface Listed {
  path: string
  entry: Entry
}

/** The unpacked files with their sizes, in the order of the zip. */
export interface Unpacked {
  files: { path: string; bytes: number }[]
  bytes: number
  /** One sentence for each file that no game could load. */
  leftOut: string[]
}

/**
 * Unpacks a game's package as a stream into a folder, which the caller deletes. Everything in the zip's directory is
 * checked before the first byte is written, and sizes and checksums during writing. Throws `Refusal` with the file and
 * the reason.
 */
export async function unpackZip(zipPath: string, folder: string): Promise<Unpacked> {
  const zip = await openZip(zipPath).catch(notReadable)
  const directoryStart = zip.readEntryCursor as unknown as number
  // Without a listener, a read error would end the process. The awaits below get the error too.
  zip.on('error', () => undefined)
  try {
    const listed = await listEntries(zip)
    await checkOverlaps(zip, listed, directoryStart)
    const wanted = listed.filter(({ path }) => !path.endsWith('/') && !isHidden(path))
    const kept = wanted.filter(({ path }) => ignoredKind(path) === null)
    const leftOut = wanted
      .map(({ path }) => ({ path, kind: ignoredKind(path) }))
      .filter(({ kind }) => kind !== null)
      .map(({ path, kind }) => `${displayName(path)} was left out: it is ${kind}, which a game cannot use.`)
    checkIndex(kept.map(({ path }) => path))
    await makeFolders(kept, folder)
    await unpackAll(zip, kept, folder)
    // Every file has the size in the directory, or unpacking would have failed.
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
  const names = createNameCheck()
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
  return refusePackage(`With ${displayName(path)} the package unpacks to more than ${megabytes} MB.`)
}

/** Refuses overlapping entries, which make a small zip unpack to a large one. */
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
      refusePackage(`${displayName(next.path)} overlaps ${displayName(span.path)} inside the zip.`)
    if (span.end > directoryStart) refusePackage(`${displayName(span.path)} overlaps the directory of the zip.`)
  }
}

function checkIndex(paths: string[]): void {
  if (paths.includes('index.html')) return
  const nested = paths.filter((path) => path.endsWith('/index.html')).sort((a, b) => a.length - b.length)[0]
  const hint = nested ? ` There is ${displayName(nested)}: zip what is inside that folder.` : ''
  refusePackage(`The package has no ‘index.html’ at its root.${hint}`)
}

async function makeFolders(kept: Listed[], folder: string): Promise<void> {
  const needed = new Set(kept.map(({ path }) => dirname(path)))
  for (const path of needed) await mkdir(join(folder, ...path.split('/')), { recursive: true })
}

const atOnce = 4

/**
 * Unpacks a few files at a time, because small files mostly wait. Resolves when all have finished, so that nothing is
 * written afterwards.
 */
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
        if (bytes === 0) checkFirstBytes(path, chunk)
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
  // An error of our disk, such as no space left, isn't the package's fault.
  if (error instanceof Refusal || 'syscall' in error) throw error
  return refusePackage(`${displayName(path)} is damaged: ${error.message.replace(/\.?$/, '.')}`)
}
