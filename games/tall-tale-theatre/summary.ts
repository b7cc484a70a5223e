import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import { partTexts } from './parts.ts'
import { pickOf, type Move, type State } from './state.ts'
import { endings, type Cheer } from './endings.ts'
import { titleOf } from './story.ts'

/** The curtains that were set, and those left closed. */
const setOf = ({ curtains }: State) => curtains.filter(({ dark, picks }) => !dark && picks.length > 0)

/** The story that was made together: counts alone, never a word that somebody typed. */
export function summaryOf(state: State): Summary {
  const { curtains } = state
  const all = curtains.length
  const set = setOf(state)
  const retold = curtains.filter((one) => one.retold !== null)
  const alone = retold.filter((one) => one.retold === 'told').length
  return [
    { label: m.tall_tale_theatre_story_parts_included(), value: outOf(set.length, all) },
    {
      label: m.tall_tale_theatre_parts(),
      value: set.map(({ part }) => partTexts[part].name).join(', ') || m.tall_tale_theatre_none_yet(),
    },
    ...(retold.length > 0
      ? [
          {
            label: m.tall_tale_theatre_retold_without_looking(),
            value: m.tall_tale_theatre_of({ alone, all, alone2: percent(alone, all) }),
          },
        ]
      : []),
  ]
}

/** What the player at a seat told: a curtain belongs to the one who set it, also when another turn shows it. */
export function measuresOf({ state, share }: Pick<Play<Level, State, Move>, 'state' | 'share'>, seat: number): Summary {
  const { tickets } = state.value
  const own = state.value.curtains.filter(({ by }) => by === seat)
  const rated = own.filter(({ rating }) => rating !== null)
  const points = rated.reduce((sum, { rating }) => sum + Number(rating), 0)
  const { words } = share(seat, ({ wordsTyped }) => ({ words: wordsTyped }))
  return [
    ...(tickets
      ? [
          {
            label: m.tall_tale_theatre_connecting_word_tickets_handed_in(),
            value: outOf(own.filter(({ ticket }) => ticket).length, own.length),
          },
        ]
      : []),
    { label: m.tall_tale_theatre_words_typed(), value: String(words) },
    ...(rated.length > 0
      ? [
          { label: m.tall_tale_theatre_telling_rated0_to2(), value: outOf(points, rated.length * 2) },
          {
            label: m.tall_tale_theatre_each_part(),
            value: rated.map(({ part, rating }) => `${partTexts[part].chip} ${String(rating)}`).join(', '),
          },
        ]
      : []),
  ]
}

/** How the house cheers for the ending that was chosen. */
export const cheerOf = (state: State): Cheer =>
  endings.find(({ id }) => id === pickOf(state, 'ending'))?.cheer ?? 'flowers'

/** One kind sentence for the end screen. */
export function farewellOf(state: State): string {
  const { title } = titleOf(state)
  const retold = state.curtains.filter((one) => one.retold === 'told').length
  if (setOf(state).length === 0) return m.tall_tale_theatre_the_stage_is_yours_whenever_youre()
  if (retold === state.curtains.length) return m.tall_tale_theatre_shown_and_told_again_from_memory({ title })
  if (state.phase !== 'over') return m.tall_tale_theatre_a_story_with_agood_beginning({ title })
  return {
    stars: m.tall_tale_theatre_what_afinish({ title }),
    flowers: m.tall_tale_theatre_flowers_for_the_director({ title }),
    hearts: m.tall_tale_theatre_a_story_to_remember({ title }),
  }[cheerOf(state)]
}
