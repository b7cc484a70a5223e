import { choice, errorless, mountGame, numbers, onOff, readAloud, type GameSpec, type Values } from '../kit/index.ts'
import { farewellOf } from './farewell.ts'
import { layoutOf, usualRoom } from './layout.ts'
import { levels, type Level } from './levels.ts'
import { manifest } from './manifest.ts'
import { paletteOf } from './palette.ts'
import { postcardOf } from './postcard.ts'
import { rules } from './rules.ts'
import type { HayPlay } from './scene.ts'
import type { Move, State } from './state.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { View } from './view.tsx'
import { Farm } from './world.tsx'

const farewell = ({ state }: HayPlay): string => farewellOf(state.value)
const showsWords = ({ clue }: Values) => clue !== 'sound'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('theme', 'Who hides', [
      ['farm', 'Farm animals'],
      ['wild', 'Wild animals'],
      ['vehicles', 'Vehicles'],
      ['home', 'Toys and things at home'],
    ]),
    choice('count', 'Friends to find', numbers([6, 8, 12])),
    choice('places', 'Places to choose from', numbers([2, 3, 4]), { start: 3 }),
    choice('wait', 'Waiting time in Ask', numbers([3, 5, 10], 's'), {
      start: 5,
      help: 'When it is over, the hiding place wobbles more and peeps.',
    }),
    choice(
      'clue',
      'Names',
      [
        ['word', 'Words and sounds'],
        ['sound', 'Sounds only'],
      ],
      { help: '“Sounds only”: in Find the friend is asked for by its sound.' },
    ),
    { ...readAloud(), when: showsWords },
    onOff('hides', 'Players hide the friends', {
      start: true,
      help: 'With two players: the one who waits hides the friend for the other.',
    }),
    errorless,
    onOff('contrast', 'High-contrast background'),
  ],
  presets: {
    easy: { level: 0, values: { places: 2, errorless: true } },
    standard: { level: 1, values: { places: 3 } },
    challenge: { level: 3, values: { places: 4, count: 8 } },
    switch: { level: 0, values: { places: 2 } },
    teletherapy: { level: 2, values: { places: 4 } },
  },
  seats: [1, 2],
  turns: true,
  seat: ({ seat }) => seat,
  // While the seeker looks away, the other one hides the friend.
  floor: ({ phase, seat, seats }) => (phase === 'hide' ? (seat + 1) % seats : null),
  pass: ({ phase }) => (phase === 'hide' || phase === 'look' ? { kind: 'pass' } : null),
  closingMs: 25_000,
  View,
  Backdrop: ({ stage, look, values }) => {
    const contrast = values.contrast === true
    return <Farm layout={layoutOf(stage, usualRoom)} color={paletteOf(look, contrast)} plain={contrast} />
  },
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => ({
    picture: postcardOf(play.state.value, play.look.value, manifest.game_name),
    alt: farewell(play),
    name: 'Haystack Hello parade',
  }),
}

mountGame(spec)
