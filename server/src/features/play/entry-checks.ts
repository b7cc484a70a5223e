import { getFileNameLowLevel, type Entry } from 'yauzl'
import { packageLimits, refusePackage, shownName } from './package-limits.ts'

const unixTypes: Record<number, string> = {
  0o120000: 'a link',
  0o020000: 'a device',
  0o060000: 'a device',
  0o010000: 'a pipe',
  0o140000: 'a socket',
}
// Archives that a game could load and unpack by itself, past all checks.
const archive = /\.(zip|rar|7z|tar|tgz|tbz2?|txz|tar\.\w+|jar|apk|xz|bz2|zst|lz4|lzma)$/i
/** What no game in a browser loads, by the ending of its name. */
const useless: [what: string, ending: RegExp][] = [
  ['a document', /\.(docx|dotx|docm|xlsx|xlsm|xltx|pptx|ppsx|pptm|od[tspg]|epub|vsdx|xps|oxps)$/i],
  [
    'an executable',
    /\.(exe|msi|msix|appx|scr|bat|cmd|ps1|psm1|vbs|wsf|sh|bash|app|deb|rpm|appimage|dmg|iso|cab|pkg|ipa|elf|so|dylib|run|lnk|reg)$/i,
  ],
  ['a server script', /\.(php\d?|phtml|phar|aspx?|ashx|asmx|jspx?|cgi|pl|py|rb|cfm)$/i],
]

/** What a file is that's left out of a package with a warning; null for a file that a game may load. */
export function uselessKind(path: string): string | null {
  return useless.find(([, ending]) => ending.test(path))?.[0] ?? null
}
// On Windows these open a device, whatever stands behind a dot.
const deviceName = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i

/** The name of an entry with slashes forward; folders keep the one at their end. Refuses names that could lead elsewhere. */
export function entryPath(entry: Entry): string {
  // Names come as bytes, so that a refusal can name them in our words.
  const name = getFileNameLowLevel(
    entry.generalPurposeBitFlag,
    entry.fileName as unknown as Buffer,
    entry.extraFields,
    false,
  )
  const path = name.replaceAll('\\', '/')
  if (path === '' || path === '/') refusePackage('The package has a file without a name.')
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) refusePackage(`${shownName(path)} is an absolute path.`)
  const parts = path.replace(/\/$/, '').split('/')
  if (parts.includes('..')) refusePackage(`${shownName(path)} climbs out of the package.`)
  if (parts.includes('.') || parts.includes(''))
    refusePackage(`${shownName(path)} has an empty or ‘.’ step in its path.`)
  if (/[\p{Cc}:*?"<>|\uFFFD]/u.test(path))
    refusePackage(`${shownName(path)} has a character that file names cannot have.`)
  const unfit = parts.find((part) => deviceName.test(part) || /[. ]$/.test(part))
  if (unfit !== undefined)
    refusePackage(`${shownName(path)} has a name that Windows keeps for itself or cuts: ${shownName(unfit)}.`)
  if (path.length > packageLimits.pathCharacters || parts.some((part) => Buffer.byteLength(part) > 200))
    refusePackage(`${shownName(path)} has too long a name.`)
  if (parts.length > packageLimits.folders) refusePackage(`${shownName(path)} lies too many folders deep.`)
  return path
}

/** Refuses what is no plain file or folder: links, devices, encrypted entries, archives by name, unknown compression. */
export function checkKind(entry: Entry, path: string): void {
  // Whatever system the package says it was made on: the bits decide what unpackers would make of it.
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000
  const kind = unixTypes[mode]
  if (kind !== undefined) refusePackage(`${shownName(path)} is ${kind}; a package may hold files and folders only.`)
  if (mode !== 0 && mode !== 0o100000 && mode !== 0o040000)
    refusePackage(`${shownName(path)} is neither a file nor a folder.`)
  if (entry.isEncrypted()) refusePackage(`${shownName(path)} is encrypted.`)
  if (path.endsWith('/')) {
    if (entry.uncompressedSize > 0) refusePackage(`${shownName(path)} is a folder with content of its own.`)
    return
  }
  if (mode === 0o040000) refusePackage(`${shownName(path)} is marked as a folder but named as a file.`)
  if (archive.test(path)) refusePackage(`${shownName(path)} is an archive inside the archive.`)
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== 8)
    refusePackage(`${shownName(path)} is compressed in a way that is not supported; use ‘deflate’.`)
}

/** Refuses a file that says it unpacks to far more than its packed size. */
export function checkRatio(path: string, unpacked: number, packed: number): void {
  if (unpacked > packageLimits.ratioFromBytes && unpacked > packed * packageLimits.ratio)
    refusePackage(`${shownName(path)} unpacks to more than ${packageLimits.ratio} times its packed size.`)
}

const magics: [string, number[]][] = [
  ['a zip archive', [0x50, 0x4b, 0x03, 0x04]],
  ['an empty zip archive', [0x50, 0x4b, 0x05, 0x06]],
  ['a rar archive', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['a 7z archive', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['an xz archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
]

/** Refuses an archive that goes by another name, by its first bytes. */
export function checkStart(path: string, start: Uint8Array): void {
  const found = magics.find(([, bytes]) => bytes.every((byte, at) => start[at] === byte))
  if (found) refusePackage(`${shownName(path)} is ${found[0]} inside the archive.`)
}

/** Files that no game needs: hidden ones and what file managers leave behind. */
export function isDropped(path: string): boolean {
  const parts = path.split('/')
  return (
    parts.some((part) => part.startsWith('.') && part !== '') ||
    parts[0] === '__MACOSX' ||
    ['thumbs.db', 'desktop.ini'].includes((parts.at(-1) ?? '').toLowerCase())
  )
}

/** Remembers the names of a package and refuses a second use, also of names that some disks cannot tell apart. */
export function nameBook() {
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
        if (asFolder && files.has(key)) refusePackage(`${shownName(name)} is both a file and a folder.`)
        if (asFolder) {
          folders.set(key, name)
          continue
        }
        if (folders.has(key)) refusePackage(`${shownName(name)} is both a file and a folder.`)
        const before = files.get(key)
        if (before === name) refusePackage(`${shownName(name)} is in the package twice.`)
        if (before !== undefined)
          refusePackage(`${shownName(name)} and ${shownName(before)} differ only in capitals or accents.`)
        files.set(key, name)
      }
    },
  }
}
