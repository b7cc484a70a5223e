import { m } from '#messages'
import { choice, errorless, mountGame, numbers, onOff, readAloud, seatName, type GameSpec } from '../kit/index.ts'
import { listed } from '../kit/phrases.ts'
import { Ending } from './ending.tsx'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { music } from './music.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Move, type State } from './rules.ts'
import * as sounds from './sound-set.ts'
import { farewellOf, madeBy, measuresOf, summaryOf } from './summary.ts'
import { surprises } from './touchables.tsx'
import { Backdrop, View } from './view.tsx'
import { piecesWith } from './window.ts'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds,
  music,
  levels,
  rules,
  fields: [
    choice('orders', m.word_foundry_orders_in_a_shift(), numbers([4, 8, 12]), {
      start: 8,
      help: m.word_foundry_the_open_bench_has_no_orders(),
    }),
    choice(
      'set',
      m.word_foundry_word_parts(),
      [
        ['all', m.word_foundry_all_in_this_level()],
        ['front', m.word_foundry_beginnings()],
        ['back', m.word_foundry_endings()],
      ],
      { help: m.word_foundry_beginnings_orders_with_a_prefix_or() },
    ),
    choice('meanings', m.word_foundry_part_meanings(), [
      ['tile', m.word_foundry_on_every_tile()],
      ['book', m.word_foundry_after_a_strike()],
      ['off', m.word_foundry_not_shown()],
    ]),
    choice('sentence', m.word_foundry_a_sentence_with_each_word(), [
      ['offer', m.kit_asked_for()],
      ['must', m.word_foundry_required()],
      ['off', m.kit_off()],
    ]),
    onOff('heat', m.word_foundry_heat(), { start: true, help: m.word_foundry_each_strike_costs_heat_a_sentence() }),
    onOff('read', m.word_foundry_read_each_order_aloud(), { live: true }),
    { ...readAloud(), when: ({ read }) => read === true },
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { orders: 4, heat: false } },
    standard: { level: 1 },
    challenge: { level: 3, values: { orders: 12, meanings: 'book', sentence: 'must' } },
    switch: { level: 0, values: { orders: 4 } },
    teletherapy: { level: 1 },
  },
  seats: [1, 2],
  pass: ({ phase, shown, seats }) => (phase === 'build' && !shown && seats > 1 ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  surprises,
  growth: { after: (play, seat, before) => piecesWith(before, play.state.value.wall, seat) },
  Ending,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => {
    // Without a word of their own, players have nothing to take home.
    if (madeBy(play.state.value).length === 0) return []
    const names = play.players.length > 1 ? listed(play.players.map(seatName)) : ''
    return {
      picture: postcardOf(play.state.value, play.look.value, manifest.game_name, names),
      alt: farewellOf(play.state.value),
      name: m.word_foundry_word_foundry_wall(),
    }
  },
}

mountGame(spec)
