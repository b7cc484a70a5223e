import { seatName } from '@marigold/device'
import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec } from '../kit/index.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Move, type State } from './rules.ts'
import { farewellOf, madeBy, measuresOf, summaryOf } from './summary.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('orders', 'Orders in a shift', numbers([4, 8, 12]), { start: 8, help: 'The open bench has none.' }),
    choice(
      'set',
      'Part set',
      [
        ['all', 'All of the level'],
        ['front', 'Beginnings'],
        ['back', 'Endings'],
      ],
      { help: 'Beginnings: orders with a prefix, or compounds with one second word. Endings: the other way round.' },
    ),
    choice('meanings', 'Meanings of the parts', [
      ['tile', 'On every tile'],
      ['book', 'After a strike'],
      ['off', 'Not shown'],
    ]),
    choice('sentence', 'A sentence with each word', [
      ['offer', 'Asked for'],
      ['must', 'Needed to go on'],
      ['off', 'Off'],
    ]),
    onOff('heat', 'Heat', { start: true, help: 'Each strike costs heat, a sentence gives some back.' }),
    onOff('read', 'Read each order aloud'),
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
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase, shown, seats }) => (phase === 'build' && !shown && seats > 1 ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => {
    // A board without a word of one's own is nothing to take home.
    if (madeBy(play.state.value).length === 0) return []
    const names = play.players.length > 1 ? play.players.map(seatName).join(' and ') : ''
    return {
      picture: postcardOf(play.state.value, play.look.value, manifest.game_name, names),
      alt: farewellOf(play.state.value),
      name: 'Word Foundry wall',
    }
  },
}

mountGame(spec)
