import type { Field, GameSpec, LevelBase, Preset, PresetName, Values } from './game.ts'

/** Settings that every game has; `turns` marks those of games by turns alone. */
export const kitFields: (Field & { turns?: true; group: 'play' | 'look' | 'access' })[] = [
  {
    key: 'trials',
    group: 'play',
    turns: true,
    kind: 'choice',
    label: 'Practice before each turn',
    help: 'Practice tries that you score yourself. Cards from the player page need no setting here.',
    options: [{ value: 0, label: 'Off' }, ...[1, 3, 5, 10].map((value) => ({ value, label: String(value) }))],
    start: 0,
  },
  {
    key: 'minutes',
    group: 'play',
    kind: 'choice',
    label: 'Time limit',
    options: [{ value: 0, label: 'None' }, ...[5, 10, 15].map((value) => ({ value, label: `${value} min` }))],
    start: 0,
  },
  { key: 'shuffle', group: 'play', turns: true, kind: 'switch', label: 'Shuffle the order of players', start: false },
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
  { key: 'calm', group: 'look', kind: 'switch', label: 'Calm: less movement', start: false },
  { key: 'volume', group: 'look', kind: 'range', label: 'Volume', min: 0, max: 100, step: 10, unit: '%', start: 70 },
  { key: 'speak', group: 'access', kind: 'switch', label: 'Say turns and choices aloud', start: false },
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
    options: [
      { value: 'off', label: 'Off' },
      { value: 'one', label: 'One switch' },
      { value: 'two', label: 'Two switches' },
    ],
    start: 'off',
  },
  {
    key: 'scanSeconds',
    group: 'access',
    kind: 'range',
    label: 'Scan speed',
    min: 0.6,
    max: 6,
    step: 0.2,
    unit: 's',
    start: 2,
  },
  {
    key: 'repeat',
    group: 'access',
    kind: 'range',
    label: 'Ignore presses sooner than',
    min: 0,
    max: 2,
    step: 0.1,
    unit: 's',
    start: 0.2,
  },
]

export const presetLabels: Record<PresetName, string> = {
  easy: 'Easy start',
  standard: 'Standard',
  challenge: 'Challenge',
  switch: 'Single switch',
  teletherapy: 'Teletherapy',
}

const kitPresets: Record<PresetName, Preset> = {
  easy: {},
  standard: {},
  challenge: {},
  switch: { values: { scan: 'one', scanSeconds: 2.4, speak: true } },
  teletherapy: { values: { labels: true } },
}

// A preset leaves these as the device has them: they belong to the room and the person, not to the game.
const ownOfDevice = ['look', 'text', 'calm', 'volume', 'repeat', 'letters']

/** Every setting's first value. */
export function startValues(fields: Field[]): Values {
  return Object.fromEntries([...kitFields, ...fields].map((field) => [field.key, field.start]))
}

/** Level and settings after a preset was chosen over what is set now. */
export function withPreset<Level extends LevelBase, State, Move>(
  spec: Pick<GameSpec<Level, State, Move>, 'presets' | 'fields' | 'levels'>,
  name: PresetName,
  now: Values,
): { level: number; values: Values } {
  const kept = Object.fromEntries(ownOfDevice.map((key) => [key, now[key] as Values[string]]))
  const own = spec.presets[name] ?? {}
  const last = spec.levels.length - 1
  const usual = { easy: 0, standard: Math.min(1, last), challenge: last, switch: 0, teletherapy: Math.min(1, last) }
  const values = { ...startValues(spec.fields), ...kept, ...kitPresets[name].values, ...own.values }
  return { level: own.level ?? usual[name], values }
}

/** Keeps of unknown values those that a field allows: saved settings may be from an older version. */
export function cleanValues(fields: Field[], given: unknown): Values {
  const out = startValues(fields)
  if (typeof given !== 'object' || given === null) return out
  for (const field of [...kitFields, ...fields]) {
    const value = (given as Record<string, unknown>)[field.key]
    if (field.kind === 'switch' && typeof value === 'boolean') out[field.key] = value
    if (field.kind === 'choice' && field.options.some((option) => option.value === value)) {
      out[field.key] = value as string | number
    }
    if (field.kind === 'range' && typeof value === 'number' && value >= field.min && value <= field.max) {
      out[field.key] = value
    }
  }
  return out
}
