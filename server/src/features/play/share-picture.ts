import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { GameManifest } from '@marigold/contract'

/** The file beside a game's other media; no package brings one under this name. */
export const sharePicture = 'marigold-share.jpg'

// What services that show links ask for.
const size = { width: 1200, height: 630 }
const mostPixels = 20_000_000
// A drawing of a few lines that repeats itself ten times over ten times keeps a processor busy for seconds.
const repeating = /<!ENTITY|\0|<(?:[\w.-]+:)?(?:use|pattern|filter|marker|image|mask)\b/i
const largestDrawing = 2_000_000

async function isSimple(path: string): Promise<boolean> {
  if (!/\.svg$/i.test(path)) return true
  const { size } = await stat(path)
  return size <= largestDrawing && !repeating.test(await readFile(path, 'utf8'))
}

/** Draws the picture for links to a game out of its widest cover. False where it has none that can be drawn. */
export async function drawSharePicture({ media }: GameManifest, folder: string): Promise<boolean> {
  const cover = media.cover_wide ?? media.cover_land ?? media.cover
  if (cover === undefined) return false
  // Thirty megabytes that a start without new games does not need.
  const { default: sharp } = await import('sharp')
  try {
    if (!(await isSimple(join(folder, cover)))) return false
    await sharp(join(folder, cover), { limitInputPixels: mostPixels })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#fff9ef' })
      .jpeg({ quality: 82, mozjpeg: true })
      .toFile(join(folder, sharePicture))
    return true
  } catch {
    // A cover that browsers may still show: the link goes without a picture of its own.
    return false
  }
}
