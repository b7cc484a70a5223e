import type { LevelBase } from '../kit/index.ts'
import type { Kind } from './items.ts'

export interface Level extends LevelBase {
  kind: Kind
  /** Seconds of voice that the last buoy marks, where the settings say nothing else. */
  target: number
}

export const levels: Level[] = [
  { name: 'Long vowels', detail: 'One sound that flows', kind: 'vowels', target: 4 },
  { name: 'Vowels first', detail: 'Words like apple and ocean', kind: 'vowel words', target: 2 },
  { name: 'Any start', detail: 'Words that begin with any sound', kind: 'words', target: 2 },
  { name: 'Phrases', detail: 'Linked phrases and short sentences', kind: 'phrases', target: 3 },
]
