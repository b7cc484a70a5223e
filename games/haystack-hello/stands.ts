import type { Layout } from './layout.ts'
import { paletteOf } from './palette.ts'
import { spotArt } from './spot-art.ts'
import { positions, type Place, type Position, type Spot, type State } from './state.ts'
import { thingArt } from './thing-art.ts'

/** Where somebody stands on the stage: the middle of its foot, and its size. */
export interface Foot {
  x: number
  y: number
  size: number
}

export const isPosition = (place: Place): place is Position => positions.some((one) => one === place)
// Where things stand does not depend on their colors.
const colors = paletteOf('playful', false)

/** Where somebody stands who is in a place. */
export function standOf({ spots, thing }: Layout, state: State, place: Place): Foot {
  if (isPosition(place)) {
    const { x, y, size } = thingArt(state.thing, colors).places[place]
    return { x: thing.x + x * thing.scale, y: thing.y + y * thing.scale, size: size * thing.scale }
  }
  const stand = spots[place as Spot]
  const { friend, foot } = spotArt(place as Spot, colors)
  const y = friend.y + friend.size / 2 - foot
  return { x: stand.x + friend.x * stand.scale, y: stand.y + y * stand.scale, size: friend.size * stand.scale }
}
