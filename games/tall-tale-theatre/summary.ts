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
    { label: 'Story parts included', value: `${set.length} of ${all}` },
    { label: 'Parts', value: set.map(({ part }) => partTexts[part].name).join(', ') || 'none yet' },
    ...(retold.length > 0
      ? [{ label: 'Retold without a look', value: `${alone} of ${all} (${percent(alone, all)})` }]
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
            label: 'Connecting-word tickets handed in',
            value: `${own.filter(({ ticket }) => ticket).length} of ${own.length}`,
          },
        ]
      : []),
    { label: 'Words typed', value: String(words) },
    ...(rated.length > 0
      ? [
          { label: 'Telling, rated 0 to 2', value: `${points} of ${rated.length * 2}` },
          {
            label: 'Each part',
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
  if (setOf(state).length === 0) return 'The stage is yours whenever you are ready.'
  if (retold === state.curtains.length) return `${title}: shown, and told again from memory!`
  if (state.phase !== 'over') return `${title}: a story with a good beginning.`
  return {
    stars: `${title}: what a finish!`,
    flowers: `${title}: flowers for the director!`,
    hearts: `${title}: a story to remember.`,
  }[cheerOf(state)]
}
