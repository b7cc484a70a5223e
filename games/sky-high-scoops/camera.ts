import type { Stage } from '../kit/index.ts'
import { landmarks, landmarkShares, usualHeight, type Landmark } from './cone.ts'

/** The height of the cone, in scoops. */
export const coneHeight = 2.44

/** Positions on a stage, in pixels. */
export interface Layout {
  stage: Stage
  /** The usual height of the finished tower, in scoops. */
  full: number
  /** The initial height of a scoop. */
  unit: number
  /** The center of the tower, and the base of its cone before the camera rises. */
  tower: number
  base: number
  /** Where the top of the tower stays once the camera follows it. */
  aim: number
  /** The horizon before the camera rises. */
  ground: number
  /** The scale of the drawings beside the tower. */
  size: number
  /**
   * How far the world sinks per pixel that the camera rises; it moves less than the tower because it is farther away.
   */
  depth: number
  server: { x: number; y: number; scale: number }
}

const shrink = (full: number) => (full <= usualHeight(10) ? 0.2 : 0.36)
const unitAt = ({ unit, full }: Layout, top: number) => unit * (1 - shrink(full) * Math.min(1, top / full))
const panAt = (layout: Layout, top: number) =>
  Math.max(0, layout.aim - (layout.base - (coneHeight + top) * unitAt(layout, top)))

/** Returns the layout of a stage for a goal. */
export function layoutOf(stage: Stage, goal: number): Layout {
  const { width, height, portrait } = stage
  // On a phone in landscape, the cone is above the adult's buttons, not behind them.
  const low = !portrait && height < 480
  const base = portrait ? height - Math.max(136, height * 0.15) : low ? height - 100 : height * 0.88
  const layout: Layout = {
    stage,
    full: usualHeight(goal),
    unit: portrait ? Math.min(height * 0.052, width * 0.12) : height * 0.074,
    tower: width * (portrait ? 0.53 : 0.62),
    base,
    aim: height * (portrait ? 0.5 : 0.4),
    ground: base - height * (portrait ? 0.085 : 0.15),
    size: portrait ? Math.min(height * 0.6, width * 1.15) : Math.min(height, width * 0.62),
    depth: 1,
    server: portrait
      ? { x: width * 0.17, y: base + 4, scale: Math.min(height * 0.00085, width * 0.0021) }
      : { x: width * 0.17, y: height * 0.93, scale: Math.min(height * 0.00145, width * 0.001) },
  }
  const whole = panAt(layout, layout.full)
  layout.depth = Math.min(1, (1.9 * height) / Math.max(1, whole))
  return layout
}

/** The camera's view: `base` is the base of the cone, `shift` how far the world has sunk, and `zoom` its scale. */
export interface Camera {
  unit: number
  base: number
  shift: number
  zoom: number
}

/**
 * Returns the camera at a tower height of `top` scoops, blended by `back` (0 to 1) with a view of the whole tower,
 * `tall` scoops high.
 */
export function cameraAt(layout: Layout, top: number, back = 0, tall = top, roof = 0.2): Camera {
  const pan = panAt(layout, top)
  const near = { unit: unitAt(layout, top), base: layout.base + pan, shift: pan * layout.depth, zoom: 1 }
  if (back === 0) return near
  const { base, ground, stage } = layout
  const room = base - stage.height * roof
  const unit = Math.min(unitAt(layout, tall), room / (coneHeight + tall + 0.8))
  const up = liftAt(layout, tall)
  const zoom = Math.min(1, (ground - (base - (coneHeight + tall) * unit)) / up)
  const mix = (from: number, to: number) => from + (to - from) * back
  return { unit: mix(near.unit, unit), base: mix(near.base, base), shift: mix(near.shift, 0), zoom: mix(1, zoom) }
}

/** Returns how far above the horizon the world is level with a tower of `top` scoops when the camera is there. */
function liftAt(layout: Layout, top: number): number {
  const { base, shift, unit } = cameraAt(layout, top)
  return layout.ground + shift - (base - (coneHeight + top) * unit)
}

/** Returns the height of each landmark above the horizon, so that the tower passes it at its share of the goal. */
export function liftsOf(layout: Layout): Record<Landmark, number> {
  const entries = landmarks.map(
    (landmark) => [landmark, liftAt(layout, landmarkShares[landmark] * layout.full)] as const,
  )
  return Object.fromEntries(entries) as Record<Landmark, number>
}

/** Returns how far the world sinks until the goal. */
export const wholeShift = (layout: Layout): number => panAt(layout, layout.full) * layout.depth
