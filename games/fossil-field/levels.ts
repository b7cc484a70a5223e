import { m } from '#messages'
import type { Level } from './state.ts'

/** `chance` is the share of first calls that 200 random games win; the rules test plays them again. */
export const levels: Level[] = [
  {
    ...{ name: m.fossil_field_big_bones(), detail: m.fossil_field_from_3_nine_squares_and_two(), from: 3 },
    ...{ tier: 1, clues: 'none', early: 75, chance: 14 },
  },
  {
    ...{ name: m.fossil_field_four_by_four(), detail: m.fossil_field_from_5_one_find_and_four(), from: 5 },
    ...{ tier: 2, clues: 'none', early: 50, chance: 5 },
  },
  {
    ...{ name: m.fossil_field_step_clues(), detail: m.fossil_field_from_7_pebbles_count_the_steps(), from: 7 },
    ...{ tier: 3, clues: 'steps', early: 35, chance: 5 },
  },
  {
    ...{ name: m.fossil_field_two_finds(), detail: m.fossil_field_from_9_two_finds_and_six(), from: 9 },
    ...{ tier: 4, clues: 'steps', early: 35, chance: 2.8 },
  },
  {
    ...{ name: m.fossil_field_overlaps(), detail: m.fossil_field_from_12_two_things_that_overlap(), from: 12 },
    ...{ tier: 5, clues: 'steps', early: 25, chance: 2.3 },
  },
]
