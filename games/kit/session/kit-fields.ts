import type { Field, Values } from '../game.ts'

/** The parts of the settings panel, in their order. */
export const groups = {
  play: 'Turns and practice',
  look: 'Look and sound',
  access: 'Ways to play',
} as const
export type Group = keyof typeof groups

/** A setting of the kit: `turns` marks those of games by turns alone, `fixed` those that cannot change during a game. */
export type KitField = Field & { turns?: true; fixed?: true; group: Group }

const scanning = ({ scan }: Values) => scan === 'one' || scan === 'two'
const oneSwitch = ({ scan }: Values) => scan === 'one'

const play: KitField[] = [
  {
    key: 'trials',
    group: 'play',
    turns: true,
    fixed: true,
    kind: 'choice',
    label: 'Practice before each turn',
    help: 'Practice tries that you score yourself. Cards from the player page need no setting here.',
    options: [{ value: 0, label: 'Off' }, ...[1, 3, 5, 10].map((value) => ({ value, label: String(value) }))],
    start: 0,
  },
  {
    key: 'minutes',
    group: 'play',
    fixed: true,
    kind: 'choice',
    label: 'Time limit',
    options: [{ value: 0, label: 'None' }, ...[5, 10, 15].map((value) => ({ value, label: `${value} min` }))],
    start: 0,
  },
  {
    key: 'shuffle',
    group: 'play',
    turns: true,
    fixed: true,
    kind: 'switch',
    label: 'Shuffle the order of players',
    start: false,
  },
  {
    key: 'teams',
    group: 'play',
    turns: true,
    fixed: true,
    kind: 'choice',
    label: 'Teams',
    options: [
      { value: 0, label: 'Each alone' },
      { value: 2, label: '2 teams' },
      { value: 3, label: '3 teams' },
    ],
    start: 0,
  },
]

const look: KitField[] = [
  {
    key: 'look',
    group: 'look',
    kind: 'choice',
    label: 'Look',
    options: [
      { value: 'playful', label: 'Playful' },
      { value: 'clean', label: 'Clean' },
      { value: 'grown-up', label: 'Grown-up' },
    ],
    start: 'playful',
  },
  {
    key: 'text',
    group: 'look',
    kind: 'choice',
    label: 'Text size',
    options: [100, 125, 150, 200].map((value) => ({ value, label: `${value} %` })),
    start: 100,
  },
  { key: 'calm', group: 'look', kind: 'switch', label: 'Calm: fades in place of movement', start: false },
  { key: 'volume', group: 'look', kind: 'range', label: 'Volume', min: 0, max: 100, step: 10, unit: '%', start: 70 },
]

const speech: KitField[] = [
  {
    key: 'speak',
    group: 'access',
    kind: 'switch',
    label: 'Say turns and choices aloud',
    help: 'With the voice of this device. Model target sounds yourself.',
    start: false,
  },
  {
    key: 'rate',
    group: 'access',
    kind: 'range',
    label: 'Speed of the voice',
    min: 0.6,
    max: 1.2,
    step: 0.1,
    unit: '×',
    start: 0.9,
    when: ({ speak }) => speak === true,
  },
]

const access: KitField[] = [
  ...speech,
  {
    key: 'labels',
    group: 'access',
    kind: 'switch',
    label: 'Numbers on choices',
    help: 'Say or press 1 to 9.',
    start: false,
  },
  { key: 'letters', group: 'access', kind: 'switch', label: 'Letter shortcuts', start: true },
  {
    key: 'scan',
    group: 'access',
    kind: 'choice',
    label: 'Switch access',
    help: 'One switch: Space, Enter or a click. Two: Space is next, Enter selects.',
    options: [
      { value: 'off', label: 'Off' },
      { value: 'one', label: 'One switch' },
      { value: 'two', label: 'Two switches' },
    ],
    start: 'off',
  },
  {
    key: 'scanStyle',
    group: 'access',
    kind: 'choice',
    label: 'How the light moves',
    help: 'Hold to move: hold the switch down, let go to choose.',
    options: [
      { value: 'auto', label: 'By itself' },
      { value: 'rows', label: 'Row by row' },
      { value: 'inverse', label: 'Hold to move' },
    ],
    start: 'auto',
    when: oneSwitch,
  },
  {
    key: 'scanSeconds',
    group: 'access',
    kind: 'range',
    label: 'Time for each choice',
    min: 0.6,
    max: 6,
    step: 0.2,
    unit: 's',
    start: 2,
    when: oneSwitch,
  },
  {
    key: 'scanFirst',
    group: 'access',
    kind: 'range',
    label: 'Extra time for the first choice',
    min: 0,
    max: 4,
    step: 0.5,
    unit: 's',
    start: 1,
    when: oneSwitch,
  },
  {
    key: 'accept',
    group: 'access',
    kind: 'range',
    label: 'Hold the switch before it counts',
    min: 0,
    max: 2,
    step: 0.1,
    unit: 's',
    start: 0,
    when: scanning,
  },
  {
    key: 'repeat',
    group: 'access',
    kind: 'range',
    label: 'Ignore another press for',
    min: 0,
    max: 2,
    step: 0.1,
    unit: 's',
    start: 0.2,
    when: scanning,
  },
]

/** Settings that every game has. */
export const kitFields: KitField[] = [...play, ...look, ...access]
