import { seatName } from '@marigold/device'
import { choice, mountGame, numbers, onOff, type GameSpec, type Play } from '../kit/index.ts'
import { Backdrop } from './backdrop.tsx'
import { levels, type RiverLevel } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Move, type State } from './rules.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { RiverView } from './view.tsx'
import './game.css'

type RiverPlay = Play<RiverLevel, State, Move>
const forksOf = ({ trials }: RiverPlay) => trials.filter(({ target }) => target === 'Fork')

/** The water that a lantern chose on its way home. */
function waterOf(forks: readonly { response: string }[]): string {
  const rocky = forks.filter(({ response }) => response === 'rocky').length
  if (forks.length === 0) return 'on the lake'
  if (rocky === forks.length) return 'through the rocky water'
  return rocky === 0 ? 'by the calm water' : 'by rocky and calm water'
}

const spec: GameSpec<RiverLevel, State, Move> = {
  manifest,
  levels,
  rules,
  seats: [1, 4],
  turns: true,
  seat: (state) => state.turn,
  pass: (state) => (state.phase === 'spin' ? { kind: 'pass' } : null),
  fields: [
    choice('length', 'River length', [[0, 'As the level'], ...numbers([12, 24, 36], 'bends')]),
    onOff('lilies', 'Rests on lily pads', { start: true }),
    choice('theme', 'Light', [
      ['night', 'Night'],
      ['dawn', 'Dawn'],
    ]),
    choice('sound', 'Sound', [
      ['calm', 'Calm'],
      ['festive', 'Festive'],
    ]),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 3, values: { sound: 'festive' } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  wants: { deck: true },
  View: RiverView,
  Backdrop,
  farewell: (play) => {
    const { fireworks, phase } = play.state.value
    const last = fireworks === null ? undefined : play.players[fireworks]
    const alone = play.players.length === 1
    if (phase !== 'over')
      return alone ? 'The lantern drifted home, a new star in the sky.' : 'All lanterns drifted home together.'
    if (!last || alone) return `Home ${waterOf(forksOf(play))}, a new star in the sky.`
    return `Everybody is home. ${seatName(last)} lit the fireworks.`
  },
  summary: summaryOf,
  measures: measuresOf,
}

mountGame(spec)
