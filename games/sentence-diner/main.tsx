import { seatName } from '@marigold/device'
import { choice, errorless, mountGame, numbers, onOff, skinTone, type GameSpec } from '../kit/index.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { menuPage } from './menu-page.ts'
import { artOf } from './picture-of.tsx'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'
import { Backdrop, View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('customers', 'Customers', numbers([6, 10, 15])),
    choice(
      'speed',
      'Belt speed',
      [
        [0, '0, it stands still'],
        [1, '1'],
        [2, '2'],
        [3, '3'],
      ],
      { start: 1, help: 'In calm mode and with switches the belt stands still.' },
    ),
    onOff('colors', 'Support: role colors and shapes', {
      help: 'They show who does what to whom, so sentences made with them are logged with a cue.',
    }),
    choice('distractors', 'Plates that are not needed', [[-1, 'As in the level'], [0, 'None'], ...numbers([2, 4, 6])]),
    choice(
      'focus',
      'Grammar focus',
      [
        ['all', 'All in turn'],
        ['s', 'Every day: -s'],
        ['ing', 'Right now: is -ing'],
        ['ed', 'Yesterday: -ed'],
        ['plural', 'One and more than one'],
        ['pronoun', 'He, she, it, they'],
      ],
      { help: 'For level 4, Sauces.' },
    ),
    choice('read', 'Read aloud', [
      ['served', 'What was served'],
      ['all', 'Plates and what was served'],
      ['off', 'Off'],
    ]),
    onOff('picks', 'Choose the next customer', { start: true }),
    skinTone,
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { speed: 0, picks: false, errorless: true, read: 'all', colors: true } },
    standard: { level: 1 },
    challenge: { level: 4, values: { customers: 10, speed: 2, distractors: 6 } },
    switch: { level: 0, values: { speed: 0, picks: false } },
    teletherapy: { level: 1, values: { speed: 0 } },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase, seats }) => (seats > 1 && phase !== 'acted' && phase !== 'over' ? { kind: 'pass' } : null),
  View,
  Backdrop,
  summary: ({ state, values }) => summaryOf(state.value, values.colors === true),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => ({
    picture: menuPage(
      play.state.value.dishes,
      play.look.value,
      { title: manifest.game_name, names: play.players.map(seatName).join(', ') },
      artOf(play.values),
    ),
    alt: farewellOf(play.state.value),
    name: 'Sentence Diner menu',
  }),
}

mountGame(spec)
