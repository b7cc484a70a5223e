import type { Play, Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import { cues, landmarks, passed } from './cone.ts'
import type { Level } from './levels.ts'
import type { Move, State } from './rules.ts'

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'trials' | 'trialsOf' | 'share' | 'players' | 'clock' | 'state'>

const isSaid = ({ target }: { target: string }) => target !== 'practice'

/** The tower and its trials together; with several players the pace is that of the group, waiting included. */
export function summaryOf({ trials, players, clock, state }: Played): Summary {
  const said = trials.filter(isSaid).length
  const { goal, cones } = state.value
  const minutes = clock.now() / 60_000
  const top = Math.max(...cones.map(({ pieces }) => pieces.length))
  const highest = landmarks.findLast((landmark) => passed(top, goal).includes(landmark))
  const pace = players.length > 1 ? 'Trials per minute, all players' : 'Trials per minute'
  return [
    { label: 'Trials', value: `${said} of ${goal * cones.length}` },
    ...(minutes > 0 && said > 1 ? [{ label: pace, value: (said / minutes).toFixed(1) }] : []),
    {
      label: 'Tower',
      value: highest ? `past the ${highest}`.replace('past the moon', 'to the moon') : 'on the way up',
    },
  ]
}

/** Scores, cues, and self-rating of the player at a seat, as a therapist writes them down. */
export function measuresOf({ players, trialsOf, share }: Played, seat: number): Summary {
  const said = trialsOf(seat).filter(isSaid)
  const count = (result: string) => said.filter((trial) => trial.result === result).length
  const scored = said.length - count('none')
  const { rated, agreed } = share(seat, (state) => ({ rated: state.rated, agreed: state.agreed }))
  const given = cues
    .map((name, cue) => [name, said.filter((trial) => trial.cue === cue).length] as const)
    .filter(([, times]) => times > 0)
  return [
    ...(players.length > 1 ? [{ label: 'Trials', value: String(said.length) }] : []),
    ...(scored === 0
      ? []
      : [
          {
            label: 'Spot on, close, try again',
            value: `${count('correct')}, ${count('approx')}, ${count('incorrect')} (${percent(count('correct'), scored)})`,
          },
        ]),
    ...(given.some(([name]) => name !== 'no cue')
      ? [{ label: 'Cues', value: given.map(([name, times]) => `${name} ${times}`).join(', ') }]
      : []),
    ...(rated === 0
      ? []
      : [{ label: 'Self-rating agreed', value: `${agreed} of ${rated} (${percent(agreed, rated)})` }]),
  ]
}
