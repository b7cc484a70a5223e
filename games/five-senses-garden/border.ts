import { grownBefore } from '../kit/index.ts'
import { colorsOfWords, type Plant } from './flowers.ts'
import type { GardenPlay } from './play-types.ts'
import { senses } from './senses.ts'
import { planted, type State } from './state.ts'

/** What a client has from earlier plays: how many plants, and the latest ones as shapes and colors. */
export interface Border {
  count: number
  plants: readonly Plant[]
}
const most = 24

const isColor = (value: unknown): boolean => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
/** A plant as it was stored, or nothing if it is of another shape. Plants stored with words get their colors. */
function plantIn(value: unknown): Plant[] {
  const { sense, seed, words, ...colors } = (value ?? {}) as Partial<Plant> & { words?: unknown }
  if (!sense || !senses.includes(sense) || typeof seed !== 'number') return []
  const { light, dark } = Array.isArray(words) ? colorsOfWords(words.map(String)) : colors
  if (!light || !dark || !isColor(light) || !isColor(dark)) return []
  return [{ sense, light, dark, seed, open: true }]
}
/** The border from earlier plays; anything of another shape is left out. */
export function borderIn(before: unknown): Border {
  const { count, plants } = (before ?? {}) as Partial<Border>
  const known = Array.isArray(plants) ? plants.flatMap(plantIn) : []
  return { count: typeof count === 'number' && count > 0 ? Math.floor(count) : known.length, plants: known }
}

/** The border after a play, which never shrinks: what a player planted grows wild the next time, open or not. */
export function borderAfter(state: State, seat: number, before: unknown): Border {
  const { count, plants } = borderIn(before)
  const added = planted(state)
    .filter((bud) => bud.seat === seat)
    .map(({ slot, words, seed }): Plant => ({ ...colorsOfWords(words), sense: slot.sense, seed, open: true }))
  return { count: count + added.length, plants: [...plants, ...added].slice(-most) }
}

/** The border that a play began with, of the player who goes first. */
export const borderNow = (play: GardenPlay): Border => borderIn(grownBefore(play, 0))
