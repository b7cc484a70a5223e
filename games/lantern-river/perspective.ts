import type { Stage } from '../kit/game.ts'
import { forkLength, type River } from './rules.ts'

/** Camera position: `at` is in bends along the river, `side` is across it. */
export interface Camera {
  at: number
  side: number
}
/** How the camera maps the river to the stage: the height of the horizon, and the size of one unit at scale 1. */
export interface View {
  width: number
  height: number
  horizon: number
  unit: number
  camera: Camera
}
export interface Spot {
  x: number
  y: number
  scale: number
}

// Distance in bends from the camera to the bottom edge of the picture; smaller values make the perspective steeper.
const bottomDistance = 2.3
/** Distance in bends from the camera to the current player's lantern. */
export const lanternDistance = 1.15

export const viewOf = (stage: Stage, camera: Camera): View => ({
  width: stage.width,
  height: stage.height,
  horizon: stage.height * (stage.portrait ? 0.36 : 0.4),
  unit: stage.portrait ? stage.width * 0.5 : Math.min(stage.width * 0.36, stage.height * 0.56),
  camera,
})

/** Returns the center of the river at a bend; the lake is straight ahead. */
export function riverCenter(at: number, length: number): number {
  const calm = 1 - Math.min(1, Math.max(0, (at - (length - 3)) / 3))
  return (Math.sin(at * 0.95 + 0.6) * 0.52 + Math.sin(at * 0.37) * 0.3) * calm
}

const forkOf = (river: River, at: number): number | null => {
  for (let bend = Math.floor(at); bend > at - forkLength; bend--) {
    if (river.features[bend] === 'fork') return bend
  }
  return null
}

/**
 * Returns the center of the water at a bend. At a fork, the calm channel swings wide and the rocky one stays on its own
 * side.
 */
export function channelCenter(river: River, at: number, rocky = false): number {
  const fork = forkOf(river, at)
  const base = riverCenter(at, river.length)
  if (fork === null) return base
  const apart = Math.sin((Math.PI * (at - fork)) / forkLength)
  const side = (river.calmOnLeft[fork] ? -1 : 1) * (rocky ? -1 : 1)
  return base + side * apart * (rocky ? 0.62 : 0.78)
}

/** Returns half the width of the water. */
export function halfWidth(river: River, at: number, rocky = false): number {
  if (rocky) return 0.2
  const narrow =
    forkOf(river, at) === null ? 0 : 0.12 * Math.sin((Math.PI * (at - (forkOf(river, at) ?? 0))) / forkLength)
  const lake = Math.max(0, at - (river.length - 1.6))
  return 0.5 - narrow + lake ** 1.7 * 1.1
}

/** Projects a world point to the stage: `at` bends along, `x` across. */
export function project(view: View, at: number, x: number): Spot {
  const away = Math.max(-bottomDistance * 0.6, at - view.camera.at)
  const scale = bottomDistance / (bottomDistance + away)
  return {
    x: view.width / 2 + (x - view.camera.side) * view.unit * scale,
    y: view.horizon + (view.height - view.horizon) * scale,
    scale,
  }
}

interface Outline {
  rocky: boolean
  /** Extra width on each side. */
  more: number
  /** Canvas pixels per CSS pixel, and the height of the stage above the canvas. */
  dense: number
  top: number
}
/** Traces the outline of a channel from `from` to `to`, in canvas pixels. */
export function traceChannel(
  into: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'closePath'>,
  view: View,
  river: River,
  [from, to]: readonly [number, number],
  { rocky, more, dense, top }: Outline,
): void {
  const right: Spot[] = []
  let at = Math.max(from, view.camera.at - 0.85)
  for (let first = true, done = false; !done; first = false) {
    if (at >= to) {
      at = to
      done = true
    }
    const x = channelCenter(river, at, rocky)
    const half = halfWidth(river, at, rocky) + more
    const left = project(view, at, x - half)
    into[first ? 'moveTo' : 'lineTo'](left.x * dense, (left.y - top) * dense)
    right.push(project(view, at, x + half))
    at += 0.12 + Math.max(0, at - view.camera.at) * 0.05
  }
  for (const { x, y } of right.reverse()) into.lineTo(x * dense, (y - top) * dense)
  into.closePath()
}
