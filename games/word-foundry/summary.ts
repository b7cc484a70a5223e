import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { kindOf } from './joining.ts'
import type { Level } from './levels.ts'
import type { Made, Move, State } from './rules.ts'

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'state' | 'share'>

/** What the players made themselves; the other words were shown to them. */
export const madeBy = ({ wall }: { wall: readonly Made[] }): Made[] => wall.filter(({ as }) => as !== 'shown')

/** Parts that somebody used right at least twice: prefixes and endings, of compounds the words themselves. */
function mastered({ wall, level }: Pick<State, 'wall' | 'level'>): string[] {
  const used = madeBy({ wall }).flatMap(({ parts }) =>
    parts.filter((part) => level.section === 'compounds' || level.section === 'roots' || kindOf(part) !== 'root'),
  )
  return [...new Set(used)].filter((part) => used.filter((one) => one === part).length >= 2)
}

const list = (words: readonly string[]) => words.join(', ')

/** The orders that were filled together. */
export function summaryOf({ state }: Pick<Played, 'state'>): Summary {
  const { level, met, queue, ingots } = state.value
  return [
    ...(level.open ? [] : [{ label: m.word_foundry_orders_filled(), value: outOf(met, queue.length) }]),
    ...(ingots > 0 ? [{ label: m.word_foundry_bonus_ingots(), value: String(ingots) }] : []),
  ]
}

const totalsOf = ({ strikes, cracks, sentences }: State) => ({ strikes, cracks, ...sentences })

/** Words, strikes and sentences of the player at a seat, as a therapist writes them down. */
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
    { label: m.word_foundry_strikes(), value: m.word_foundry_not_in_the_word_book({ strikes, cracks }) },
    ...(parts.length > 0 ? [{ label: m.word_foundry_parts_used_right_twice_or_more(), value: list(parts) }] : []),
    {
      label: m.kit_sentences(),
      value: together > 0 ? m.word_foundry_with_help({ spoken, together }) : spoken,
    },
  ]
}

/** One kind sentence: the sign over the door, or how many words hang on the wall. */
export function farewellOf({ sign, wall, ingots }: Pick<State, 'sign' | 'wall' | 'ingots'>): string {
  const count = madeBy({ wall }).length
  const words = m.word_foundry_on_the_wall({ count })
  if (count === 0) return m.word_foundry_the_forge_is_warm_next_time()
  if (!sign) return `${words}.`
  const metal =
    ingots >= 3 ? m.word_foundry_in_gold() : ingots > 0 ? m.word_foundry_in_copper() : m.word_foundry_in_iron()
  return m.word_foundry_and_hangs_over_the_door({ words, sign, metal })
}
