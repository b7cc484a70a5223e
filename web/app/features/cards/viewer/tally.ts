import type { Trial } from '@marigold/contract'

export type Result = Trial['result']
export type Cue = 0 | 1 | 2 | 3

/** One scored try; kept in the page's memory and never sent. */
export interface Try {
  card: string
  result: Result
  cue: Cue
}

export const resultNames: Record<Result, string> = {
  correct: 'Correct',
  approx: 'Close',
  incorrect: 'Not yet',
  none: 'No response',
}
export const cueNames = ['independent', 'minimal', 'moderate', 'maximal'] as const

/** Tries so far, and the share of correct ones among those that were answered; null before the first answer. */
export function tallyOf(tries: readonly Try[]): { count: number; correct: number; percent: number | null } {
  const answered = tries.filter((one) => one.result !== 'none').length
  const correct = tries.filter((one) => one.result === 'correct').length
  return { count: tries.length, correct, percent: answered === 0 ? null : Math.round((100 * correct) / answered) }
}

/** What a score reads on the card: 'Correct, cue 1'. */
export function scoreText(one: Try): string {
  return one.cue === 0 ? resultNames[one.result] : `${resultNames[one.result]}, cue ${one.cue}`
}

/** The cue after this one; after the strongest comes none. */
export function nextCue(cue: Cue): Cue {
  return ((cue + 1) % 4) as Cue
}
