import type { Field, Values } from '../game.ts'
import { choice, numbers, onOff, range } from './fields.ts'

/** The parts of the settings panel, in their order. */
export const groups = {
  play: 'Turns and practice',
  look: 'Look and sound',
  access: 'Ways to play',
} as const
export type Group = keyof typeof groups

/** A setting of the kit: `turns` marks those of games by turns alone, `fixed` those that cannot change during a game. */
export type KitField = Field & { turns?: true; fixed?: true; group: Group }

const inGroup =
  (group: Group, more: Pick<KitField, 'turns' | 'fixed'> = {}) =>
  (field: Field): KitField => ({ ...field, ...more, group })
const ofTurns = inGroup('play', { turns: true, fixed: true })

const scanning = ({ scan }: Values) => scan === 'one' || scan === 'two'
const oneSwitch = ({ scan }: Values) => scan === 'one'

const play: KitField[] = [
  ofTurns(
    choice('trials', 'Practice before each turn', [[0, 'Off'], ...numbers([1, 3, 5, 10])], {
      help: 'Practice tries that you score yourself. Cards from the player page need no setting here.',
    }),
  ),
  inGroup('play', { fixed: true })(choice('minutes', 'Time limit', [[0, 'None'], ...numbers([5, 10, 15], 'min')])),
  ofTurns(onOff('shuffle', 'Shuffle the order of players')),
  ofTurns(choice('teams', 'Teams', [[0, 'Each alone'], ...numbers([2, 3], 'teams')])),
]

const look: KitField[] = [
  choice('look', 'Look', [
    ['playful', 'Playful'],
    ['clean', 'Clean'],
    ['grown-up', 'Grown-up'],
  ]),
  choice('text', 'Text size', numbers([100, 125, 150, 200], '%')),
  onOff('calm', 'Calm: fades in place of movement'),
  range('volume', 'Volume', [0, 100, 10], 70, { unit: '%' }),
].map(inGroup('look'))

const speaks = ({ speak, aloud }: Values) => speak === true || aloud === 'device'

const speech: Field[] = [
  onOff('speak', 'Say turns and choices aloud', {
    help: 'With the voice of this device. Model target sounds yourself.',
  }),
  range('rate', 'Speed of the voice', [0.6, 1.2, 0.1], 0.9, { unit: '×', when: speaks }),
]

const access: KitField[] = [
  ...speech,
  onOff('labels', 'Numbers on choices', { help: 'Say or press 1 to 9.' }),
  onOff('letters', 'Letter shortcuts', { start: true }),
  choice(
    'scan',
    'Switch access',
    [
      ['off', 'Off'],
      ['one', 'One switch'],
      ['two', 'Two switches'],
    ],
    { help: 'One switch: Space, Enter or a click. Two: Space is next, Enter selects.' },
  ),
  choice(
    'scanStyle',
    'How the light moves',
    [
      ['auto', 'By itself'],
      ['rows', 'Row by row'],
      ['inverse', 'Hold to move'],
    ],
    { help: 'Hold to move: hold the switch down, let go to choose.', when: oneSwitch },
  ),
  range('scanSeconds', 'Time for each choice', [0.6, 6, 0.2], 2, { unit: 's', when: oneSwitch }),
  range('scanFirst', 'Extra time for the first choice', [0, 4, 0.5], 1, { unit: 's', when: oneSwitch }),
  range('accept', 'Hold the switch before it counts', [0, 2, 0.1], 0, { unit: 's', when: scanning }),
  range('repeat', 'Ignore another press for', [0, 2, 0.1], 0.2, { unit: 's', when: scanning }),
].map(inGroup('access'))

/** Settings that every game has. */
export const kitFields: KitField[] = [...play, ...look, ...access]
