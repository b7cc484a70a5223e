import type { Palette } from './palette.ts'
import { project, trace, type View } from './perspective.ts'
import { forkLength, type River } from './rules.ts'
import type { Sprite } from './scenery.ts'
import { makeSheet, type Sheet } from './sheet.ts'

/** Pixels of one unit of a sprite's drawing at the eye. */
export const spriteScale = 0.0038
// Nearest sprites are drawn this many times larger than at the eye.
const nearest = 2.1
const finest = 2

interface Channel {
  range: readonly [number, number]
  rocky: boolean
}

const channelsOf = (river: River): Channel[] => [
  ...Object.keys(river.features)
    .map(Number)
    .filter((bend) => river.features[bend] === 'fork')
    .map((bend) => ({ range: [bend, bend + forkLength] as const, rocky: true })),
  { range: [-2, river.length + 60], rocky: false },
]

/** A sprite as the camera sees it now. */
export interface Seen extends Sprite {
  x: number
  y: number
  /** Of the perspective: 1 at the eye. */
  scale: number
  /** CSS pixels to a unit of its drawing. */
  unit: number
}

/** What of `sprites` the camera sees, far to near. */
export function seen(sprites: readonly Sprite[], view: View): Seen[] {
  const found: Seen[] = []
  for (const sprite of sprites) {
    if (sprite.at - view.camera.at <= -0.9) continue
    const { x, y, scale } = project(view, sprite.at, sprite.x)
    if (scale <= (sprite.name === 'glint' || sprite.name === 'dot' ? 0.16 : 0.1)) continue
    if (x <= -view.width * 0.3 || x >= view.width * 1.3) continue
    found.push({ ...sprite, x, y, scale, unit: scale * view.unit * sprite.size * spriteScale })
  }
  return found
}

const keys = new WeakMap<Palette, string>()
/** A palette as one word; worked out once, since it is asked for in each frame. */
function keyOf(palette: Palette): string {
  const key = keys.get(palette) ?? JSON.stringify(palette)
  keys.set(palette, key)
  return key
}

// Bitmaps of the last lights and sizes: start screen, game and end screen share them.
const sheets = new Map<string, Sheet>()
function sheetOf(palette: Palette, most: number): Sheet {
  const key = `${keyOf(palette)} ${most.toFixed(3)}`
  const sheet = sheets.get(key) ?? makeSheet(palette, most)
  sheets.delete(key)
  sheets.set(key, sheet)
  const [oldest] = sheets.keys()
  if (sheets.size > 2 && oldest) sheets.delete(oldest)
  return sheet
}

/** A narrow strip of a gradient, as high as the canvas: repeated, it is put faster than a gradient is worked out. */
function strip(context: CanvasRenderingContext2D, top: number, height: number, stops: readonly [number, string][]) {
  const page = document.createElement('canvas')
  page.width = 64
  page.height = context.canvas.height
  const onPage = page.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
  const made = onPage.createLinearGradient(0, top, 0, height)
  for (const [at, color] of stops) made.addColorStop(at, color)
  onPage.fillStyle = made
  onPage.fillRect(0, 0, page.width, page.height)
  return context.createPattern(page, 'repeat') as CanvasPattern
}

/** What the canvas is drawn with, for one size and one light. */
function makeDress(context: CanvasRenderingContext2D, view: View, palette: Palette, dense: number) {
  const { canvas } = context
  const top = Math.floor(view.horizon)
  // A canvas without pixels can be no pattern.
  canvas.width = Math.max(1, Math.round(view.width * dense))
  canvas.height = Math.max(1, Math.round((view.height - top) * dense))
  Object.assign(canvas.style, { top: `${top}px`, width: `${view.width}px`, height: `${view.height - top}px` })
  const from = (view.horizon - top) * dense
  const { height } = canvas
  return {
    top,
    dense,
    shore: palette.shore,
    ground: strip(context, from, height, [
      [0, palette.mid],
      [0.25, palette.ground],
      [1, palette.island],
    ]),
    water: strip(context, from, height, palette.water),
    sheet: sheetOf(palette, view.unit * spriteScale * nearest * dense),
  }
}

/**
 * Ground, channels and sprites on one opaque canvas below the horizon. A frame of the camera fills a few paths and puts
 * bitmaps; as SVG all of it would be painted anew. `again` is called when there is more to draw.
 */
export function makeRiverCanvas(canvas: HTMLCanvasElement, river: River, again: () => void) {
  const context = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D
  const channels = channelsOf(river)
  let madeFor = ''
  let dress: ReturnType<typeof makeDress> | null = null

  const dressFor = (view: View, palette: Palette) => {
    const dense = Math.min(finest, devicePixelRatio)
    const now = [view.width, view.height, dense, keyOf(palette)].join()
    if (dress && now === madeFor) return dress
    madeFor = now
    dress = makeDress(context, view, palette, dense)
    void dress.sheet.ready.then(again)
    return dress
  }
  return (view: View, palette: Palette, sprites: Iterable<Seen>) => {
    const { top, dense, ground, water, shore, sheet } = dressFor(view, palette)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.fillStyle = ground
    context.fillRect(0, 0, canvas.width, canvas.height)
    for (const more of [0.09, 0]) {
      context.fillStyle = more > 0 ? shore : water
      for (const { range, rocky } of channels) {
        if (range[1] <= view.camera.at - 0.8 || range[0] >= view.camera.at + 30) continue
        context.beginPath()
        trace(context, view, river, range, { rocky, more, dense, top })
        context.fill()
      }
    }
    context.setTransform(dense, 0, 0, dense, 0, -top * dense)
    for (const sprite of sprites) sheet.put(context, sprite, dense)
  }
}
