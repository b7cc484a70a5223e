import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending, keepsakes } from './ending.tsx'
import { grownAfter } from './growth.ts'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './things-art.ts'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('boats', m.tug_harbor_boats_at_a_time(), [[0, m.kit_same_as_the_level()], ...numbers([1, 2, 3, 4, 5])]),
    choice('boatsPerDay', m.tug_harbor_boats_in_a_day(), numbers([4, 8]), { start: 8 }),
    onOff('planning', m.tug_harbor_pause_and_plan_setting(), { start: true }),
    choice('pace', m.tug_harbor_boat_speed(), [
      [1, m.kit_same_as_the_level()],
      [0.7, m.tug_harbor_slower_boats()],
      [1.3, m.tug_harbor_faster_boats()],
    ]),
    choice('days', m.tug_harbor_days_in_a_game(), numbers([1, 2])),
    onOff('snap', m.tug_harbor_line_snap(), { start: true, help: m.tug_harbor_lines_end_in_the_nearest_dock() }),
    errorless,
    ...handFields(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0, values: { boatsPerDay: 4 } },
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
  summary: ({ state, values }) => summaryOf(state.value, values.scan !== 'off'),
  measures: ({ state, values }, seat) => measuresOf(state.value, seat, values.scan !== 'off'),
  farewell: ({ state }) =>
    state.value.phase === 'over' ? m.tug_harbor_every_boat_is_home() : m.tug_harbor_the_harbor_will_wait(),
}

mountGame(spec)
