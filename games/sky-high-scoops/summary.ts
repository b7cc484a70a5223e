import { seatName } from '@marigold/device'
import type { Play, Summary } from '../kit/index.ts'
import { cues, landmarks, passed } from './cone.ts'
import type { Level } from './levels.ts'
import type { Move, State } from './rules.ts'

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'trials' | 'players' | 'clock' | 'state'>

/** Tries, scores, cues, pace and self-rating, as a therapist writes them down. */
export function summaryOf({ trials, players, clock, state }: Played): Summary {
  const said = trials.filter(({ target }) => target !== 'practice')
  const { goal, cones, rated, agreed, tries } = state.value
  const count = (result: string) => said.filter((trial) => trial.result === result).length
  const scored = said.length - count('none')
  const minutes = clock.now() / 60_000
  const top = Math.max(...cones.map(({ pieces }) => pieces.length))
  const highest = landmarks.findLast((landmark) => passed(top, goal).includes(landmark))
  const given = cues
    .map((name, cue) => [name, said.filter((trial) => trial.cue === cue).length] as const)
    .filter(([, times]) => times > 0)
  const whole = goal * cones.length
  return [
    { label: 'Tries', value: `${said.length} of ${whole}` },
    ...(scored === 0
      ? []
      : [
          {
            label: 'Spot on, close, try again',
            value: `${count('correct')}, ${count('approx')}, ${count('incorrect')} (${percent(count('correct'), scored)})`,
          },
        ]),
    ...(players.length > 1
      ? players.map((player, seat) => {
          const own = tries[seat] ?? 0
          return { label: seatName(player), value: `${own} ${own === 1 ? 'try' : 'tries'}` }
        })
      : []),
    ...(given.some(([name]) => name !== 'no cue')
      ? [{ label: 'Cues', value: given.map(([name, times]) => `${name} ${times}`).join(', ') }]
      : []),
    ...(rated === 0 ? [] : [{ label: 'Rated alike', value: `${agreed} of ${rated} (${percent(agreed, rated)})` }]),
    ...(minutes > 0 && said.length > 1 ? [{ label: 'Tries a minute', value: (said.length / minutes).toFixed(1) }] : []),
    {
      label: 'Tower',
      value: highest ? `past the ${highest}`.replace('past the moon', 'to the moon') : 'on the way up',
    },
  ]
}
