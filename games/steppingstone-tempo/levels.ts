import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'
import type { Chunks } from './chunking.ts'
import type { Kind } from './items.ts'

export interface Level extends LevelBase {
  kind: Kind
  /** What each stone stands for, unless set otherwise. */
  chunks: Chunks
  /** Syllables per minute, unless set otherwise. */
  rate: number
}

export const levels: Level[] = [
  {
    name: m.steppingstone_tempo_two_syllables(),
    detail: m.steppingstone_tempo_one_word_then_two_then_three(),
    kind: 'two',
    chunks: 'syllables',
    rate: 120,
  },
  {
    name: m.steppingstone_tempo_long_words(),
    detail: m.steppingstone_tempo_three_to_five_syllables(),
    kind: 'long',
    chunks: 'syllables',
    rate: 120,
  },
  {
    name: m.kit_phrases(),
    detail: m.steppingstone_tempo_a_stone_for_each_word(),
    kind: 'phrases',
    chunks: 'words',
    rate: 140,
  },
  {
    name: m.kit_sentences(),
    detail: m.steppingstone_tempo_by_phrase_with_pauses(),
    kind: 'sentences',
    chunks: 'phrases',
    rate: 150,
  },
  {
    name: m.steppingstone_tempo_reading_passage(),
    detail: m.steppingstone_tempo_a_text_by_phrase_at_night(),
    kind: 'passage',
    chunks: 'phrases',
    rate: 150,
  },
]
