import { separateAreas, type PressArea } from '../kit/input/separate-areas.ts'
import type { Layout } from './layout.ts'
import type { Spot } from './state.ts'

/** Each hiding place's tap target, relative to its foot in drawing units: center, width, and height. */
const parts: Record<Spot, readonly [number, number, number, number]> = {
  hay: [0, -130, 300, 250],
  bucket: [0, -76, 140, 170],
  cart: [4, -92, 240, 180],
  barn: [0, -112, 250, 224],
}
/** The kit's minimum target size. */
const least = 64

/** Returns the room of a hiding place in stage pixels. */
export function spotParts(layout: Layout, spot: Spot): PressArea {
  const { x, y, scale } = layout.spots[spot]
  const [px, py, wide, high] = parts[spot]
  const [width, height] = [Math.max(least, wide * scale), Math.max(least, high * scale)]
  return { left: x + px * scale - width / 2, top: y + py * scale - height / 2, width, height }
}

/** Returns the tap targets in stage pixels, without overlaps. */
export function spotAreas(layout: Layout, places: readonly Spot[]): PressArea[] {
  return separateAreas(
    places.map((spot) => spotParts(layout, spot)),
    least,
  )
}
