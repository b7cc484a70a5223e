import { seatName } from '@marigold/device'
import { mountGame, Scene, type GameSpec } from '../kit/index.ts'
import { Valley } from './backdrop.tsx'
import { Basket, Hedgehog } from './hedgehog.tsx'
import { summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { pies } from './orchard.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { journalOf } from './show.ts'
import { FruitTree } from './trees.tsx'
import { spotsOf, View, worldOf } from './view.tsx'

const sample = [
  { id: 1, ripeness: 4, guarded: true },
  { id: 2, ripeness: 2, guarded: false },
  { id: 3, ripeness: 3, guarded: false },
] as const

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    {
      key: 'turns',
      kind: 'choice',
      label: 'Turns for each player',
      options: [8, 12, 16].map((value) => ({ value, label: String(value) })),
      start: 8,
    },
    {
      key: 'baskets',
      kind: 'choice',
      label: 'Baskets',
      options: [
        { value: 'pool', label: 'Together' },
        { value: 'own', label: 'One each' },
      ],
      start: 'pool',
    },
    {
      key: 'weather',
      kind: 'choice',
      label: 'Weather',
      options: [
        { value: 'mild', label: 'Mild' },
        { value: 'lively', label: 'Lively' },
      ],
      start: 'mild',
    },
    {
      key: 'realWait',
      kind: 'choice',
      label: 'Waiting takes real seconds',
      help: 'For early learners: choosing to wait really waits.',
      options: [{ value: 0, label: 'Off' }, ...[5, 10, 20, 30, 60].map((value) => ({ value, label: `${value} s` }))],
      start: 0,
    },
  ],
  presets: {
    easy: { level: 0, values: { realWait: 5 } },
    standard: { level: 2 },
    challenge: { level: 4, values: { weather: 'lively', turns: 12 } },
    switch: { level: 0 },
    teletherapy: { level: 1 },
  },
  seats: [1, 4],
  turns: true,
  seat: (state) => state.seat,
  pass: (state) => (state.leaf || rules.isOver(state) ? null : { kind: 'pass' }),
  wants: { deck: false },
  View,
  Backdrop: ({ stage, look }) => {
    const [w, h] = worldOf(stage.portrait)
    const spots = spotsOf(3, stage.portrait)
    return (
      <Scene stage={stage} world={[w, h]}>
        <Valley width={w} height={h} day={0.45} look={look} />
        {spots.map((spot, index) => (
          <g key={index} transform={`translate(${spot.x} ${spot.y}) scale(${spot.scale})`}>
            <FruitTree
              tree={{
                kind: (['apple', 'pear', 'peach'] as const)[index] ?? 'apple',
                planted: true,
                fruits: [...sample],
              }}
              sway={0}
            />
          </g>
        ))}
        <g transform={`translate(96 ${h * 0.9}) scale(.8)`}>
          <Basket fill={4} />
        </g>
        {look !== 'grown-up' && (
          <g transform={`translate(226 ${h * 0.9}) scale(.9)`}>
            <Hedgehog mood="calm" beat={1} />
          </g>
        )}
      </Scene>
    )
  },
  summary: (play) =>
    summaryOf(journalOf(play), play.state.value, play.players.map(seatName), play.values.baskets === 'pool'),
  farewell: ({ state }) => {
    const count = pies(state.value.orchards)
    return count === 1 ? 'Sundown, and a pie for everyone.' : `Sundown, and ${count} pies for everyone.`
  },
}

mountGame(spec)
