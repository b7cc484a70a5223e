import type { Palette } from './palette.ts'
import { traceChannel, type View } from './perspective.ts'
import { forkLength, type River } from './rules.ts'
import type { Context, DrawShape } from './sprite-sheets.ts'
import { paintedSprites, type Scenery } from './visible-scenery.ts'

type Surface = HTMLCanvasElement | OffscreenCanvas

/** A river with everything around it. */
export interface Scene {
  river: River
  scenery: Scenery
}

/** The size and colors of a canvas. */
export interface CanvasStyle {
  /** Only the stage and horizon are used, not the camera. */
  view: View
  palette: Pick<Palette, 'mid' | 'ground' | 'island' | 'shore' | 'water'>
  /** Canvas pixels per CSS pixel. */
  dense: number
}

/** Returns the height of the stage above the canvas. */
export const canvasTop = ({ horizon }: View): number => Math.floor(horizon)

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

/** Draws a gradient once into a narrow strip; repeating the strip is faster than computing the gradient again. */
function strip(context: Context, top: number, height: number, stops: readonly [number, string][]) {
  const page = new OffscreenCanvas(64, context.canvas.height)
  const onPage = page.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D
  const made = onPage.createLinearGradient(0, top, 0, height)
  for (const [at, color] of stops) made.addColorStop(at, color)
  onPage.fillStyle = made
  onPage.fillRect(0, 0, page.width, page.height)
  return context.createPattern(page, 'repeat') as CanvasPattern
}

/** Sets the size of a canvas and creates its fills. */
function styleCanvas(context: Context, { view, palette, dense }: CanvasStyle) {
  const { canvas } = context
  const top = canvasTop(view)
  // createPattern throws for an empty canvas.
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
 * Paints the ground, channels, and sprites on one opaque canvas below the horizon. A frame fills a few paths and copies
 * bitmaps, which is much cheaper than repainting an SVG.
 */
export function makeRiverPaint(canvas: Surface, { river, scenery }: Scene) {
  const context = canvas.getContext('2d', { alpha: false }) as Context
  const channels = channelsOf(river)
  let dressed: ReturnType<typeof styleCanvas> | null = null
  return {
    dress(next: CanvasStyle): void {
      dressed = styleCanvas(context, next)
    },
    /** Paints the camera's view; without sprites until they are ready. */
    paint(view: View, put: DrawShape | null): void {
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
          traceChannel(context, view, river, range, { rocky, more, dense, top })
          context.fill()
        }
      }
      if (!put) return
      context.setTransform(dense, 0, 0, dense, 0, -top * dense)
      for (const sprite of paintedSprites(scenery, view)) put(context, sprite, dense)
    },
  }
}
