import type { Stage } from '../kit/index.ts'

/** Where things lie in a drawing of `w` by `h` units. */
export interface Layout {
  w: number
  h: number
  portrait: boolean
  /** The lip of the slope, where the otter waits, and its foot in the water. */
  lip: readonly [x: number, y: number]
  foot: readonly [x: number, y: number]
  /** The line of the water. */
  water: number
  /** Where the otter stands on the screen once the river moves under it. */
  held: number
  /** From the foot to the last buoy. */
  reach: number
  scale: number
}

/** Units are chosen so that the drawing covers the stage exactly; in portrait all stands anew, slope over river. */
export function layoutOf({ width, height }: Pick<Stage, 'width' | 'height'>): Layout {
  const portrait = height > width
  const h = portrait ? 1040 : 625
  const scale = height / h
  const w = width / scale
  const water = portrait ? 736 : 424
  const lip: [number, number] = portrait ? [w * 0.2, 566] : [Math.max(120, w * 0.13), 236]
  const foot: [number, number] = [portrait ? w * 0.62 : lip[0] + 300, water]
  return { w, h, portrait, lip, foot, water, held: portrait ? w * 0.46 : w * 0.42, reach: 1400, scale }
}

/** A point of the slide, 0 at the lip and 1 at its foot, with the angle there in degrees. */
export function slopeAt({ lip, foot }: Layout, share: number): { x: number; y: number; angle: number } {
  const k = Math.min(1, Math.max(0, share))
  const [dx, dy] = [foot[0] - lip[0], foot[1] - lip[1]]
  // A bend that begins and ends level.
  const down = k * k * (3 - 2 * k)
  const steep = (6 * k * (1 - k) * dy) / dx
  return { x: lip[0] + dx * k, y: lip[1] + dy * down, angle: (Math.atan(steep) * 180) / Math.PI }
}
