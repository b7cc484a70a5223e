import { m } from '#messages'
import { mountGame, type GameSpec } from '../kit/index.ts'
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
  summary: (play) => [{ label: m.template_apples_left(), value: String(play.state.value.left) }],
  measures: (play, seat) => [
    { label: m.template_picked(), value: m.template_apples({ count: play.state.value.picked[seat] ?? 0 }) },
  ],
  farewell: () => m.template_a_full_basket_for_everyone(),
}

mountGame(spec)
