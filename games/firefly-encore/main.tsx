import { m } from '#messages'
import { choice, errorless, handFields, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { BackdropOf } from './backdrop.tsx'
import { Ending, keepsakes } from './ending.tsx'
import { measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { allRules } from './phrases.ts'
import { passable, rules } from './rules.ts'
import { grownAfter } from './songbook.ts'
import * as sounds from './sound-set.ts'
import { composerOf, type Level, type Move, type State } from './state.ts'
import { ruleName } from './texts.ts'
import { surprises } from './touchables.tsx'
import { View } from './view.tsx'

const sameAsLevel = ['level', m.kit_same_as_the_level()] as const
const levelNumber = [0, m.kit_same_as_the_level()] as const

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('phrases', m.firefly_encore_phrases_in_a_game(), numbers([4, 6, 8, 10, 12]), { start: 8 }),
    choice('rule', m.firefly_encore_how_to_play_it_back(), [
      sameAsLevel,
      ...allRules.map((rule) => [rule, ruleName(rule)] as const),
    ]),
    choice(
      'pace',
      m.firefly_encore_time_between_lights(),
      [levelNumber, [1400, '1.4 s'], [1000, '1.0 s'], [800, '0.8 s']],
      {
        live: true,
      },
    ),
    choice('mode', m.firefly_encore_phrases(), [
      ['new', m.firefly_encore_a_new_one_each_time()],
      ['song', m.firefly_encore_one_that_grows()],
      ['composer', m.firefly_encore_players_write_them()],
    ]),
    choice('stems', m.firefly_encore_stems(), [levelNumber, ...numbers([2, 4, 6, 9])]),
    choice('lights', m.firefly_encore_lights_at_first(), [levelNumber, ...numbers([2, 3, 4, 5, 6, 7])]),
    onOff('adapts', m.firefly_encore_longer_and_shorter(), {
      start: true,
      help: m.firefly_encore_two_right_in_a_row(),
    }),
    choice(
      'senses',
      m.firefly_encore_show_phrases_with(),
      [
        ['both', m.firefly_encore_lights_and_notes()],
        ['lights', m.firefly_encore_only_lights()],
        ['notes', m.firefly_encore_only_notes()],
      ],
      { live: true },
    ),
    choice('replays', m.firefly_encore_free_replays(), numbers([0, 1, 2]), {
      help: m.firefly_encore_more_replays_count_as_help(),
    }),
    onOff('soft', m.firefly_encore_soft_colors(), { live: true }),
    errorless,
    ...handFields(),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 4 },
    switch: { level: 0, values: { scanSeconds: 1.2 } },
    teletherapy: { level: 1, values: { labels: true } },
  },
  seats: [1, 4],
  floor: (state) => (state.phase === 'compose' ? composerOf(state) : null),
  pass: (state) => (passable(state) ? { kind: 'pass' } : null),
  View,
  Backdrop: BackdropOf,
  surprises,
  growth: { after: ({ state }, seat, before) => grownAfter(state.value, seat, before) },
  Ending,
  keepsake: keepsakes,
  summary: ({ state }) => summaryOf(state.value),
  measures: ({ state }, seat) => measuresOf(state.value, seat),
  farewell: ({ state }) =>
    state.value.done.length > 0 ? m.firefly_encore_listen_to_your_concert() : m.firefly_encore_the_fireflies_wait(),
}

mountGame(spec)
