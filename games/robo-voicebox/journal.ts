import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { introductionOf } from './introduction.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

type RoboPlay = Pick<Play<Level, State, Move>, 'state' | 'share' | 'trialsOf'>

/** True where the players put the chips of a word in by turns: a word is then the work of both. */
const isShared = ({ seats, level }: Pick<State, 'seats' | 'level'>) => seats > 1 && level.task === 'build'

/** Words, first pulls, errors by position, levers and hints. */
function linesOf({ words, own, first, levers, hints, ...errors }: ReturnType<typeof totalsOf>): Summary {
  const { early, middle, late } = errors
  return [
    { label: m.robo_voicebox_words_built(), value: outOf(own, words) },
    ...(words > 0 ? [{ label: m.robo_voicebox_right_on_the_first_pull(), value: outOf(first, words) }] : []),
    {
      label: m.robo_voicebox_chip_errors(),
      value: early + middle + late === 0 ? m.kit_none() : m.robo_voicebox_first_middle_last({ early, middle, late }),
    },
    { label: m.robo_voicebox_levers_pulled(), value: String(levers) },
    { label: m.robo_voicebox_hints(), value: String(hints) },
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
    ...shared.map(({ label, value }) => ({
      label: m.robo_voicebox_together({ toLowerCase: label.toLowerCase() }),
      value,
    })),
    ...(silly.length > 0 ? [{ label: m.robo_voicebox_silly_words(), value: silly.slice(-5).join(', ') }] : []),
  ]
}

/** What the player at a seat built; of words that were built by turns, how often their own chips were right. */
export function measuresOf({ state, share, trialsOf }: RoboPlay, seat: number): Summary {
  if (!isShared(state.value)) return linesOf(share(seat, totalsOf))
  const pulls = trialsOf(seat).filter(({ target }) => target.startsWith('own chips'))
  const right = pulls.filter(({ result }) => result === 'correct').length
  return pulls.length === 0
    ? []
    : [
        {
          label: m.robo_voicebox_own_chips_right(),
          value: m.robo_voicebox_right_of_pulls({ right, count: pulls.length }),
        },
      ]
}

/** One kind sentence that tells how this game went. */
export function farewellOf(state: State): string {
  const { built, silly, name } = state
  const robot = name ?? m.robo_voicebox_your_robot()
  if (built.length === 0) return m.robo_voicebox_the_robot_keeps_its_voice_box()
  if (built.every(({ tries, shown }) => tries === 1 && !shown))
    return m.robo_voicebox_can_say_every_word_each_on({ robot })
  if (silly.length > 2) return m.robo_voicebox_will_be_laughing_about_for_a({ robot, word: silly.at(-1) ?? '' })
  return m.robo_voicebox_can_say_now({
    robot,
    count: built.length,
  })
}

/** What is told of the picture to those who hear it. */
export const keepsakeAlt = (state: State): string =>
  m.robo_voicebox_a_robot_of_your_own({ introductionOf: introductionOf(state) })
