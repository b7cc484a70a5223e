import { m } from '#messages'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { partTexts } from './parts.ts'
import { pickOf, type Move, type State } from './state.ts'
import { endings, type Cheer } from './endings.ts'
import { titleOf } from './story.ts'

/** Returns the curtains that were set, without those left closed. */
const setOf = ({ curtains }: State) => curtains.filter(({ dark, picks }) => !dark && picks.length > 0)

/** Returns counts for the whole story, but never the words someone typed. */
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
            value: outOfPercent(alone, all),
          },
        ]
      : []),
  ]
}

/** Returns one player's tellings. A curtain counts for the player who set it, even if it is shown in another turn. */
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
          { label: m.tall_tale_theatre_telling_rated_0_to_2(), value: outOf(points, rated.length * 2) },
          {
            label: m.tall_tale_theatre_each_part(),
            value: rated.map(({ part, rating }) => `${partTexts[part].chip} ${String(rating)}`).join(', '),
          },
        ]
      : []),
  ]
}

/** Returns how the audience cheers for the chosen ending. */
export const cheerOf = (state: State): Cheer =>
  endings.find(({ id }) => id === pickOf(state, 'ending'))?.cheer ?? 'flowers'

/** Returns a kind sentence for the end screen. */
export function farewellOf(state: State): string {
  const { title } = titleOf(state)
  const retold = state.curtains.filter((one) => one.retold === 'told').length
  if (setOf(state).length === 0) return m.tall_tale_theatre_the_stage_is_ready_for_you_anytime()
  if (retold === state.curtains.length) return m.tall_tale_theatre_title_you_told_the_whole_story({ title })
  if (state.phase !== 'over') return m.tall_tale_theatre_title_what_a_good_beginning({ title })
  return {
    stars: m.tall_tale_theatre_title_what_a_finish({ title }),
    flowers: m.tall_tale_theatre_title_flowers_for_the_director({ title }),
    hearts: m.tall_tale_theatre_title_a_story_to_remember({ title }),
  }[cheerOf(state)]
}
