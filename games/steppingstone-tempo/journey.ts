import type { Chance } from '@marigold/device'
import type { Kind } from './items.ts'

/** Who comes along, or how a crossing ends. */
export type Lead = 'ducklings' | 'tortoise'
type Finish = 'stones' | 'log'
export type Choice = Lead | Finish

export const leads = ['ducklings', 'tortoise'] as const
export const finishes = ['stones', 'log'] as const

/** What a choice brings to the party at the pond: friends, treats, or flowers. Luck alone picks one of the two. */
const outcomes: Record<Choice, readonly [less: number, more: number]> = {
  ducklings: [1, 3],
  tortoise: [2, 2],
  stones: [1, 1],
  log: [0, 2],
}
export const wonBy = (choice: Choice, rng: Chance): number => rng.pick(outcomes[choice])

/** Returns the choice before a player's next crossing, or null. The easiest level has only the first kind. */
export function choicesFor(game: {
  log: readonly { seat: number }[]
  seat: number
  kind: Kind
}): readonly Choice[] | null {
  const { log, seat, kind } = game
  const crossed = log.filter((result) => result.seat === seat).length
  if (crossed % 2 === 0) return leads
  return kind === 'two' ? null : finishes
}

/** How friends arrive: dancing, riding a turtle, or shaking their feathers dry. Everybody arrives. */
export type Arrival = 'dance' | 'ride' | 'shake'
