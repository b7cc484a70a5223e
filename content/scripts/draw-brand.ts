// node content/scripts/draw-brand.ts: draws the brand's image files for browsers and other sites (home screen icons,
// the picture for link previews). They're committed, because they only change with the brand.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const brand = join(import.meta.dirname, '../../web/app/assets/brand')
const target = join(import.meta.dirname, '../../web/public')
const cream = '#fff9ef'

const draw = (name: string, width: number) =>
  sharp(readFileSync(join(brand, name)), { density: 300 })
    .resize({ width })
    .png()
    .toBuffer()

/** Draws the logo on cream. It takes up `share` of the side, so that a round mask cuts nothing off. */
async function icon(file: string, side: number, share: number): Promise<void> {
  const sign = await draw('sign.svg', Math.round(side * share))
  await sharp({ create: { width: side, height: side, channels: 3, background: cream } })
    .composite([{ input: sign, gravity: 'centre' }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(target, file))
}

await icon('icon-192.png', 192, 0.84)
await icon('icon-512.png', 512, 0.84)
await icon('icon-maskable.png', 512, 0.6)
await icon('apple-touch-icon.png', 180, 0.76)

const [width, height] = [1200, 630]
const panel = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="620" height="190"><rect width="620" height="190" rx="40" fill="${cream}"/></svg>`,
)
await sharp(join(brand, 'lantern-river-wide.svg'), { density: 200 })
  .resize({ width, height, fit: 'cover' })
  .composite([
    { input: panel, left: 64, top: 64 },
    { input: await draw('lockup.svg', 520), left: 114, top: 102 },
  ])
  .flatten({ background: cream })
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(target, 'share.jpg'))
