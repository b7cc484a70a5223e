import { Refusal } from '../../platform/http/errors.ts'

/** The most that a game's package may hold. */
export const packageLimits = {
  files: 2000,
  unpackedBytes: 100_000_000,
  /** Packed, a little more than what is allowed unpacked: nothing larger is read at all. */
  zipBytes: 110_000_000,
  /** The list of files at the end of a zip; it is held in memory. */
  directoryBytes: 4_000_000,
  manifestBytes: 256_000,
  /** Unpacked to packed, for files over `ratioFromBytes` and for the package as a whole. */
  ratio: 100,
  ratioFromBytes: 100_000,
  pathCharacters: 240,
  folders: 20,
} as const

/** Refuses a package with one sentence that names the file and the reason. */
export function refusePackage(sentence: string): never {
  throw new Refusal('invalid', sentence, { package: [sentence] })
}

/** A file's name fit for a sentence: no control characters, not endless. */
export function shownName(name: string): string {
  const plain = name.replace(/\p{C}/gu, '�')
  return `‘${plain.length > 120 ? `${plain.slice(0, 120)}…` : plain}’`
}
