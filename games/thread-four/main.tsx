import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { levels, type Level } from './levels.ts'
import { RoomAtRest } from './loom.tsx'
import { manifest } from './manifest.ts'
import { farewellOf, measuresOf, summaryOf } from './journal.ts'
import { paletteOf } from './palette.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'
import { tapestryCard } from './tapestry.ts'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice(
      'faces',
      'On the tiles',
      [
        ['both', 'Both'],
        ['pictures', 'Pictures'],
        ['words', 'Words'],
      ],
      { help: 'Level 4 has words alone: a picture would give one meaning away.' },
    ),
    choice(
      'slack',
      'Slack threads',
      [
        ['4', '4'],
        ['8', '8'],
        ['unlimited', 'Unlimited'],
      ],
      { start: '8', help: 'One for each pull that finds no set. After the last, the loom weaves a set by itself.' },
    ),
    choice(
      'naming',
      'Naming before the label shows',
      [
        ['adult', 'Said aloud, scored 0 to 2'],
        ['label', 'Chosen from labels'],
        ['off', 'Off'],
      ],
      { help: 'A link that is named well is woven in two threads.' },
    ),
    onOff('oneAway', 'Say when a set is one away', { start: true }),
    errorless,
    choice('grids', 'Grids in a game', [[0, 'As the level has'], ...numbers([1, 2, 3])]),
    choice(
      'ages',
      'Words of level 4',
      [
        ['8', '8 to 10 years'],
        ['11', '11 to 13 years'],
        ['14', 'Teens and adults'],
      ],
      { start: '8' },
    ),
    choice(
      'sounds',
      'Sounds of level 5',
      [
        ['mixed', 'Mixed'],
        ['first', 'First sounds'],
        ['rhyme', 'Rhymes'],
        ['syllables', 'Syllables'],
      ],
      { start: 'mixed' },
    ),
    choice('soundGrid', 'Grid of level 5', [
      [9, 'Nine'],
      [16, 'Sixteen'],
    ]),
    choice(
      'source',
      'Words',
      [
        ['loom', 'The loom’s'],
        ['own', 'My own list'],
      ],
      { help: 'You write your own list before the first pull.' },
    ),
  ],
  presets: {
    easy: { level: 0, values: { slack: 'unlimited', errorless: true } },
    standard: { level: 1 },
    challenge: { level: 3, values: { slack: '4', ages: '11', oneAway: false } },
    switch: { level: 0, values: { naming: 'label', slack: 'unlimited' } },
    teletherapy: { level: 1, values: { naming: 'adult' } },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase }) => (phase === 'pull' ? { kind: 'pass' } : null),
  closingMs: 20_000,
  View,
  Backdrop: ({ stage, look }) => <RoomAtRest stage={stage} look={look} />,
  summary: summaryOf,
  measures: measuresOf,
  farewell: ({ state }) => farewellOf(state.value),
  keepsake: (play) => {
    const { bands, edge } = play.state.value
    // A warp without a band is nothing to take home.
    if (bands.length === 0) return []
    return {
      picture: tapestryCard(bands, edge, paletteOf(play.look.value), manifest.game_name),
      alt: farewellOf(play.state.value),
      name: 'Thread Four cloth',
    }
  },
}

mountGame(spec)
