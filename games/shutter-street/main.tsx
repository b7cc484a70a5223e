import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { StreetAtRest } from './scene.tsx'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice(
      'category',
      'What lives in the street',
      [
        ['choose', 'Choose each time'],
        ['animal', 'Animals'],
        ['food', 'Food'],
        ['thing', 'Tools and things'],
        ['vehicle', 'Things that go'],
        ['job', 'Jobs'],
        ['feeling', 'Feelings'],
        ['idiom', 'Sayings'],
        ['place', 'Places'],
      ],
      { help: 'Twenty-four windows need one of the first four kinds.' },
    ),
    choice(
      'ask',
      'Questions',
      [
        ['tiles', 'On tiles'],
        ['spoken', 'Spoken freely'],
      ],
      { help: 'Spoken: an adult answers with Yes or No. Level 1 always has tiles.' },
    ),
    choice('secret', 'Who picks the secret', [
      ['street', 'The street'],
      ['person', 'A person'],
    ]),
    choice('streets', 'Streets', numbers([1, 3, 5]), { start: 3 }),
    choice('limit', 'Questions for each street', [[0, 'No limit'], ...numbers([6, 8, 10, 12])], { start: 10 }),
    onOff('hints', 'Feature hints', { help: 'Shows how many windows a question fits before it is asked.' }),
    onOff('words', 'Words under the pictures', { start: true }),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { limit: 0, hints: true, streets: 1 } },
    standard: { level: 1 },
    challenge: { level: 3, values: { limit: 8, streets: 5 } },
    switch: { level: 0, values: { limit: 0, streets: 1 } },
    teletherapy: { level: 1 },
  },
  seats: [1, 2],
  turns: true,
  seat: ({ seat }) => seat,
  // Who looks away has the turn, the other one picks the secret.
  floor: ({ phase, picking, seats }) => (phase === 'pick' ? (picking + 1) % seats : null),
  pass: ({ phase, streets }) =>
    phase === 'ask' && streets.every(({ opened }) => opened === null) ? { kind: 'pass' } : null,
  View,
  Backdrop: ({ stage, look }) => <StreetAtRest stage={stage} look={look} />,
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
}

mountGame(spec)
