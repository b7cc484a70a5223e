import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.teeter_critters_three_friends(),
    detail: m.teeter_critters_from_5_three_on_the_plank(),
    ...{ from: 5, studio: false, blind: false },
  },
  {
    name: m.teeter_critters_four_weights(),
    detail: m.teeter_critters_from_8_tags_with_different_numbers(),
    ...{ from: 8, studio: false, blind: false },
  },
  {
    name: m.teeter_critters_wishes_that_clash(),
    detail: m.teeter_critters_from_11_one_wish_has_to_wait(),
    ...{ from: 11, studio: false, blind: false },
  },
  {
    name: m.teeter_critters_studio_mobile(),
    detail: m.teeter_critters_from_15_hooks_wind_and_a(),
    ...{ from: 15, studio: true, blind: false },
  },
  {
    name: m.teeter_critters_open_studio(),
    detail: m.teeter_critters_adults_weigh_by_the_tilt_alone(),
    ...{ from: 15, studio: true, blind: true },
  },
]
