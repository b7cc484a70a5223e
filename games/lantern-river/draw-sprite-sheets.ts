import type { Palette } from './palette.ts'
import { shapesOf, type Shape, type ShapeName } from './shapes.ts'
import { sizeCount, type Flat, type SpriteSheets, type PlacedSprite } from './sprite-sheets.ts'

// A gap between sprites, so that smoothing doesn't blend neighbors.
const gap = 4

const filled = /<path d="([^"]+)" fill="([^"]+)"\/>/g
function flatOf(svg: string): Flat[] | null {
  if (svg.replace(filled, '') !== '') return null
  return [...svg.matchAll(filled)].map(([, path = '', fill = '']) => ({ path, fill }))
}

function stack(shapes: Record<ShapeName, Shape>): { placed: Record<ShapeName, PlacedSprite>; size: [number, number] } {
  let top = 0
  let width = 0
  const placed = {} as Record<ShapeName, PlacedSprite>
  for (const [name, { box, svg }] of Object.entries(shapes) as [ShapeName, Shape][]) {
    placed[name] = { box, top, flat: flatOf(svg) }
    top += box[3] + gap
    width = Math.max(width, box[2])
  }
  return { placed, size: [width, top] }
}

const pageOf = (
  shapes: Record<ShapeName, Shape>,
  placed: Record<ShapeName, PlacedSprite>,
  [width, height]: [number, number],
) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${Object.entries(
    placed,
  )
    .map(
      ([name, { box, top }]) =>
        `<g transform="translate(${-box[0]} ${top - box[1]})">${shapes[name as ShapeName].svg}</g>`,
    )
    .join('')}</svg>`

/** Draws every shape once; `most` is the largest resolution needed, in pixels per unit. */
export async function drawSpriteSheets(palette: Palette, most: number): Promise<SpriteSheets> {
  const shapes = shapesOf(palette)
  const { placed, size } = stack(shapes)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(pageOf(shapes, placed, size))}`
  await image.decode()
  const bitmaps = Array.from({ length: sizeCount }, (_, half) => {
    const [width, height] = [(size[0] * most) / 2 ** half, (size[1] * most) / 2 ** half]
    const page = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
    page.getContext('2d')?.drawImage(image, 0, 0, width, height)
    return page.transferToImageBitmap()
  })
  return { placed, most, bitmaps }
}
