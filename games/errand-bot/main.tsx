import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending, keepsakes } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { passable, rules } from './rules.ts'
import * as sounds from './sound-set.ts'
import type { Level, Move, State } from './state.ts'
import { surprises } from './town-art.ts'
import { grownAfter } from './town-growth.ts'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('maps', m.errand_bot_maps_in_a_game(), numbers([1, 2, 3, 5]), { start: 3 }),
    choice('arrows', m.errand_bot_arrows(), [
      ['level', m.kit_same_as_the_level()],
      ['compass', m.errand_bot_as_on_the_map()],
      ['relative', m.errand_bot_from_the_bots_view()],
    ]),
    onOff('preview', m.errand_bot_step_preview(), { help: m.errand_bot_preview_shows_the_bot() }),
    choice('errands', m.errand_bot_errands_on_a_map(), [[0, m.kit_same_as_the_level()], ...numbers([1, 2])]),
    choice('battery', m.errand_bot_tile_limit(), [
      ['level', m.kit_same_as_the_level()],
      ['none', m.kit_none()],
    ]),
    choice('planning', m.errand_bot_planning(), [
      ['whole', m.errand_bot_the_whole_way()],
      ['one', m.errand_bot_one_tile_at_a_time()],
    ]),
    choice('theme', m.errand_bot_errands_theme(), [
      ['town', m.errand_bot_around_town()],
      ['office', m.errand_bot_at_the_office()],
    ]),
    onOff('blocks', m.errand_bot_road_blocks(), { start: true, help: m.errand_bot_road_blocks_come_at_level_5() }),
    errorless,
    ...handFields(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3 },
    switch: { level: 0, values: { maps: 2 } },
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
    state.value.finished.length > 0 ? m.errand_bot_the_town_says_thank_you() : m.errand_bot_the_bot_will_wait(),
}

mountGame(spec)
