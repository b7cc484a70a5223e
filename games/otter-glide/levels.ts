import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'
import type { Kind } from './items.ts'

export interface Level extends LevelBase {
  kind: Kind
  /** Seconds of voicing that reach the last buoy, unless the settings say otherwise. */
  target: number
}

export const levels: Level[] = [
  { name: m.otter_glide_long_vowels(), detail: m.otter_glide_one_sound_that_flows(), kind: 'vowels', target: 4 },
  {
    name: m.otter_glide_vowels_first(),
    detail: m.otter_glide_words_like_apple_and_ocean(),
    kind: 'vowel words',
    target: 2,
  },
  {
    name: m.otter_glide_any_start(),
    detail: m.otter_glide_words_that_begin_with_any_sound(),
    kind: 'words',
    target: 2,
  },
  {
    name: m.kit_phrases(),
    detail: m.otter_glide_linked_phrases_and_short_sentences(),
    kind: 'phrases',
    target: 3,
  },
]
