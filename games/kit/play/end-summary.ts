import { m } from '#messages'
import type { FullSpec, LevelBase, Summary, Values } from '../game.ts'
import { handSwitchLine } from './hand-switches.ts'
import type { InternalPlay } from './internal-play.ts'
import { measuresOf } from './measures.ts'

type Fields = Pick<FullSpec<LevelBase, never, never>, 'fields'>

/** Whether only right choices are offered: errorless learning is on, in a game and with settings that have it. */
export const isErrorless = ({ fields }: Fields, values: Values): boolean =>
  values.errorless === true && fields.some(({ key, when }) => key === 'errorless' && (when?.(values) ?? true))

/** Support and access that shaped everything above: without it, the numbers would look like independent work. */
function supportOf(spec: Fields, values: Values): Summary {
  const { scan } = values
  return [
    ...(isErrorless(spec, values)
      ? [{ label: m.kit_support(), value: m.kit_errorless_only_correct_choices_were_available() }]
      : []),
    ...(scan === 'one' || scan === 'two'
      ? [
          {
            label: m.kit_access(),
            value: scan === 'one' ? m.kit_one_switch_response_times_not_measured() : m.kit_two_switches(),
          },
        ]
      : []),
  ]
}

/** What the end screen and GAME_OVER say; of a game that nobody has touched there is nothing to sum up. */
export function endSummaryOf<Level extends LevelBase, State, Move>(
  spec: FullSpec<Level, State, Move>,
  play: InternalPlay<Level, State, Move>,
): { farewell: string; summary: Summary } {
  const { measures } = spec
  if (!play.untouched()) {
    const own = measures
      ? measuresOf(play.players, (seat) => [...measures(play, seat), ...handSwitchLine(play.trialsOf(seat))])
      : []
    // Playing isn't practice: a note must not read as if something had been practiced.
    const none = play.trials.every(({ event }) => event) ? [{ label: m.kit_scored_trials(), value: m.kit_none() }] : []
    const summary = [...spec.summary(play), ...own, ...none, ...supportOf(spec, play.values)]
    return { farewell: spec.farewell(play), summary }
  }
  return {
    farewell: m.kit_nothing_played_yet_start_whenever_youre(),
    summary: [{ label: m.kit_level(), value: play.level.name }],
  }
}
