import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { spotArt } from './spot-art.ts'
import { positions, type Marcher, type Place, type Position, type Spot, type State } from './state.ts'
import { thingArt } from './thing-art.ts'

/** A friend's bottom center and size on the stage. */
export interface Foot {
  x: number
  y: number
  size: number
}

/** Returns where a friend stands up close: about a third of the screen tall, and taller if nobody helped. */
export function closeUpOf({ stage: { width, height } }: Layout, alone: boolean, encores: number): Foot {
  const share = (alone ? 0.42 : 0.34) + encores * 0.06
  const size = Math.min(height * share, width * 0.86)
  return { x: width / 2, y: height * 0.5 + size * 0.55, size }
}

/** Returns the size of a friend in the parade; it grows with each time it hid again. */
export const paradeSize = ({ encores }: Marcher, size: number): number => size * (1 + encores * 0.25)

/** Returns where the last friend of a parade stands. */
export function slotOf({ parade: { x, y, gap, size } }: Layout, parade: readonly Marcher[]): Foot {
  const last = parade.at(-1)
  return { x: x + (parade.length - 1) * gap, y, size: last ? paradeSize(last, size) : size }
}

export const isPosition = (place: Place): place is Position => positions.some((one) => one === place)
// Positions are the same in every palette.
const colors = paletteOf('playful', false)

/** Returns where a friend is drawn in a hiding place or position. */
export function footOf({ spots, thing }: Layout, state: State, place: Place): Foot {
  if (isPosition(place)) {
    const { x, y, size } = thingArt(state.thing, colors).places[place]
    return { x: thing.x + x * thing.scale, y: thing.y + y * thing.scale, size: size * thing.scale }
  }
  const stand = spots[place as Spot]
  const { friend, foot } = spotArt(place as Spot, colors)
  const y = friend.y + friend.size / 2 - foot
  return { x: stand.x + friend.x * stand.scale, y: stand.y + y * stand.scale, size: friend.size * stand.scale }
}
