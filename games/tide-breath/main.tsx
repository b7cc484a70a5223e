import { choice, mountGame, numbers, onOff, range, type GameSpec } from '../kit/index.ts'
import { bodyNames } from './body-names.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import { Shore } from './shore.tsx'
import { summaryOf } from './summary.ts'
import { View } from './view.tsx'

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice(
      'mode',
      'Tide',
      [
        ['follow', 'Follow'],
        ['lead', 'Lead'],
      ],
      { help: 'Follow the sea, or lead it: press to breathe in, release to breathe out.' },
    ),
    onOff('toggle', 'Tap instead of hold', { help: 'One tap raises the tide, the next lets it fall.' }),
    choice('breaths', 'Breaths', [[0, 'As the level'], ...numbers([3, 4, 5, 6, 8, 10, 12, 15, 20])]),
    onOff('holds', 'Holds', {
      help: 'Switch off with asthma, heart trouble or panic: the box then only goes in and out.',
      start: true,
    }),
    choice('sound', 'Sound', [
      ['waves', 'Waves'],
      ['bowl', 'Bowl'],
      ['silent', 'Silent'],
    ]),
    onOff('cues', 'Spoken cues'),
    choice(
      'shape',
      'Shape',
      [
        ['tide', 'Tide'],
        ['square', 'Square'],
        ['star', 'Star'],
        ['wave', 'Wave'],
      ],
      { help: 'When you lead, the wave is drawn with a finger.' },
    ),
    onOff('dark', 'Night sea'),
    onOff('own', 'Own seconds', { help: 'Use the four numbers below at any level, not only the last.' }),
    range('in', 'In', [2, 8, 0.5], 4, { unit: 's' }),
    range('hold', 'Hold', [0, 7, 0.5], 0, { unit: 's' }),
    range('out', 'Out', [2, 10, 0.5], 5, { unit: 's' }),
    range('rest', 'Rest', [0, 6, 0.5], 1, { unit: 's' }),
  ],
  presets: {
    easy: { level: 0 },
    standard: { level: 1 },
    challenge: { level: 2, values: { mode: 'lead' } },
    switch: { level: 0, values: { mode: 'lead', toggle: true } },
    teletherapy: { level: 1, values: { cues: true } },
  },
  seats: [1, 1],
  // The body scale after the breaths must not run out.
  closingMs: 90_000,
  turns: false,
  View,
  Backdrop: ({ stage, look, calm, values }) => (
    <Shore
      stage={stage}
      look={look}
      dark={values.dark === true}
      calm={calm}
      shells={3}
      plankton={1}
      parts={new Map()}
    />
  ),
  summary: summaryOf,
  farewell: ({ state }) => {
    const { before, after, breaths } = state.value
    if (breaths.length === 0) return 'The sea will be here whenever you want it.'
    if (before && after && after > before)
      return `From ${bodyNames[before].toLowerCase()} to ${bodyNames[after].toLowerCase()}. The sea breathed with you.`
    return 'The sea breathed with you. It will be here whenever you want it.'
  },
}

mountGame(spec)
