import { getFileNameLowLevel, type Entry } from 'yauzl'
import { packageLimits, refusePackage, displayName } from './package-limits.ts'

const unixTypes: Record<number, string> = {
  0o120000: 'a link',
  0o020000: 'a device',
  0o060000: 'a device',
  0o010000: 'a pipe',
  0o140000: 'a socket',
}
// Archives that a game could load and unpack by itself, bypassing all checks.
const archive = /\.(zip|rar|7z|tar|tgz|tbz2?|txz|tar\.\w+|jar|apk|xz|bz2|zst|lz4|lzma)$/i
/** File types that no game in a browser loads. */
const ignored: [what: string, ending: RegExp][] = [
  ['a document', /\.(docx|dotx|docm|xlsx|xlsm|xltx|pptx|ppsx|pptm|od[tspg]|epub|vsdx|xps|oxps)$/i],
  [
    'an executable',
    /\.(exe|msi|msix|appx|scr|bat|cmd|ps1|psm1|vbs|wsf|sh|bash|app|deb|rpm|appimage|dmg|iso|cab|pkg|ipa|elf|so|dylib|run|lnk|reg)$/i,
  ],
  ['a server script', /\.(php\d?|phtml|phar|aspx?|ashx|asmx|jspx?|cgi|pl|py|rb|cfm)$/i],
]

/** Returns what kind of file is left out of a package with a warning, or null for a file that a game may load. */
export function ignoredKind(path: string): string | null {
  return ignored.find(([, ending]) => ending.test(path))?.[0] ?? null
}
// On Windows these names open a device, whatever extension they have.
const deviceName = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i

/**
 * Returns the path of an entry with forward slashes. Folders keep the trailing one. Refuses paths that could lead
 * outside.
 */
export function entryPath(entry: Entry): string {
  // Names are bytes here, so that a refusal can show them.
  const name = getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileName as unknown as Buffer,
    entry.extraFields,
    false,
  )
  const path = name.replaceAll('\\', '/')
  if (path === '' || path === '/') refusePackage('The package has a file without a name.')
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) refusePackage(`${displayName(path)} is an absolute path.`)
  const parts = path.replace(/\/$/, '').split('/')
  if (parts.includes('..')) refusePackage(`${displayName(path)} climbs out of the package.`)
  if (parts.includes('.') || parts.includes(''))
    refusePackage(`${displayName(path)} has an empty or ‘.’ step in its path.`)
  if (/[\p{Cc}:*?"<>|\uFFFD]/u.test(path))
    refusePackage(`${displayName(path)} has a character that file names cannot have.`)
  const unfit = parts.find((part) => deviceName.test(part) || /[. ]$/.test(part))
  if (unfit !== undefined)
    refusePackage(`${displayName(path)} has a name that Windows keeps for itself or cuts: ${displayName(unfit)}.`)
  if (path.length > packageLimits.pathCharacters || parts.some((part) => Buffer.byteLength(part) > 200))
    refusePackage(`${displayName(path)} has too long a name.`)
  if (parts.length > packageLimits.folders) refusePackage(`${displayName(path)} lies too many folders deep.`)
  return path
}

/**
 * Refuses anything but plain files and folders: links, devices, encrypted entries, archives by name, and unknown
 * compression.
 */
export function checkKind(entry: Entry, path: string): void {
  // Checked whatever system the package claims to be made on: unpackers only look at the bits.
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000
  const kind = unixTypes[mode]
  if (kind !== undefined) refusePackage(`${displayName(path)} is ${kind}; a package may hold files and folders only.`)
  if (mode !== 0 && mode !== 0o100000 && mode !== 0o040000)
    refusePackage(`${displayName(path)} is neither a file nor a folder.`)
  if (entry.isEncrypted()) refusePackage(`${displayName(path)} is encrypted.`)
  if (path.endsWith('/')) {
    if (entry.uncompressedSize > 0) refusePackage(`${displayName(path)} is a folder with content of its own.`)
    return
  }
  if (mode === 0o040000) refusePackage(`${displayName(path)} is marked as a folder but named as a file.`)
  if (archive.test(path)) refusePackage(`${displayName(path)} is an archive inside the archive.`)
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    refusePackage(`${displayName(path)} is compressed in a way that is not supported; use ‘deflate’.`)
}

/** Refuses a file that claims to unpack to far more than its packed size. */
export function checkRatio(path: string, unpacked: number, packed: number): void {
  if (unpacked > packageLimits.ratioFromBytes && unpacked > packed * packageLimits.ratio)
    refusePackage(`${displayName(path)} unpacks to more than ${packageLimits.ratio} times its packed size.`)
}

const magics: [string, number[]][] = [
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty zip archive', [0x50, 0x4b, 0x05, 0x06]],
  ['a rar archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['an xz archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
]

/** Refuses an archive with another extension, by its first bytes. */
export function checkFirstBytes(path: string, start: Uint8Array): void {
  const found = magics.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (found) refusePackage(`${displayName(path)} is ${found[0]} inside the archive.`)
}

/** Returns whether a file is dropped: hidden files, and what file managers leave behind. */
export function isHidden(path: string): boolean {
  const parts = path.split('/')
  return (
    parts.some((part) => part.startsWith('.') && part !== '') ||
    parts[0] === '__MACOSX' ||
    ['thumbs.db', 'desktop.ini'].includes((parts.at(-1) ?? '').toLowerCase())
  )
}

/** Returns a check that refuses a repeated name, including names that some disks can't tell apart. */
export function createNameCheck() {
  const files = new Map<string, string>()
  const folders = new Map<string, string>()
  const sameAs = (name: string) => name.normalize('NFC').toLowerCase()
  return {
    add(path: string): void {
      const isFolder = path.endsWith('/')
      const parts = path.replace(/\/$/, '').split('/')
      for (let depth = 1; depth <= parts.length; depth++) {
        const name = parts.slice(0, depth).join('/')
        const key = sameAs(name)
        const asFolder = isFolder || depth < parts.length
        if (asFolder && files.has(key)) refusePackage(`${displayName(name)} is both a file and a folder.`)
        if (asFolder) {
          folders.set(key, name)
          continue
        }
        if (folders.has(key)) refusePackage(`${displayName(name)} is both a file and a folder.`)
        const before = files.get(key)
        if (before === name) refusePackage(`${displayName(name)} is in the package twice.`)
        if (before !== undefined)
          refusePackage(`${displayName(name)} and ${displayName(before)} differ only in capitals or accents.`)
        files.set(key, name)
      }
    },
  }
}
