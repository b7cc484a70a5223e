import type { Trial } from '@marigold/contract'
import type { Value } from '../game.ts'

/** The settings that shape a trial. */
export interface Support {
  errorless?: Value | undefined
  scan?: Value | undefined
}

const maximalCue = 3

/**
 * A trial as it may be recorded, so that no game reports support or its own pace as the player's:
 * - errorless answers were the only ones on offer, so they count as maximally cued;
 * - the tap of an adult or a partner says when they scored, not when the player answered: it carries no response time;
 * - with one switch, the moving light decides when an answer is possible, so there is no response time either.
 */
export function recordedTrial(trial: Trial, { errorless, scan }: Support): Trial {
  const supported = errorless === true && trial.scoredBy === 'game' && trial.result !== 'none'
  const timed = trial.scoredBy !== 'adult' && trial.scoredBy !== 'partner' && scan !== 'one'
  return { ...trial, cue: supported ? maximalCue : trial.cue, rtMs: timed ? trial.rtMs : null }
}
