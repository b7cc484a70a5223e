import { apart, type PressArea } from '../kit/input/apart.ts'
import type { Layout } from './layout.ts'
import type { Spot } from './state.ts'

/** What is pressed of a place, in units of its drawing, seen from its foot: middle, width and height. */
const parts: Record<Spot, readonly [number, number, number, number]> = {
  hay: [0, -130, 300, 250],
  bucket: [0, -76, 140, 170],
  cart: [4, -92, 240, 180],
  barn: [0, -112, 250, 224],
}
/** A press area of the kit is no smaller. */
const least = 64

/** Where the places are pressed, in pixels of the stage: none lies over another one's. */
export function spotAreas(layout: Layout, places: readonly Spot[]): PressArea[] {
  const whole = places.map((spot) => {
    const { x, y, scale } = layout.spots[spot]
    const [px, py, wide, high] = parts[spot]
    const [width, height] = [Math.max(least, wide * scale), Math.max(least, high * scale)]
    return { left: x + px * scale - width / 2, top: y + py * scale - height / 2, width, height }
  })
  return apart(whole, least)
}
