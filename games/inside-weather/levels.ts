import { m } from '#messages'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.inside_weather_one_weather(),
    detail: m.inside_weather_from_5_faces_and_three_sizes(),
    ...{ from: 5, adult: false, most: 1, tray: 5, steps: 3, words: 4, signs: 1 },
  },
  {
    name: m.inside_weather_two_at_once(),
    detail: m.inside_weather_from_8_12_words_and_a_body_sign(),
    ...{ from: 8, adult: false, most: 2, tray: 9, steps: 5, words: 12, signs: 1 },
  },
  {
    name: m.inside_weather_mixed_weather(),
    detail: m.inside_weather_from_11_mixed_feelings_and_24_words(),
    ...{ from: 11, adult: false, most: 4, tray: 13, steps: 11, words: 24, signs: 3 },
  },
  {
    name: m.inside_weather_energy_map(),
    detail: m.inside_weather_from_15_energy_and_48_words(),
    ...{ from: 15, adult: false, most: 6, tray: 15, steps: 11, words: 48, signs: 4 },
  },
  {
    name: m.inside_weather_grown_weather(),
    detail: m.inside_weather_adults_work_and_home(),
    ...{ from: 15, adult: true, most: 6, tray: 15, steps: 11, words: 48, signs: 4 },
  },
]
