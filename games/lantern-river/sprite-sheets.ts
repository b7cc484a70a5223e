import type { Shape, ShapeName } from './shapes.ts'

interface Put {
  name: ShapeName
  x: number
  y: number
  /** CSS pixels per drawing unit. */
  unit: number
}

export interface Flat {
  path: string
  fill: string
}
export interface PlacedSprite extends Pick<Shape, 'box'> {
  top: number
  /** The shape's paths, if it uses only flat colors. */
  flat: Flat[] | null
}
/** All shapes as bitmaps at full size and successive halves, with their positions; can be sent to a worker. */
export interface SpriteSheets {
  placed: Record<ShapeName, PlacedSprite>
  /** Pixels per unit at full size. */
  most: number
  // Bitmaps draw faster than canvases, which are copied again for each of the hundred shapes in a frame.
  bitmaps: ImageBitmap[]
}

/** Number of sizes: full, half, quarter, and so on. */
export const sizeCount = 5
// From this height in canvas pixels, filling flat paths is faster than scaling a bitmap.
const minFilledHeight = 80

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

interface FlatPath {
  path: Path2D
  fill: string
}
function putFlat(context: Context, flat: readonly FlatPath[], { x, y, unit }: Put): void {
  context.save()
  context.translate(x, y)
  context.scale(unit, unit)
  for (const { path, fill } of flat) {
    context.fillStyle = fill
    context.fill(path)
  }
  context.restore()
}

/** Draws a shape with `dense` canvas pixels per CSS pixel. */
export type DrawShape = (context: Context, where: Put, dense: number) => void

/**
 * Returns a function that draws shapes from their sheets; distant shapes use a smaller bitmap so that they stay smooth.
 */
export function makeShapeDrawer({ placed, most, bitmaps }: SpriteSheets): DrawShape {
  const flats = new Map(
    Object.entries(placed).map(([name, { flat }]) => [
      name,
      flat?.map(({ path, fill }) => ({ path: new Path2D(path), fill })),
    ]),
  )
  return (context, where, dense) => {
    const { name, x, y, unit } = where
    const half = Math.max(0, Math.min(sizeCount - 1, Math.floor(Math.log2(most / (unit * dense)))))
    const page = bitmaps[half]
    if (!page) return
    const { box, top } = placed[name]
    const flat = flats.get(name)
    if (flat && box[3] * unit * dense > minFilledHeight) return putFlat(context, flat, where)
    const k = most / 2 ** half
    const [left, up, width, height] = box
    context.drawImage(
      page,
      0,
      top * k,
      width * k,
      height * k,
      x + left * unit,
      y + up * unit,
      width * unit,
      height * unit,
    )
  }
}
