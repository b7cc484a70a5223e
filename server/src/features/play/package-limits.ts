import { limits } from '@marigold/contract'
import { Refusal } from '../../platform/http/errors.ts'

/** The limits for a game's package. */
export const packageLimits = {
  files: 2000,
  unpackedBytes: 100_000_000,
  /** Packed size, slightly above the unpacked limit. Anything larger isn't read at all. */
  zipBytes: limits.gameZip,
  /** The directory at the end of a zip, which is held in memory. */
  directoryBytes: 4_000_000,
  manifestBytes: 256_000,
  /** Unpacked to packed size, for files over `ratioFromBytes` and for the whole package. */
  ratio: 100,
  ratioFromBytes: 100_000,
  pathCharacters: 240,
  folders: 20,
} as const

/** Refuses a package with a message that names the file and the reason. */
export function refusePackage(sentence: string): never {
  throw new Refusal('invalid', sentence, { package: [sentence] })
}

/** Returns a file's name for a message: shortened and without control characters. */
export function displayName(name: string): string {
  const plain = name.replace(/\p{C}/gu, '�')
  return `‘${plain.length > 120 ? `${plain.slice(0, 120)}…` : plain}’`
}
