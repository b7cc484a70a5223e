import { flavors } from './cone.ts'
import type { ScoopPlay } from './scene.ts'

const first = 3
const most = flavors.length - first

function countOf(grown: unknown): number {
  const count = (grown as { flavors?: unknown } | null | undefined)?.flavors
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? Math.min(most, count) : 0
}

/** Returns the flavors of a child, newest first: three, and one more for each finished goal. */
export const shelfOf = (grown: unknown): (typeof flavors)[number][] =>
  flavors.slice(0, first + countOf(grown)).toReversed()

/** Adds a flavor to the shelf once a player's cone has reached its goal. */
export function afterGame({ state }: ScoopPlay, seat: number, before: unknown) {
  const { cones, goal } = state.value
  const done = (cones[seat % cones.length]?.made ?? 0) >= goal
  return { flavors: Math.min(most, countOf(before) + (done ? 1 : 0)) }
}
