import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { kindOf } from './joining.ts'
import type { Level } from './levels.ts'
import type { Made, Move, State } from './rules.ts'

/** The parts of a game that its summary needs. */
export type Played = Pick<Play<Level, State, Move>, 'state' | 'share'>

/** Returns the words that players made themselves; the others were shown to them. */
export const madeBy = ({ wall }: { wall: readonly Made[] }): Made[] => wall.filter(({ as }) => as !== 'shown')

/** Returns the parts that a player used correctly at least twice: prefixes and suffixes, or the words of compounds. */
function mastered({ wall, level }: Pick<State, 'wall' | 'level'>): string[] {
  const used = madeBy({ wall }).flatMap(({ parts }) =>
    parts.filter((part) => level.section === 'compounds' || level.section === 'roots' || kindOf(part) !== 'root'),
  )
  return [...new Set(used)].filter((part) => used.filter((one) => one === part).length >= 2)
}

const list = (words: readonly string[]) => words.join(', ')

/** Returns the orders that the players filled together. */
export function summaryOf({ state }: Pick<Played, 'state'>): Summary {
  const { level, met, queue, ingots } = state.value
  return [
    ...(level.open ? [] : [{ label: m.word_foundry_orders_filled(), value: outOf(met, queue.length) }]),
    ...(ingots > 0 ? [{ label: m.word_foundry_bonus_ingots(), value: String(ingots) }] : []),
  ]
}

const totalsOf = ({ strikes, cracks, sentences }: State) => ({ strikes, cracks, ...sentences })

/** Returns one player's words, strikes, and sentences for the therapist's note. */
export function measuresOf({ state, share }: Played, seat: number): Summary {
  const { level, wall } = state.value
  const own = wall.filter((one) => one.seat === seat)
  const made = madeBy({ wall: own })
  const parts = mastered({ wall: own, level })
  const { strikes, cracks, alone, together } = share(seat, totalsOf)
  const spoken = String(alone + together)
  return [
    {
      label: m.word_foundry_words_made(),
      value: made.length === 0 ? '0' : `${made.length}: ${list(made.map(({ word }) => word))}`,
    },
    {
      label: m.word_foundry_strikes(),
      value: m.word_foundry_strikes_failed_not_in_the_word_book({ strikes, failed: cracks }),
    },
    ...(parts.length > 0 ? [{ label: m.word_foundry_parts_used_right_twice_or_more(), value: list(parts) }] : []),
    {
      label: m.kit_sentences(),
      value: together > 0 ? m.word_foundry_total_helped_with_help({ total: spoken, helped: together }) : spoken,
    },
  ]
}

/** Returns a kind sentence about the sign over the door, or the number of words on the wall. */
export function farewellOf({ sign, wall, ingots }: Pick<State, 'sign' | 'wall' | 'ingots'>): string {
  const count = madeBy({ wall }).length
  if (count === 0) return m.word_foundry_the_forge_is_warm_next_time()
  const words = m.word_foundry_count_words_on_your_wall({ count })
  if (!sign) return words
  const metal = ingots >= 3 ? 'gold' : ingots > 0 ? 'copper' : 'iron'
  return [words, m.word_foundry_word_hangs_over_your_door({ word: sign, metal })].join(' ')
}
