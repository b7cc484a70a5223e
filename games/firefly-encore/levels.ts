import { m } from '#messages'
import type { Level } from './state.ts'

/** `chance` is the share of first tries that 200 random games win, in percent; the rules test plays them again. */
export const levels: Level[] = [
  {
    name: m.firefly_encore_four_stems(),
    detail: m.firefly_encore_from_5_two_lights(),
    tier: 0,
    stems: 4,
    start: 2,
    pace: 1400,
    rules: ['same'],
    chance: 7,
  },
  {
    name: m.firefly_encore_six_stems(),
    detail: m.firefly_encore_from_7_three_lights(),
    tier: 1,
    stems: 6,
    start: 3,
    pace: 1000,
    rules: ['same'],
    chance: 3,
  },
  {
    name: m.firefly_encore_backward(),
    detail: m.firefly_encore_from_8_last_light_first(),
    tier: 2,
    stems: 6,
    start: 3,
    pace: 1000,
    rules: ['same', 'backward', 'backward', 'backward'],
    chance: 2,
  },
  {
    name: m.firefly_encore_skip_the_blue_ones(),
    detail: m.firefly_encore_from_10_blue_lights_dont_count(),
    tier: 3,
    stems: 6,
    start: 4,
    pace: 1000,
    rules: ['same', 'skip', 'skip', 'skip'],
    chance: 5,
  },
  {
    name: m.firefly_encore_nine_stems(),
    detail: m.firefly_encore_from_13_skip_then_shift(),
    tier: 4,
    stems: 9,
    start: 4,
    pace: 800,
    rules: ['skip', 'skip', 'shift', 'shift'],
    chance: 2,
  },
]
