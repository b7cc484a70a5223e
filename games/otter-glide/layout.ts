import type { Stage } from '../kit/index.ts'

/** Positions in a drawing of `w` by `h` units. */
export interface Layout {
  w: number
  h: number
  portrait: boolean
  /** The top of the slope, where the otter waits, and the bottom, in the water. */
  top: readonly [x: number, y: number]
  foot: readonly [x: number, y: number]
  /** The waterline. */
  water: number
  /** Where the otter stays on screen while the river scrolls under it. */
  gliderX: number
  /** Distance from the bottom of the slope to the last buoy. */
  reach: number
  scale: number
}

/** Chooses units so that the drawing covers the stage exactly; in portrait the slope is above the river. */
export function layoutOf({ width, height }: Pick<Stage, 'width' | 'height'>): Layout {
  const portrait = height > width
  const h = portrait ? 1040 : 625
  const scale = height / h
  const w = width / scale
  const water = portrait ? 736 : 424
  const top: [number, number] = portrait ? [w * 0.2, 566] : [Math.max(120, w * 0.13), 236]
  const foot: [number, number] = [portrait ? w * 0.62 : top[0] + 300, water]
  return { w, h, portrait, top, foot, water, gliderX: portrait ? w * 0.46 : w * 0.42, reach: 1400, scale }
}

/** Returns a point on the slide, from 0 at the top to 1 at the bottom, with its angle in degrees. */
export function slopeAt({ top, foot }: Layout, share: number): { x: number; y: number; angle: number } {
  const k = Math.min(1, Math.max(0, share))
  const [dx, dy] = [foot[0] - top[0], foot[1] - top[1]]
  // Smoothstep: the curve is level at both ends.
  const down = k * k * (3 - 2 * k)
  const steep = (6 * k * (1 - k) * dy) / dx
  return { x: top[0] + dx * k, y: top[1] + dy * down, angle: (Math.atan(steep) * 180) / Math.PI }
}
