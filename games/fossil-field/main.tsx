import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending, keepsakes } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { grownAfter } from './museum.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sameAsLevel = ['level', m.kit_same_as_the_level()] as const

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('digs', m.fossil_field_fields_in_a_game(), numbers([1, 2, 3, 4, 5, 6]), { start: 2 }),
    choice('names', m.fossil_field_names_to_choose_from(), [
      [0, m.kit_same_as_the_level()],
      ...numbers([2, 3, 4]),
      ['said', m.fossil_field_said_aloud()],
    ]),
    choice('clues', m.fossil_field_clues(), [
      sameAsLevel,
      ['steps', m.fossil_field_pebbles_that_count_steps()],
      ['warmth', m.fossil_field_hot_warm_and_cold()],
      ['none', m.kit_none()],
    ]),
    choice('finds', m.fossil_field_finds(), [
      sameAsLevel,
      ['bones', m.fossil_field_bones()],
      ['objects', m.fossil_field_tools_music_and_maps()],
    ]),
    choice('perTurn', m.fossil_field_digs_in_a_turn(), numbers([1, 2, 3])),
    choice(
      'brushing',
      m.fossil_field_brushing(),
      [
        ['tap', m.fossil_field_tap_or_rub()],
        ['rub', m.fossil_field_rub_only()],
      ],
      { live: true, help: m.fossil_field_rub_only_needs_a_stroke_as() },
    ),
    errorless,
    ...handFields(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    // From 13 on, a name without choices.
    challenge: { level: 4, values: { names: 'said' } },
    switch: { level: 0 },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 4],
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
    state.value.named.length > 0 ? m.fossil_field_the_museum_is_open() : m.fossil_field_the_sand_will_wait_for_you(),
}

mountGame(spec)
