import type { FruitKind, Ripeness } from './orchard.ts'
import type { Places, Spot } from './places.ts'

/** Where fruit grows in the crown, in the tree's units. */
export const hooks = [
  [-48, -140],
  [44, -150],
  [0, -196],
] as const

/** A fruit flying to the basket, into a beak, or over the fence. */
export interface Flight {
  tree: number
  fruit: number
  kind: FruitKind
  ripeness: Ripeness
  /** The hook it comes from. */
  slot: number
  to: 'basket' | 'bird' | 'fence'
}

/** Returns a flight's position, from the hook at 0 to its end at 1. */
export function flightPosition(flight: Flight, places: Places, share: number): [number, number, number] {
  const spot = places.trees[flight.tree] ?? (places.trees[0] as Spot)
  const [hookX, hookY] = hooks[flight.slot] ?? hooks[0]
  const from = [spot.x + hookX * spot.scale, spot.y + hookY * spot.scale] as const
  const { basket, lawn, sky } = places
  const goal = { basket: [basket.x, basket.y - 62 * basket.scale] as const, bird: sky, fence: lawn }[flight.to]
  const arc = flight.to === 'bird' ? 0 : -Math.sin(Math.PI * share) * 90
  const size = flight.to === 'fence' ? spot.scale * (1 - share * 0.55) : spot.scale
  return [from[0] + (goal[0] - from[0]) * share, from[1] + (goal[1] - from[1]) * share + arc, size]
}
