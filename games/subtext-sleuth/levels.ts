import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'

export interface Level extends LevelBase {
  /** The level number of its threads. */
  number: number
}

export const levels: Level[] = [
  { name: m.subtext_sleuth_requests(), detail: m.subtext_sleuth_direct_or_indirect(), number: 1 },
  { name: m.subtext_sleuth_idioms_and_hints(), detail: m.subtext_sleuth_more_than_the_words_say(), number: 2 },
  { name: m.subtext_sleuth_sarcasm_tone_and_timing(), detail: m.subtext_sleuth_how_it_is_said_and_when(), number: 3 },
  { name: m.subtext_sleuth_mixed_motives(), detail: m.subtext_sleuth_group_chats_and_two_feelings_at(), number: 4 },
]
