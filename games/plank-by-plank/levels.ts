import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.plank_by_plank_two_ways(),
    detail: m.plank_by_plank_from_5_two_choices_with_pictures(),
    ...{ from: 5, offers: 2, yours: false, twist: 'none' },
  },
  {
    name: m.plank_by_plank_yours_first(),
    detail: m.plank_by_plank_from_8_your_idea_before_ours(),
    ...{ from: 8, offers: 3, yours: true, twist: 'none' },
  },
  {
    name: m.plank_by_plank_same_words_new_mood(),
    detail: m.plank_by_plank_from_11_the_other_side_changes(),
    ...{ from: 11, offers: 3, yours: true, twist: 'temper' },
  },
  {
    name: m.plank_by_plank_a_bad_start(),
    detail: m.plank_by_plank_from_11_repair_first(),
    ...{ from: 11, offers: 3, yours: true, twist: 'start' },
  },
  {
    name: m.plank_by_plank_boundaries(),
    detail: m.plank_by_plank_from_15_and_for_adults(),
    ...{ from: 15, offers: 3, yours: true, twist: 'none' },
  },
]
