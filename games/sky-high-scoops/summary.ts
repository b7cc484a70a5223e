import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Trial } from '@marigold/contract'
import type { Play, Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import { cues, landmarks, passed } from './cone.ts'
import type { Level } from './levels.ts'
import type { Move, State } from './rules.ts'

/** What of a game its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'trials' | 'trialsOf' | 'share' | 'players' | 'state'>

const isSaid = ({ target }: { target: string }) => target !== 'practice'

/** A pause that is longer counts as this long, as in the notes of cards. */
const longestGap = 60_000
/** Fewer say nothing about a pace. */
const fewestGaps = 5

/** Trials per minute of one player, from trial to trial of the same turn: waiting for others is no part of it. */
function paceOf(trials: readonly Trial[], own: readonly Trial[]): number | null {
  const gaps = trials.flatMap((trial, at) => {
    const before = trials[at - 1]
    const following = before && [before, trial].every((one) => isSaid(one) && own.includes(one))
    return following ? [Math.min(longestGap, trial.t - before.t)] : []
  })
  const ms = gaps.reduce((sum, gap) => sum + gap, 0)
  return gaps.length < fewestGaps || ms <= 0 ? null : (gaps.length * 60_000) / ms
}

/** The tower and its trials together. */
export function summaryOf({ trials, state }: Played): Summary {
  const said = trials.filter(isSaid).length
  const { goal, cones } = state.value
  const top = Math.max(...cones.map(({ pieces }) => pieces.length))
  const highest = landmarks.findLast((landmark) => passed(top, goal).includes(landmark))
  return [
    { label: m.sky_high_scoops_trials(), value: outOf(said, goal * cones.length) },
    {
      label: m.sky_high_scoops_tower(),
      value: highest
        ? `past the ${highest}`.replace('past the moon', 'to the moon')
        : m.sky_high_scoops_on_the_way_up2(),
    },
  ]
}

/** Scores, cues, pace, and self-rating of the player at a seat, as a therapist writes them down. */
export function measuresOf({ players, trials, trialsOf, share }: Played, seat: number): Summary {
  const said = trialsOf(seat).filter(isSaid)
  const pace = paceOf(trials, said)
  const count = (result: string) => said.filter((trial) => trial.result === result).length
  const scored = said.length - count('none')
  const { rated, agreed } = share(seat, (state) => ({ rated: state.rated, agreed: state.agreed }))
  const given = cues
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
    ...(given.some(([name]) => name !== 'no cue')
      ? [{ label: m.sky_high_scoops_cues(), value: given.map(([name, times]) => `${name} ${times}`).join(', ') }]
      : []),
    ...(pace === null ? [] : [{ label: m.sky_high_scoops_trials_per_minute(), value: pace.toFixed(1) }]),
    ...(rated === 0
      ? []
      : [
          {
            label: m.sky_high_scoops_self_rating_agreed(),
            value: m.sky_high_scoops_of2({ agreed, rated, agreed2: percent(agreed, rated) }),
          },
        ]),
  ]
}
