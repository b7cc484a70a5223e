import { introductionOf } from './introduction.ts'
import type { Play, Summary } from '../kit/index.ts'
import { counted } from '../kit/statistics.ts'
import type { Level, Move, State } from './state.ts'

type RoboPlay = Pick<Play<Level, State, Move>, 'state' | 'share' | 'trialsOf'>

/** True where the players put the chips of a word in by turns: a word is then the work of both. */
const isShared = ({ seats, level }: Pick<State, 'seats' | 'level'>) => seats > 1 && level.task === 'build'

/** Words, first pulls, errors by position, levers and hints. */
function linesOf({ words, own, first, levers, hints, ...errors }: ReturnType<typeof totalsOf>): Summary {
  const { early, middle, late } = errors
  return [
    { label: 'Words built', value: `${own} of ${words}` },
    ...(words > 0 ? [{ label: 'Right on the first pull', value: `${first} of ${words}` }] : []),
    {
      label: 'Chip errors',
      value: early + middle + late === 0 ? 'None' : `first ${early}, middle ${middle}, last ${late}`,
    },
    { label: 'Levers pulled', value: String(levers) },
    { label: 'Hints', value: String(hints) },
  ]
}

function totalsOf({ built, counts }: Pick<State, 'built' | 'counts'>) {
  const own = built.filter(({ shown }) => !shown)
  const { first: early, middle, last: late } = counts.errors
  const first = own.filter(({ tries }) => tries === 1).length
  return {
    words: built.length,
    own: own.length,
    first,
    levers: counts.levers,
    hints: counts.hints,
    early,
    middle,
    late,
  }
}

/** What was built; words that two players built by turns are told as the work of both. */
export function summaryOf(state: State): Summary {
  const { silly } = state
  const shared = isShared(state) ? linesOf(totalsOf(state)) : []
  return [
    ...shared.map(({ label, value }) => ({ label: `Together: ${label.toLowerCase()}`, value })),
    ...(silly.length > 0 ? [{ label: 'Silly words', value: silly.slice(-5).join(', ') }] : []),
  ]
}

/** What the player at a seat built; of words that were built by turns, how often their own chips were right. */
export function measuresOf({ state, share, trialsOf }: RoboPlay, seat: number): Summary {
  if (!isShared(state.value)) return linesOf(share(seat, totalsOf))
  const pulls = trialsOf(seat).filter(({ target }) => target.startsWith('own chips'))
  const right = pulls.filter(({ result }) => result === 'correct').length
  return pulls.length === 0 ? [] : [{ label: 'Own chips right', value: `${right} of ${counted(pulls.length, 'pull')}` }]
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
