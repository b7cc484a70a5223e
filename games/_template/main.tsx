import { counted, mountGame, type GameSpec } from '../kit/index.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [],
  presets: { easy: { level: 0 }, challenge: { level: 1 } },
  seats: [1, 4],
  turns: true,
  seat: (state) => state.seat,
  pass: () => ({ kind: 'pass' }),
  View,
  Backdrop,
  summary: (play) => [{ label: 'Apples left', value: String(play.state.value.left) }],
  measures: (play, seat) => [{ label: 'Picked', value: counted(play.state.value.picked[seat] ?? 0, 'apple') }],
  farewell: () => 'A full basket for everyone.',
}

mountGame(spec)
