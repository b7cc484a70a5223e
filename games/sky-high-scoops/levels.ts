import type { LevelBase } from '../kit/index.ts'

export interface Level extends LevelBase {
  /** False where productions are only counted. */
  scored: boolean
  /** The learner judges first, the adult after. */
  rated: boolean
  /** The deck goes across its targets at random, whatever the settings say. */
  mixed: boolean
}

export const levels: Level[] = [
  { name: 'Count', detail: 'Every try is a scoop, no scores', scored: false, rated: false, mixed: false },
  { name: 'Score', detail: 'Spot on, close or try again', scored: true, rated: false, mixed: false },
  { name: 'Rate yourself', detail: 'You judge first, then compare', scored: true, rated: true, mixed: false },
  { name: 'Shuffle', detail: 'Targets come in mixed order', scored: true, rated: false, mixed: true },
]
