import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, onOff, skinTone, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending, grownAfter, keepsakes } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sameAsLevel = [0, m.kit_same_as_the_level()] as const

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('outings', m.weather_wardrobe_outings_in_a_game(), numbers([1, 2, 3, 4, 5, 6]), { start: 3 }),
    choice('hangers', m.weather_wardrobe_hangers_in_reach(), [sameAsLevel, ...numbers([2, 3, 4, 6, 8])]),
    choice('fasteners', m.weather_wardrobe_fasteners(), [
      ['level', m.kit_same_as_the_level()],
      ['off', m.kit_off()],
      ['all', m.kit_all_of_them()],
    ]),
    choice('channel', m.weather_wardrobe_width_of_the_path(), [sameAsLevel, ...numbers([72, 54, 36], 'px')], {
      live: true,
    }),
    errorless,
    choice(
      'hair',
      m.weather_wardrobe_hair(),
      [
        ['short', m.weather_wardrobe_short_hair()],
        ['curly', m.weather_wardrobe_curly_hair()],
        ['long', m.weather_wardrobe_long_hair()],
      ],
      { live: true },
    ),
    onOff('chair', m.weather_wardrobe_wheelchair(), { live: true }),
    skinTone,
    ...handFields({ gestures: true }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0, values: { outings: 2 } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 2],
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: ({ state }, _seat, before) => grownAfter(state.value, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: ({ state }) =>
    state.value.cards.length > 0 ? m.weather_wardrobe_what_a_lot_of_trips() : m.weather_wardrobe_the_wardrobe_naps(),
}

mountGame(spec)
