import { choice, mountGame, numbers, onOff, type GameSpec } from '../kit/index.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { postcardOf } from './postcard.ts'
import { rules, type Level, type Move, type State } from './rules.ts'
import type { GlidePlay } from './scene.ts'
import { easiestOf, measuresOf, summaryOf, wayOf } from './summary.ts'
import { hasPlane } from './theme.ts'
import { View } from './view.tsx'
import { Backdrop } from './world.tsx'

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where the river went, and what felt easiest. */
function farewell(play: GlidePlay): string {
  const who = hasPlane(play.look.value, play.values) ? 'The paper plane flew' : 'The otter went'
  const state = play.state.value
  if (state.glides.length === 0) return 'The river is there whenever you like.'
  return `${who} ${wayOf(state)}.`
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('theme', 'Who glides', [
      ['otter', 'An otter'],
      ['plane', 'A paper plane'],
    ]),
    choice('glides', 'Glides', numbers([10, 20]), {
      help: 'In all. The river may come to its mouth sooner when glides are long.',
    }),
    choice('target', 'Target time', [[0, 'As the level'], ...numbers([2, 3, 4, 5, 6, 8], 's')], {
      help: 'The last buoy marks it. A glide that ends sooner is a glide as well.',
    }),
    choice('window', 'Rise time of a soft start', numbers([100, 150, 200, 300, 400, 500, 600], 'ms'), {
      start: 150,
      help: 'From 10% to 90% of the voice’s amplitude. A hard attack takes about 50 ms, a gentle start 100 to 200 ms or more.',
    }),
    choice(
      'floor',
      'Quiet floor',
      [
        [0.1, 'Low, for a quiet voice'],
        [0.18, 'Usual'],
        [0.28, 'High, for a loud room'],
      ],
      { start: 0.18, help: 'The microphone measures the room first. This says how far above it a voice begins.' },
    ),
    choice(
      'listens',
      'When it listens',
      [
        ['ready', 'After Ready'],
        ['always', 'All the time'],
      ],
      { help: '“All the time”: any voice launches the slide as soon as it is somebody’s turn.' },
    ),
    choice(
      'contrast',
      'Quick and soft on purpose',
      [
        ['asked', 'With the button'],
        ['often', 'After every fifth glide'],
        ['off', 'Off'],
      ],
      { help: 'One quick start and one soft start of the same words, to feel the difference.' },
    ),
    choice(
      'source',
      'Words',
      [
        ['phrases', 'My cards at level 4'],
        ['always', 'My cards at every level'],
        ['own', 'The level’s own'],
      ],
      { help: '“My cards” are those of the player page. Without any, the words are the level’s own.' },
    ),
    choice('rate', 'Ask how the start felt', [
      ['each', 'After each glide'],
      ['never', 'Never'],
    ]),
    onOff('bare', 'Hide all numbers', { help: 'The log of tries keeps them.' }),
  ],
  presets: {
    easy: { level: 0, values: { window: 100, target: 2 } },
    standard: { level: 1, values: { window: 150 } },
    challenge: { level: 3, values: { window: 300, glides: 20, contrast: 'often' } },
    switch: { level: 0, values: { target: 3 } },
    teletherapy: { level: 1, values: { listens: 'ready' } },
  },
  seats: [1, 3],
  turns: true,
  seat: ({ seat }) => seat,
  floor: ({ phase, choosing }) => (phase === 'easiest' ? (choosing[0] ?? null) : null),
  pass: ({ phase }) => (phase === 'say' ? { kind: 'pass' } : null),
  wants: { mic: true, deck: true },
  ownHand: true,
  // The question which glide felt easiest must not run out.
  closingMs: 90_000,
  View,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => ({
    picture: postcardOf(play, manifest.game_name),
    alt: [upper(farewell(play)), ...easiestOf(play).map(({ label, value }) => `${label}: ${value}.`)].join(' '),
    name: 'Otter Glide river',
  }),
}

mountGame(spec)
