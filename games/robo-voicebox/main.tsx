import { choice, errorless, mountGame, numbers, readAloud, type GameSpec } from '../kit/index.ts'
import { farewellOf, keepsakeAlt, measuresOf, summaryOf } from './journal.ts'
import { layoutOf } from './layout.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { firstParts } from './parts.ts'
import { phonemes } from './phonemes.ts'
import { robotCard } from './postcard.ts'
import { rules } from './rules.ts'
import type { Level, Move, State } from './state.ts'
import { View } from './view.tsx'
import { Robot, Room } from './world.tsx'

const trained = [
  'P',
  'B',
  'M',
  'T',
  'D',
  'N',
  'K',
  'G',
  'F',
  'V',
  'TH',
  'S',
  'Z',
  'SH',
  'CH',
  'JH',
  'L',
  'R',
  'W',
  'HH',
]

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('words', 'Words', numbers([4, 8, 12]), { start: 8 }),
    choice('chips', 'On the chips', [
      ['both', 'Letters and colors'],
      ['letters', 'Letters'],
      ['colors', 'Colors only'],
    ]),
    choice('extra', 'Extra chips', [['level', 'As in the level'], ...numbers([0, 1, 2, 3, 4, 5, 6])], {
      help: 'Chips that do not belong to the word, from level 2 on.',
    }),
    choice('focus', 'Sound to train', [
      ['all', 'All sounds'],
      ...trained.map((sound) => [sound, `${phonemes[sound]?.letters} as in ${phonemes[sound]?.key}`] as const),
    ]),
    choice('hint', 'Hint', [
      [1, 'After 1 try'],
      [2, 'After 2 tries'],
      [0, 'Never'],
    ]),
    choice(
      'keys',
      'A chip in hand',
      [
        ['auto', 'Says its key word where no letters are seen'],
        ['word', 'Always says its key word'],
        ['quiet', 'Is quiet: I say the sounds'],
      ],
      { help: 'A key word is sun for s. The single sound is yours to say.' },
    ),
    readAloud(),
    errorless,
  ],
  presets: {
    easy: { level: 0, values: { words: 4, extra: 0 } },
    standard: { level: 1 },
    challenge: { level: 4, values: { words: 12, extra: 5, hint: 0 } },
    switch: { level: 1, values: { extra: 0, words: 4, scanStyle: 'rows' } },
    teletherapy: { level: 1, values: { extra: 2 } },
  },
  seats: [1, 2],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase, seats }) => (phase === 'build' && seats > 1 ? { kind: 'pass' } : null),
  closingMs: 30_000,
  View,
  Backdrop: ({ stage, look }) => {
    const layout = layoutOf(stage, { chips: 4, slots: 3, text: 1 })
    return (
      <>
        <Room part="wall" layout={layout} look={look} />
        {layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
        <Robot at={layout.robot} parts={firstParts} look={look} mood="calm" />
        {!layout.robot.stands && <Room part="bench" layout={layout} look={look} />}
      </>
    )
  },
  summary: ({ state }) => summaryOf(state.value),
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: ({ state, look }) => ({
    picture: robotCard(state.value, look.value),
    alt: keepsakeAlt(state.value),
    name: 'My robot',
  }),
}

mountGame(spec)
