import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import { introductionOf } from './introduction.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

type RoboPlay = Pick<Play<Level, State, Move>, 'state' | 'share' | 'trialsOf'>

/** True if players take turns placing a word's chips, so the word counts for both. */
const isShared = ({ seats, level }: Pick<State, 'seats' | 'level'>) => seats > 1 && level.task === 'build'

/** Returns the lines for words, first pulls, errors by position, pulls, and hints. */
function linesOf({ words, own, first, levers, hints, ...errors }: ReturnType<typeof totalsOf>): Summary {
  const { early, middle, late } = errors
  return [
    { label: m.robo_voicebox_words_built(), value: outOf(own, words) },
    ...(words > 0 ? [{ label: m.robo_voicebox_right_on_the_first_pull(), value: outOf(first, words) }] : []),
    {
      label: m.robo_voicebox_chip_errors(),
      value:
        early + middle + late === 0
          ? m.kit_none()
          : m.robo_voicebox_first_middle_last({ first: early, middle, last: late }),
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

/** Summarizes what was built; words built by two players in turns count for both. */
export function summaryOf(state: State): Summary {
  const { silly } = state
  const shared = isShared(state) ? linesOf(totalsOf(state)) : []
  return [
    ...shared.map(({ label, value }) => ({
      label: m.robo_voicebox_together_measure({ measure: label }),
      value,
    })),
    ...(silly.length > 0 ? [{ label: m.robo_voicebox_silly_words(), value: silly.slice(-5).join(', ') }] : []),
  ]
}

/** Returns a player's results; for words built in turns, how often their own chips were correct. */
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

/** Returns one friendly sentence about how this game went. */
export function farewellOf(state: State): string {
  const { built, silly, name } = state
  const robot = name ?? m.robo_voicebox_your_robot()
  if (built.length === 0) return m.robo_voicebox_the_robots_voice_box_is_ready()
  if (built.every(({ tries, shown }) => tries === 1 && !shown))
    return m.robo_voicebox_robot_can_say_every_word({ robot })
  if (silly.length > 2) return m.robo_voicebox_robot_still_laughs_about_word({ robot, word: silly.at(-1) ?? '' })
  return m.robo_voicebox_robot_can_say_count_words({
    robot,
    count: built.length,
  })
}

/** Returns the alt text of the picture to save. */
export const keepsakeAlt = (state: State): string => `${m.robo_voicebox_my_robot()}: ${introductionOf(state)}`
