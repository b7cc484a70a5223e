import { introductionOf } from './introduction.ts'
import type { State } from './state.ts'

/** What the end screen tells. */
export function summaryOf({ built, counts, silly }: State): { label: string; value: string }[] {
  const own = built.filter(({ shown }) => !shown)
  const first = built.filter(({ tries, shown }) => tries === 1 && !shown)
  const { first: a, middle: b, last: c } = counts.errors
  return [
    { label: 'Words built', value: `${own.length} of ${built.length}` },
    ...(built.length > 0 ? [{ label: 'Right at the first try', value: `${first.length} of ${built.length}` }] : []),
    { label: 'Chip errors', value: a + b + c === 0 ? 'None' : `first ${a}, middle ${b}, last ${c}` },
    { label: 'Levers pulled', value: String(counts.levers) },
    { label: 'Hints', value: String(counts.hints) },
    ...(silly.length > 0 ? [{ label: 'Silly words', value: silly.slice(-5).join(', ') }] : []),
  ]
}

/** One kind sentence that tells how this game went. */
export function farewellOf(state: State): string {
  const { built, silly, name } = state
  const robot = name ?? 'Your robot'
  if (built.length === 0) return 'The robot keeps its voice box open for you.'
  if (built.every(({ tries, shown }) => tries === 1 && !shown))
    return `${robot} speaks every word: each one at the first pull.`
  if (silly.length > 2) return `${robot} will be laughing about ${silly.at(-1)} for a while.`
  return `${robot} can say ${built.length === 1 ? 'its first word' : `${built.length} words`} now.`
}

/** What is told of the picture to those who hear it. */
export const keepsakeAlt = (state: State): string => `A robot of your own. ${introductionOf(state)}`
