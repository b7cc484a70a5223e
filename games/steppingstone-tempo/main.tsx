import { choice, mountGame, numbers, onOff, range, type GameSpec } from '../kit/index.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { mapOf } from './map-art.ts'
import { rates, rules, type Level, type Move, type State } from './rules.ts'
import { inCity, type StonePlay } from './scene.ts'
import { endName, measuresOf, summaryOf } from './summary.ts'
import { View } from './view.tsx'
import { Backdrop } from './world.tsx'

const cityOf = (play: StonePlay) => inCity(play.look.value, play.values, play.level.kind)

/** How many stones there were, and where they led. */
function farewell(play: StonePlay): string {
  const state = play.state.value
  const stones = state.log.reduce((sum, { taps }) => sum + taps.length, 0)
  const city = cityOf(play)
  if (stones === 0)
    return city ? 'The crosswalks are there whenever you like.' : 'The stream is there whenever you like.'
  const steps = `${stones} ${city ? (stones === 1 ? 'stripe' : 'stripes') : stones === 1 ? 'stone' : 'stones'}`
  return `${steps} crossed, all the way to ${endName(state, city)}.`
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    choice('crossings', 'Crossings', numbers([5, 10, 15]), {
      start: 10,
      help: 'Everybody has as many. A reading passage goes on to its end.',
    }),
    choice(
      'chunks',
      'A stone for each',
      [
        ['level', 'As the level'],
        ['syllables', 'Syllable'],
        ['words', 'Word'],
        ['phrases', 'Phrase'],
      ],
      { help: 'Words that are not in the checked tables of syllables stay whole.' },
    ),
    choice('pace', 'Speed', [
      ['level', 'As the level'],
      ['set', 'Set here'],
    ]),
    range('rate', 'Syllables per minute', [rates.from, rates.to, rates.step], 140, {
      when: ({ pace }) => pace === 'set',
      help: 'Slow speech is about 120 to 180, everyday speech 180 to 300. Pauses don’t count. After each crossing the next one can be made slower or faster.',
    }),
    choice(
      'width',
      'Tempo band',
      [
        [0.15, 'Narrow, ± 15%'],
        [0.3, 'Usual, ± 30%'],
        [0.5, 'Wide, ± 50%'],
      ],
      { start: 0.3, help: 'Steps inside it land dry. Every step lands.' },
    ),
    range('pause', 'Length of a pause', [0.5, 2, 0.25], 1, { unit: 's' }),
    choice(
      'show',
      'Show',
      [
        ['text', 'The words'],
        ['picture', 'Pictures, without words'],
      ],
      { help: 'Single words have pictures. Phrases and texts are written.' },
    ),
    choice(
      'metronome',
      'Metronome',
      [
        ['off', 'Off'],
        ['soft', 'Soft'],
      ],
      { help: 'One tick per syllable, whatever a stone stands for.' },
    ),
    choice(
      'source',
      'Words from',
      [
        ['level', 'The level'],
        ['own', 'My own sentences'],
        ['cards', 'My cards'],
      ],
      {
        help: 'Own sentences are written after Start. “My cards” are those of the player page; without any, the level’s words are used.',
      },
    ),
    choice(
      'theme',
      'Where',
      [
        ['auto', 'As the level'],
        ['stream', 'A stream'],
        ['city', 'A city at night'],
      ],
      { help: 'The passage and the Grown-up look are in the city.' },
    ),
    choice(
      'hands',
      'Hands',
      [
        ['any', 'Any'],
        ['turns', 'Left and right by turns'],
      ],
      { help: 'Two pads, the arrow keys, or two switches.' },
    ),
    onOff('light', 'The next stone glows while a step would be in the band', { start: true }),
    onOff('omitted', 'Ask what was left out', { start: true, help: 'After each crossing, for the adult to mark.' }),
    onOff('bare', 'Hide all numbers', { help: 'The log of tries keeps them.' }),
  ],
  presets: {
    easy: { level: 0, values: { crossings: 5, width: 0.5 } },
    standard: { level: 1, values: {} },
    challenge: { level: 3, values: { width: 0.15, crossings: 15 } },
    switch: { level: 0, values: { width: 0.5, crossings: 5, omitted: false } },
    teletherapy: { level: 1, values: { width: 0.5 } },
  },
  seats: [1, 4],
  turns: true,
  seat: ({ seat }) => seat,
  pass: ({ phase }) => (phase === 'cross' ? { kind: 'pass' } : null),
  wants: { deck: true },
  View,
  Backdrop,
  summary: summaryOf,
  measures: measuresOf,
  farewell,
  keepsake: (play) => ({
    picture: mapOf(play, cityOf(play), manifest.game_name),
    alt: `A map of the path: ${farewell(play)}`,
    name: 'Steppingstone Tempo path',
  }),
}

mountGame(spec)
