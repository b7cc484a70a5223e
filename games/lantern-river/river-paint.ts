import type { Palette } from './palette.ts'
import { trace, type View } from './perspective.ts'
import { forkLength, type River } from './rules.ts'
import type { Context, PutShape } from './sheet.ts'
import { painted, type Scenery } from './sight.ts'

type Surface = HTMLCanvasElement | OffscreenCanvas

/** A river with all that stands around it. */
export interface Scene {
  river: River
  scenery: Scenery
}

/** The size and the light that a canvas is painted in. */
export interface Dress {
  /** Where the stage and its horizon are; its camera does not matter. */
  view: View
  palette: Pick<Palette, 'mid' | 'ground' | 'island' | 'shore' | 'water'>
  /** Pixels of the canvas to a CSS pixel. */
  dense: number
}

/** The stage's height above the canvas. */
export const topOf = ({ horizon }: View): number => Math.floor(horizon)

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

/** A narrow strip of a gradient, as high as the canvas: repeated, it is put faster than a gradient is worked out. */
function strip(context: Context, top: number, height: number, stops: readonly [number, string][]) {
  const page = new OffscreenCanvas(64, context.canvas.height)
  const onPage = page.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D
  const made = onPage.createLinearGradient(0, top, 0, height)
  for (const [at, color] of stops) made.addColorStop(at, color)
  onPage.fillStyle = made
  onPage.fillRect(0, 0, page.width, page.height)
  return context.createPattern(page, 'repeat') as CanvasPattern
}

/** Gives a canvas its size, and the paints of its light. */
function dressUp(context: Context, { view, palette, dense }: Dress) {
  const { canvas } = context
  const top = topOf(view)
  // A canvas without pixels can be no pattern.
  canvas.width = Math.max(1, Math.round(view.width * dense))
  canvas.height = Math.max(1, Math.round((view.height - top) * dense))
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
  }
}

/**
 * Ground, channels and sprites on one opaque canvas below the horizon. A frame of the camera fills a few paths and puts
 * bitmaps; as SVG all of it would be painted anew.
 */
export function makeRiverPaint(canvas: Surface, { river, scenery }: Scene) {
  const context = canvas.getContext('2d', { alpha: false }) as Context
  const channels = channelsOf(river)
  let dressed: ReturnType<typeof dressUp> | null = null
  return {
    dress(next: Dress): void {
      dressed = dressUp(context, next)
    },
    /** Paints what a camera sees; no sprites where there is nothing to put them with yet. */
    paint(view: View, put: PutShape | null): void {
      if (!dressed) return
      const { top, dense, ground, water, shore } = dressed
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
      if (!put) return
      context.setTransform(dense, 0, 0, dense, 0, -top * dense)
      for (const sprite of painted(scenery, view)) put(context, sprite, dense)
    },
  }
}
