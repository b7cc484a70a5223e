import { seatName } from '@marigold/device'
import { mountGame, type GameSpec } from '../kit/index.ts'
import { summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { pies } from './orchard.ts'
import { placesOf } from './places.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { journalOf } from './show.ts'
import { View } from './view.tsx'
import { OrchardAtRest } from './world.tsx'

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
  Backdrop: ({ stage, look }) => <OrchardAtRest places={placesOf(stage, 3)} look={look} />,
  summary: (play) =>
    summaryOf(journalOf(play), play.state.value, play.players.map(seatName), play.values.baskets === 'pool'),
  farewell: ({ state }) => {
    const count = pies(state.value.orchards)
    return count === 1 ? 'Sundown, and a pie for everyone.' : `Sundown, and ${count} pies for everyone.`
  },
}

mountGame(spec)
