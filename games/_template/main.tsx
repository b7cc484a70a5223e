import { m } from '#messages'
import { mountGame, type GameSpec } from '../kit/index.ts'
import { glockenspiel, marimba, woodblock } from '../kit/samples.ts'
import { Ending } from './ending.tsx'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { surprises } from './scenery.tsx'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  sounds: { pluck: marimba, bell: glockenspiel, wood: woodblock },
  levels,
  rules,
  // Before anyone chooses, the second level is selected.
  presets: { easy: { level: 0 }, challenge: { level: 1 } },
  seats: [1, 4],
  // The move that gives a turn away.
  pass: () => ({ kind: 'pass' }),
  View,
  Backdrop,
  surprises,
  Ending,
  summary: (play) => [{ label: m.template_apples_left(), value: String(play.state.value.left) }],
  measures: (play, seat) => [
    { label: m.template_picked(), value: m.template_apples({ count: play.state.value.picked[seat] ?? 0 }) },
  ],
  farewell: () => m.template_a_full_basket_for_everyone(),
}

mountGame(spec)
