import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameManifest } from '@marigold/contract'

/** The file next to a game's other media. No package can bring a file of this name. */
export const sharePicture = 'marigold-share.jpg'

// The size that link previews ask for.
const size = { width: 1200, height: 630 }
const maxPixels = 20_000_000
// A drawing of a few lines that repeats itself ten times over and over keeps a processor busy for seconds.
const repeating = /<!ENTITY|\0|<(?:[\w.-]+:)?(?:use|pattern|filter|marker|image|mask)\b/i
const largestDrawing = 2_000_000

async function isSimple(path: string): Promise<boolean> {
  if (!/\.svg$/i.test(path)) return true
  const { size } = await stat(path)
  return size <= largestDrawing && !repeating.test(await readFile(path, 'utf8'))
}

/** Renders the picture for link previews from a game's widest cover. Returns false when no cover can be rendered. */
export async function drawSharePicture({ media }: GameManifest, folder: string): Promise<boolean> {
  const cover = media.cover_wide ?? media.cover_land ?? media.cover
  if (cover === undefined) return false
  // Loaded on demand: it needs 30 MB that a start without new games doesn't.
  const { default: sharp } = await import('sharp')
  try {
    if (!(await isSimple(join(folder, cover)))) return false
    await sharp(join(folder, cover), { limitInputPixels: maxPixels })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#fff9ef' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, sharePicture))
    return true
  } catch {
    // Browsers may still show this cover, but links have no picture.
    return false
  }
}
