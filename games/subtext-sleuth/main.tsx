import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec } from '../kit/index.ts'
import { folderOf } from './folder.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, voterOf } from './rules.ts'
import type { Move, State } from './state.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('set', 'Threads', [
      ['all', 'Mixed'],
      ['school', 'School'],
      ['friends', 'Friends and family'],
      ['work', 'Work'],
    ]),
    choice('need', 'Evidence needed', numbers([1, 2, 3]), { help: 'Clues for each meaning, one of them strong.' }),
    choice(
      'typing',
      'Messages come',
      [
        ['slow', 'Slowly'],
        ['usual', 'As typed'],
        ['once', 'All at once'],
      ],
      { start: 'usual' },
    ),
    onOff('skip', 'Skip sensitive threads', { help: 'Tender topics, such as a friend who says they are fine.' }),
    onOff('read', 'Read messages and questions aloud'),
    { ...readAloud(), when: ({ read }) => read === true },
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { typing: 'slow', skip: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { need: 2 } },
    switch: { level: 0, values: { typing: 'slow', skip: true } },
    teletherapy: { level: 1, values: { typing: 'once' } },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  floor: (state) => (state.phase === 'vote' || state.phase === 'forecast' ? voterOf(state) : null),
  pass: ({ phase, seats }) => (seats > 1 && (phase === 'meaning' || phase === 'reply') ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state }) => ({
    picture: folderOf(state.value),
    alt: farewellOf(state.value),
    name: 'Subtext Sleuth case',
  }),
}

mountGame(spec)
