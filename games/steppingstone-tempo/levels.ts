import type { LevelBase } from '../kit/index.ts'
import type { Chunks } from './chunking.ts'
import type { Kind } from './items.ts'

export interface Level extends LevelBase {
  kind: Kind
  /** What a stone stands for, where the settings say nothing else. */
  chunks: Chunks
  /** Syllables per minute, where the settings say nothing else. */
  rate: number
}

export const levels: Level[] = [
  { name: 'Two syllables', detail: 'One word, then two, then three', kind: 'two', chunks: 'syllables', rate: 120 },
  { name: 'Long words', detail: 'Three to five syllables', kind: 'long', chunks: 'syllables', rate: 120 },
  { name: 'Phrases', detail: 'A stone for each word', kind: 'phrases', chunks: 'words', rate: 140 },
  { name: 'Sentences', detail: 'By phrase, with pauses', kind: 'sentences', chunks: 'phrases', rate: 150 },
  {
    name: 'Reading passage',
    detail: 'A text by phrase, at night in the city',
    kind: 'passage',
    chunks: 'phrases',
    rate: 150,
  },
]
