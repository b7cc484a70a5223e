import { m } from '#messages'
import type { Level } from './state.ts'

const everyFastener: Level['fasteners'] = ['zipper', 'snaps', 'buttons', 'laces']

/** `chance` is the share of 200 random games that meet every need at the first door; the rules test plays them again. */
export const levels: Level[] = [
  {
    ...{ name: m.weather_wardrobe_two_choices(), detail: m.weather_wardrobe_from_3_two_hangers_at_a_time(), from: 3 },
    ...{ tier: 1, hangers: 2, ordered: false, fasteners: [], channel: 72, chance: 29.5 },
  },
  {
    ...{ name: m.weather_wardrobe_in_order(), detail: m.weather_wardrobe_from_5_first_the_socks_then(), from: 5 },
    ...{ tier: 2, hangers: 4, ordered: true, fasteners: [], channel: 72, chance: 0 },
  },
  {
    ...{
      name: m.weather_wardrobe_zippers_and_snaps(),
      detail: m.weather_wardrobe_from_6_close_what_you_put_on(),
      from: 6,
    },
    ...{ tier: 3, hangers: 4, ordered: true, fasteners: ['zipper', 'snaps'], channel: 72, chance: 0 },
  },
  {
    ...{
      name: m.weather_wardrobe_two_weathers(),
      detail: m.weather_wardrobe_from_8_pack_one_thing_for_later(),
      from: 8,
    },
    ...{ tier: 4, hangers: 6, ordered: true, fasteners: everyFastener, channel: 54, chance: 0 },
  },
  {
    ...{ name: m.weather_wardrobe_occasions(), detail: m.weather_wardrobe_from_10_a_forecast_an_occasion(), from: 10 },
    ...{ tier: 5, hangers: 8, ordered: true, fasteners: everyFastener, channel: 36, chance: 0 },
  },
]
