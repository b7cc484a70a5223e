import type { Palette } from './palette.ts'
import { shapesOf, type Shape, type ShapeName } from './shapes.ts'

interface Put {
  name: ShapeName
  x: number
  y: number
  /** CSS pixels to a unit of the drawing. */
  unit: number
}

/** All shapes as bitmaps, at full size and at halves of it: a far one is drawn from a small one, and stays smooth. */
export interface Sheet {
  /** Done when the bitmaps stand. */
  ready: Promise<void>
  /** Puts a shape where it stands, with `dense` pixels of the canvas to a CSS pixel. Nothing before the bitmaps are made. */
  put(context: CanvasRenderingContext2D, where: Put, dense: number): void
}

const halves = 5
// Between two shapes, so that smoothing never takes in a neighbor.
const gap = 4

// From this height on, in pixels of the canvas, flat paths are filled faster than a bitmap is scaled.
const large = 80

interface Flat {
  path: Path2D
  fill: string
}
interface Placed extends Shape {
  top: number
  /** Its paths, where all of it is flat color. */
  flat: Flat[] | null
}

const filled = /<path d="([^"]+)" fill="([^"]+)"\/>/g
function flatOf(svg: string): Flat[] | null {
  if (svg.replace(filled, '') !== '') return null
  return [...svg.matchAll(filled)].map(([, path = '', fill = '']) => ({ path: new Path2D(path), fill }))
}

function stack(shapes: Record<ShapeName, Shape>): { placed: Record<ShapeName, Placed>; size: [number, number] } {
  let top = 0
  let width = 0
  const placed = {} as Record<ShapeName, Placed>
  for (const [name, shape] of Object.entries(shapes) as [ShapeName, Shape][]) {
    placed[name] = { ...shape, top, flat: flatOf(shape.svg) }
    top += shape.box[3] + gap
    width = Math.max(width, shape.box[2])
  }
  return { placed, size: [width, top] }
}

const pageOf = (placed: Record<ShapeName, Placed>, [width, height]: [number, number]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${Object.values(
    placed,
  )
    .map(({ box, top, svg }) => `<g transform="translate(${-box[0]} ${top - box[1]})">${svg}</g>`)
    .join('')}</svg>`

function putFlat(context: CanvasRenderingContext2D, flat: readonly Flat[], x: number, y: number, unit: number): void {
  context.save()
  context.translate(x, y)
  context.scale(unit, unit)
  for (const { path, fill } of flat) {
    context.fillStyle = fill
    context.fill(path)
  }
  context.restore()
}

/** Draws the shapes once; `most` pixels to a unit is the largest that is asked for. */
export function makeSheet(palette: Palette, most: number): Sheet {
  const { placed, size } = stack(shapesOf(palette))
  // Bitmaps, not canvases: each frame puts a hundred shapes, and a canvas is copied anew for each of them.
  const pages: ImageBitmap[] = []
  const image = new Image()
  const fill = () => {
    for (let half = 0; half < halves; half++) {
      const [width, height] = [(size[0] * most) / 2 ** half, (size[1] * most) / 2 ** half]
      const page = new OffscreenCanvas(Math.ceil(width), Math.ceil(height))
      page.getContext('2d')?.drawImage(image, 0, 0, width, height)
      pages.push(page.transferToImageBitmap())
    }
  }
  image.src = `data:image/svg+xml,${encodeURIComponent(pageOf(placed, size))}`
  return {
    ready: image.decode().then(fill),
    put(context, { name, x, y, unit }, dense) {
      const half = Math.max(0, Math.min(halves - 1, Math.floor(Math.log2(most / (unit * dense)))))
      const page = pages[half]
      if (!page) return
      const { box, top, flat } = placed[name]
      if (flat && box[3] * unit * dense > large) return putFlat(context, flat, x, y, unit)
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
    },
  }
}
