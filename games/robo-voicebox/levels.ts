import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.kit_where_is_it(),
    detail: m.robo_voicebox_first_middle_or_last_sound(),
    task: 'place',
    pool: 'three',
    extra: 0,
  },
  {
    name: m.robo_voicebox_two_and_three(),
    detail: m.robo_voicebox_words_of_two_and_three_sounds(),
    task: 'build',
    pool: 'simple',
    extra: 2,
  },
  {
    name: m.robo_voicebox_clusters(),
    detail: m.robo_voicebox_two_consonants_together_four_sounds(),
    task: 'build',
    pool: 'cluster',
    extra: 3,
  },
  {
    name: m.robo_voicebox_change_a_chip(),
    detail: m.robo_voicebox_change_add_or_take_out_one(),
    task: 'change',
    pool: 'change',
    extra: 2,
  },
  {
    name: m.robo_voicebox_five_sounds(),
    detail: m.robo_voicebox_the_longest_words(),
    task: 'build',
    pool: 'long',
    extra: 3,
  },
]
