import type { Sharp } from 'sharp'
import type { Refusal } from '../http/errors.ts'

const beginnings = [
  (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** How large a picture can be, and how others are refused. */
export interface PictureRules {
  maxPixels: number
  /** It's neither JPEG, PNG, nor WebP. */
  kind: (sent: Buffer) => Refusal
  unreadable: () => Refusal
}

/**
 * Opens an uploaded JPEG, PNG, or WebP, and returns what `encode` makes of it. Its type is detected from its content. It
 * is upright, and metadata such as places and dates is dropped.
 */
export async function encodePicture<Encoded>(
  sent: Buffer,
  encode: (picture: Sharp) => Promise<Encoded>,
  { maxPixels, kind, unreadable }: PictureRules,
): Promise<Encoded> {
  // The library also reads formats beyond these three, some of them with scripts.
  if (!beginnings.some((begins) => begins(sent))) throw kind(sent)
  // Loaded on demand: it needs 30 MB that most starts never use.
  const { default: sharp } = await import('sharp')
  try {
    return await encode(
      sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: 10 }).autoOrient(),
    )
  } catch {
    throw unreadable()
  }
}

/** Returns whether a file is a drawing, which may contain scripts. */
export const isSvg = (sent: Buffer): boolean =>
  /^\uFEFF?\s*<(\?xml|!doctype svg|!--|svg)/i.test(sent.toString('utf8', 0, 200))
