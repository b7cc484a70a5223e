import { m } from '#messages'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import type { Trial } from '@marigold/contract'
import type { Play, Summary } from '../kit/index.ts'
import { oneDecimal, percent } from '../kit/statistics.ts'
import { heightOf, landmarks, landmarksPassed } from './cone.ts'
import { cueNames } from './cue-names.ts'
import type { Level } from './levels.ts'
import type { Move, State } from './rules.ts'

/** The parts of a game that its summary needs. */
export type Played = Pick<Play<Level, State, Move>, 'trials' | 'trialsOf' | 'share' | 'players' | 'state'>

const isSaid = ({ target }: { target: string }) => target !== 'practice'

/** A longer pause counts as this long, as in the notes of the card viewer. */
const longestGap = 60_000
/** With fewer gaps, no pace is reported. */
const fewestGaps = 5

/** Returns one player's trials per minute within turns, so that waiting for others doesn't count. */
function paceOf(trials: readonly Trial[], own: readonly Trial[]): number | null {
  const gaps = trials.flatMap((trial, at) => {
    const before = trials[at - 1]
    const following = before && [before, trial].every((one) => isSaid(one) && own.includes(one))
    return following ? [Math.min(longestGap, trial.t - before.t)] : []
  })
  const ms = gaps.reduce((sum, gap) => sum + gap, 0)
  return gaps.length < fewestGaps || ms <= 0 ? null : (gaps.length * 60_000) / ms
}

/** Returns the tower and all trials. */
export function summaryOf({ trials, state }: Played): Summary {
  const said = trials.filter(isSaid).length
  const { goal, cones } = state.value
  const top = Math.max(...cones.map(({ pieces }) => heightOf(pieces)))
  const highest = landmarks.findLast((landmark) => landmarksPassed(top, goal).includes(landmark))
  return [
    { label: m.sky_high_scoops_trials(), value: outOf(said, goal * cones.length) },
    {
      label: m.sky_high_scoops_tower(),
      value: m.sky_high_scoops_tower_reached({ landmark: highest ?? 'none' }),
    },
  ]
}

/** Returns one player's scores, cues, pace, and self-ratings for the therapist's note. */
export function measuresOf({ players, trials, trialsOf, share }: Played, seat: number): Summary {
  const said = trialsOf(seat).filter(isSaid)
  const pace = paceOf(trials, said)
  const count = (result: string) => said.filter((trial) => trial.result === result).length
  const scored = said.length - count('none')
  const { rated, agreed } = share(seat, (state) => ({ rated: state.rated, agreed: state.agreed }))
  const given = cueNames
    .map((name, cue) => [name, said.filter((trial) => trial.cue === cue).length] as const)
    .filter(([, times]) => times > 0)
  return [
    ...(players.length > 1 ? [{ label: m.sky_high_scoops_trials(), value: String(said.length) }] : []),
    ...(scored === 0
      ? []
      : [
          {
            label: m.sky_high_scoops_spot_on_close_try_again(),
            value: `${count('correct')}, ${count('approx')}, ${count('incorrect')} (${percent(count('correct'), scored)})`,
          },
        ]),
    ...(said.some(({ cue }) => cue > 0)
      ? [{ label: m.sky_high_scoops_cues(), value: given.map(([name, times]) => `${name} ${times}`).join(', ') }]
      : []),
    ...(pace === null ? [] : [{ label: m.sky_high_scoops_trials_per_minute(), value: oneDecimal(pace) }]),
    ...(rated === 0
      ? []
      : [
          {
            label: m.sky_high_scoops_agreement_with_self_rating(),
            value: outOfPercent(agreed, rated),
          },
        ]),
  ]
}
