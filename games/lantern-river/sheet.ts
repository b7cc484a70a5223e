import type { Shape, ShapeName } from './shapes.ts'

interface Put {
  name: ShapeName
  x: number
  y: number
  /** CSS pixels to a unit of the drawing. */
  unit: number
}

export interface Flat {
  path: string
  fill: string
}
export interface Placed extends Pick<Shape, 'box'> {
  top: number
  /** Its paths, where all of it is flat color. */
  flat: Flat[] | null
}
/** All shapes as bitmaps, at full size and at halves of it, and where each is on them: ready to be handed to a worker. */
export interface Pages {
  placed: Record<ShapeName, Placed>
  /** Pixels to a unit of the largest. */
  most: number
  // Bitmaps, not canvases: each frame puts a hundred shapes, and a canvas is copied anew for each of them.
  bitmaps: ImageBitmap[]
}

/** The largest, half of it, a quarter and so on. */
export const halves = 5
// From this height on, in pixels of the canvas, flat paths are filled faster than a bitmap is scaled.
const large = 80

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

/** Puts a shape where it stands, with `dense` pixels of the canvas to a CSS pixel. */
export type PutShape = (context: Context, where: Put, dense: number) => void

/** Puts shapes from their pages: a far one is drawn from a small one, and stays smooth. */
export function makePut({ placed, most, bitmaps }: Pages): PutShape {
  const flats = new Map(
    Object.entries(placed).map(([name, { flat }]) => [
      name,
      flat?.map(({ path, fill }) => ({ path: new Path2D(path), fill })),
    ]),
  )
  return (context, where, dense) => {
    const { name, x, y, unit } = where
    const half = Math.max(0, Math.min(halves - 1, Math.floor(Math.log2(most / (unit * dense)))))
    const page = bitmaps[half]
    if (!page) return
    const { box, top } = placed[name]
    const flat = flats.get(name)
    if (flat && box[3] * unit * dense > large) return putFlat(context, flat, where)
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
