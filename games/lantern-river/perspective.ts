import type { Stage } from '../kit/game.ts'
import { forkLength, type River } from './rules.ts'

/** Where the eye is: `at` bends down the river, `side` across it. */
export interface Camera {
  at: number
  side: number
}
/** How the stage shows the river: the horizon's height, the size of one unit at the eye. */
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

// Bends from the eye to the bottom edge of the picture; the smaller, the steeper the perspective.
const near = 2.3
/** The lantern of the turn floats this far before the eye. */
export const focus = 1.15

export const viewOf = (stage: Stage, camera: Camera): View => ({
  width: stage.width,
  height: stage.height,
  horizon: stage.height * (stage.portrait ? 0.36 : 0.4),
  unit: stage.portrait ? stage.width * 0.5 : Math.min(stage.width * 0.36, stage.height * 0.56),
  camera,
})

/** Middle of the river across, at a bend; the lake lies straight ahead. */
export function middle(at: number, length: number): number {
  const calm = 1 - Math.min(1, Math.max(0, (at - (length - 3)) / 3))
  return (Math.sin(at * 0.95 + 0.6) * 0.52 + Math.sin(at * 0.37) * 0.3) * calm
}

const forkOf = (river: River, at: number): number | null => {
  for (let bend = Math.floor(at); bend > at - forkLength; bend--) {
    if (river.features[bend] === 'fork') return bend
  }
  return null
}

/** Across, with the channels of a fork apart: the calm one swings wide, the rocky one keeps to its own side. */
export function across(river: River, at: number, rocky = false): number {
  const fork = forkOf(river, at)
  const base = middle(at, river.length)
  if (fork === null) return base
  const apart = Math.sin((Math.PI * (at - fork)) / forkLength)
  const side = (river.calmLeft[fork] ? -1 : 1) * (rocky ? -1 : 1)
  return base + side * apart * (rocky ? 0.62 : 0.78)
}

/** Half of the water's width. */
export function halfWidth(river: River, at: number, rocky = false): number {
  if (rocky) return 0.2
  const narrow =
    forkOf(river, at) === null ? 0 : 0.12 * Math.sin((Math.PI * (at - (forkOf(river, at) ?? 0))) / forkLength)
  const lake = Math.max(0, at - (river.length - 1.6))
  return 0.5 - narrow + lake ** 1.7 * 1.1
}

/** A point of the world on the stage: `at` bends along, `x` across. */
export function project(view: View, at: number, x: number): Spot {
  const away = Math.max(-near * 0.6, at - view.camera.at)
  const scale = near / (near + away)
  return {
    x: view.width / 2 + (x - view.camera.side) * view.unit * scale,
    y: view.horizon + (view.height - view.horizon) * scale,
    scale,
  }
}

interface Outline {
  rocky: boolean
  /** So much wider on each side. */
  more: number
  /** Pixels of the canvas to a CSS pixel, and the stage's height above the canvas. */
  dense: number
  top: number
}
/** Traces the outline of a channel from `from` to `to`, in pixels of the canvas. */
export function trace(
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
    const x = across(river, at, rocky)
    const half = halfWidth(river, at, rocky) + more
    const left = project(view, at, x - half)
    into[first ? 'moveTo' : 'lineTo'](left.x * dense, (left.y - top) * dense)
    right.push(project(view, at, x + half))
    at += 0.12 + Math.max(0, at - view.camera.at) * 0.05
  }
  for (const { x, y } of right.reverse()) into.lineTo(x * dense, (y - top) * dense)
  into.closePath()
}
