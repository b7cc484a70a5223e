import { m } from '#messages'
import { ownText, type RatingSteps } from '../kit/index.ts'
import { changeFor } from './content.ts'
import { stepFor } from './ladders.ts'
import { placeOf } from './ladder.ts'
import type { LadderPlay } from './play-types.ts'
import type { Rung, State } from './state.ts'

type When = 'seems' | 'before' | 'after'
/** How a rating is asked for, in the wording that was set: hard, brave, or worried. */
export function ratingQuestion(play: LadderPlay, when: When): string {
  const wording = String(play.values.wording)
  if (when === 'seems') return m.lighthouse_ladder_how_it_seems({ wording })
  return when === 'before'
    ? m.lighthouse_ladder_how_it_will_be({ wording })
    : m.lighthouse_ladder_how_it_was({ wording })
}
export const ratingEnds = (play: LadderPlay): readonly [string, string] => {
  const wording = String(play.values.wording)
  return [m.lighthouse_ladder_lowest({ wording }), m.lighthouse_ladder_highest({ wording })]
}

/** The field of a rung's own words. */
export const stepField = ({ key }: Pick<Rung, 'key'>): string => `step-${key}`

/** What a rung says: its step, or the client's own words while they are in memory, and its small changes. */
export function rungText(play: LadderPlay, state: State, rung: Rung): string {
  const step =
    stepFor(rung.step ?? '')?.text ||
    ownText(play, 0, stepField(rung)) ||
    m.lighthouse_ladder_my_step_with_picture({ picture: rung.picture ?? 'star', place: placeOf(state, rung.key) })
  return [step, ...rung.changes.map((id) => changeFor(id)?.text ?? '')].join(' ')
}

/** Words of the client's own are read by nobody: a voice on the network would hear them. */
export const isOwn = ({ step }: Rung): boolean => step === null
export const scaleOf = (steps: RatingSteps): number[] => Array.from({ length: steps }, (_, step) => step)
