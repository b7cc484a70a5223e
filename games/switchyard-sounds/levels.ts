import type { LevelBase } from '../kit/index.ts'
import type { Kind } from './pairs.ts'

export interface Level extends LevelBase {
  pairs: Kind
  /** How many words a train asks for. */
  wagons: 1 | 2
}

export const levels: Level[] = [
  { name: 'Maximal contrast', detail: 'Two very different sounds: ship, lip', pairs: 'maximal', wagons: 1 },
  { name: 'Near minimal pairs', detail: 'The contrast and one sound more: key, toe', pairs: 'near', wagons: 1 },
  { name: 'Target contrast', detail: 'The contrast alone: key, tea', pairs: 'minimal', wagons: 1 },
  { name: 'Two wagons', detail: 'Two words to remember in order', pairs: 'minimal', wagons: 2 },
]
