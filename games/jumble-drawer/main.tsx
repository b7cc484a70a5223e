import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending } from './ending.tsx'
import { shelfAfter } from './growth.ts'
import { measuresOf, summaryOf } from './journal.ts'
import { keepsakes } from './keepsakes.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import { mostMoves, type Level, type Move, type State } from './state.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('jobs', m.jumble_drawer_jobs_in_a_game(), numbers([1, 2, 3, 4, 5]), { start: 3 }),
    choice('slip', m.jumble_drawer_slip(), [
      ['level', m.kit_same_as_the_level()],
      ['picture', m.jumble_drawer_pictures()],
      ['word', m.kit_words()],
      ['memory', m.jumble_drawer_from_memory()],
    ]),
    choice('drawer', m.jumble_drawer_drawer(), [
      ['all', m.jumble_drawer_all_drawers()],
      ['sew', m.jumble_drawer_sewing()],
      ['cook', m.jumble_drawer_kitchen()],
      ['fix', m.jumble_drawer_tools()],
      ['pack', m.jumble_drawer_travel()],
    ]),
    choice('ink', m.jumble_drawer_colors(), [
      ['level', m.kit_same_as_the_level()],
      ['color', m.jumble_drawer_in_color()],
      ['gray', m.jumble_drawer_gray()],
    ]),
    choice('moves', m.jumble_drawer_moves_in_a_job(), numbers([0, 1, 3, 5]), { start: mostMoves }),
    onOff('sweep', m.jumble_drawer_sweep_line(), { live: true, help: m.jumble_drawer_sweep_line_help() }),
    errorless,
    ...handFields({ mirrors: true }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0 },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 4],
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: ({ state }, _seat, before) => shelfAfter(state.value, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: ({ state }) =>
    state.value.slips.length > 0 ? m.jumble_drawer_drawer_is_tidy() : m.jumble_drawer_drawer_will_wait(),
}

mountGame(spec)
