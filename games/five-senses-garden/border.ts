import { grownBefore } from '../kit/index.ts'
import type { Plant } from './flowers.ts'
import type { GardenPlay } from './play-types.ts'
import { senses, type Sense } from './senses.ts'
import { planted, type State } from './state.ts'

/** What a client has from earlier plays: how many plants, and the latest ones as shapes and colors. */
export interface Border {
  count: number
  plants: readonly Plant[]
}
const most = 24

const isPlant = (value: unknown): value is Plant => {
  const { sense, words, seed } = (value ?? {}) as Partial<Plant>
  return senses.includes(sense as Sense) && Array.isArray(words) && typeof seed === 'number'
}
/** The border from earlier plays; anything of another shape is left out. */
export function borderIn(before: unknown): Border {
  const { count, plants } = (before ?? {}) as Partial<Border>
  const known = Array.isArray(plants) ? plants.filter(isPlant) : []
  return { count: typeof count === 'number' && count > 0 ? Math.floor(count) : known.length, plants: known }
}

/** The border after a play, which never shrinks: what a player planted grows wild the next time, open or not. */
export function borderAfter(state: State, seat: number, before: unknown): Border {
  const { count, plants } = borderIn(before)
  const added = planted(state)
    .filter((bud) => bud.seat === seat)
    .map(({ slot, words, seed }): Plant => ({ sense: slot.sense, words, seed, open: true }))
  return { count: count + added.length, plants: [...plants, ...added].slice(-most) }
}

/** The border that a play began with, of the player who goes first. */
export const borderNow = (play: GardenPlay): Border => borderIn(grownBefore(play, 0))
