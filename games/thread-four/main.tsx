import { choice, errorless, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { motifs, type Band } from './cloth.ts'
import { levels, type Level } from './levels.ts'
import { RoomAtRest } from './loom.tsx'
import { manifest } from './manifest.ts'
import { summaryOf } from './journal.ts'
import { paletteOf } from './palette.ts'
import { rules } from './rules.ts'
import type { Move, State } from './state.ts'
import { tapestryCard } from './tapestry.ts'
import { View } from './view.tsx'

function motifsOf(bands: readonly Band[]): string {
  const names = [
    ...new Set(
      bands.flatMap(({ thread, named }) => (thread && named !== 0 ? [motifs[thread.motif].toLowerCase()] : [])),
    ),
  ]
  if (names.length === 0) return bands.some(({ thread }) => thread) ? 'with stripes' : 'of plain linen'
  if (names.length === 1) return `with ${names[0]}`
  return `with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** The cloth in words: how many bands, and what was woven into them. */
function farewell({ state }: { state: { value: State } }): string {
  const { bands } = state.value
  if (bands.length === 0) return 'The warp is on the loom for next time.'
  return `A cloth of ${bands.length} ${bands.length === 1 ? 'band' : 'bands'} ${motifsOf(bands)}.`
}

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
  farewell,
  keepsake: (play) => {
    const { bands, edge } = play.state.value
    return {
      picture: tapestryCard(bands, edge, paletteOf(play.look.value), manifest.game_name),
      alt: farewell(play),
      name: 'Thread Four cloth',
    }
  },
}

mountGame(spec)
