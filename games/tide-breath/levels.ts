import { m } from '#messages'
import type { Level } from './rules.ts'

export const levels: Level[] = [
  {
    name: m.tide_breath_three_easy_breaths(),
    detail: m.tide_breath_in_3_out_3(),
    pattern: { in: 3, hold: 0, out: 3, rest: 0 },
    breaths: 3,
    onePlace: true,
  },
  {
    name: m.tide_breath_in_3_out_4(),
    detail: m.tide_breath_a_slightly_longer_out_breath(),
    pattern: { in: 3, hold: 0, out: 4, rest: 0 },
    breaths: 6,
  },
  {
    name: m.tide_breath_box(),
    detail: m.tide_breath_in_4_hold_4_out_4(),
    pattern: { in: 4, hold: 4, out: 4, rest: 4 },
    breaths: 5,
  },
  {
    name: m.tide_breath_in_4_out_6(),
    detail: m.tide_breath_a_long_slow_out_breath(),
    pattern: { in: 4, hold: 0, out: 6, rest: 0 },
    breaths: 6,
  },
  {
    name: m.tide_breath_your_own(),
    detail: m.tide_breath_choose_the_seconds_in_the_settings(),
    pattern: { in: 4, hold: 0, out: 5, rest: 1 },
    breaths: 6,
    own: true,
  },
]
