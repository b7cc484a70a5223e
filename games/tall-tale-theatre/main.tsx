import { seatName } from '@marigold/device'
import { choice, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { keepsakesOf } from './keepsakes.ts'
import { layoutOf } from './layout.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { mayMove } from './moves.ts'
import { rules } from './rules.ts'
import { EmptyTheatre } from './stage.tsx'
import { tellerOf, type Move, type State } from './state.ts'
import { farewellOf, measuresOf, summaryOf } from './summary.ts'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('parts', 'Number of parts', [[0, 'As in the level'], ...numbers([3, 4, 5, 6])]),
    choice('find', 'How parts are found', [
      ['either', 'Spin or choose'],
      ['choose', 'Choose'],
      ['spin', 'Spin'],
    ]),
    onOff('tickets', 'Connecting-word tickets', {
      start: true,
      help: 'Each scene shows a word to use: once, first, then, because, so, finally.',
    }),
    onOff('dictation', 'Adult types dictation', {
      help: 'What is typed at a curtain tells its scene in the show and in the booklet. It is not kept.',
    }),
    onOff('each', 'Groups: one curtain each', {
      start: true,
      help: 'Off: the first player directs the whole story.',
    }),
    onOff('booklet', 'Mini-booklet to print', { start: true, help: 'One sheet to fold, with the whole story.' }),
  ],
  presets: {
    easy: { level: 0, values: { find: 'choose', tickets: false } },
    standard: { level: 1 },
    challenge: { level: 3, values: { find: 'spin' } },
    switch: { level: 0, values: { find: 'choose', dictation: false } },
    teletherapy: { level: 1, values: { find: 'choose' } },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  floor: tellerOf,
  pass: (state) => (mayMove(state, { kind: 'pass' }) ? { kind: 'pass' } : null),
  View,
  Backdrop: ({ stage, look }) => <EmptyTheatre layout={layoutOf(stage)} look={look} />,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state, values, look, players }) =>
    keepsakesOf(state.value, look.value, players.map(seatName), values.booklet !== false),
}

mountGame(spec)
