import { seatName } from '@marigold/device'
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
  summary: (play) =>
    play.players.map((player, i) => {
      const count = play.state.value.picked[i] ?? 0
      return { label: seatName(player), value: count === 1 ? '1 apple' : `${count} apples` }
    }),
  farewell: () => 'A full basket for everyone.',
}

mountGame(spec)
