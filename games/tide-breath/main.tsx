import { mountGame, type GameSpec } from '../kit/index.ts'
import { bodyNames } from './body-scale.tsx'
import type { BreathPlay } from './breathing.ts'
import { levels } from './levels.ts'
import { manifest } from './manifest.ts'
import { means, rules, type Level, type Move, type State } from './rules.ts'
import { Shore } from './shore.tsx'
import { View } from './view.tsx'

const seconds = (value: number) => `${value.toFixed(1)} s`

/** Breaths, pattern and body scale: nothing is right or wrong, so there is no score. */
function summary({ state, level }: BreathPlay) {
  const { breaths, chosen, before, after } = state.value
  const mean = means(breaths)
  const pattern = [chosen.in, chosen.hold, chosen.out, chosen.rest]
    .filter((part, index) => index % 2 === 0 || part > 0)
    .join('-')
  return [
    { label: 'Breaths', value: String(breaths.length) },
    { label: 'Pattern', value: `${level.name} (${pattern})` },
    ...(mean ? [{ label: 'Mean breath', value: `in ${seconds(mean.in)}, out ${seconds(mean.out)}` }] : []),
    ...(before ? [{ label: 'Body before', value: bodyNames[before] }] : []),
    ...(after ? [{ label: 'Body after', value: bodyNames[after] }] : []),
  ]
}

const spec: GameSpec<Level, State, Move> = {
  manifest,
  levels,
  rules,
  fields: [
    {
      key: 'mode',
      kind: 'choice',
      label: 'Tide',
      help: 'Follow the sea, or lead it: press to breathe in, release to breathe out.',
      options: [
        { value: 'follow', label: 'Follow' },
        { value: 'lead', label: 'Lead' },
      ],
      start: 'follow',
    },
    {
      key: 'toggle',
      kind: 'switch',
      label: 'Tap instead of hold',
      help: 'One tap raises the tide, the next lets it fall.',
      start: false,
    },
    {
      key: 'breaths',
      kind: 'choice',
      label: 'Breaths',
      options: [
        { value: 0, label: 'As the level' },
        ...[3, 4, 5, 6, 8, 10, 12, 15, 20].map((value) => ({ value, label: String(value) })),
      ],
      start: 0,
    },
    {
      key: 'holds',
      kind: 'switch',
      label: 'Holds',
      help: 'Switch off with asthma, heart trouble or panic: the box then only goes in and out.',
      start: true,
    },
    {
      key: 'sound',
      kind: 'choice',
      label: 'Sound',
      options: [
        { value: 'waves', label: 'Waves' },
        { value: 'bowl', label: 'Bowl' },
        { value: 'silent', label: 'Silent' },
      ],
      start: 'waves',
    },
    { key: 'cues', kind: 'switch', label: 'Spoken cues', start: false },
    {
      key: 'shape',
      kind: 'choice',
      label: 'Shape',
      help: 'When you lead, the wave is drawn with a finger.',
      options: [
        { value: 'tide', label: 'Tide' },
        { value: 'square', label: 'Square' },
        { value: 'star', label: 'Star' },
        { value: 'wave', label: 'Wave' },
      ],
      start: 'tide',
    },
    { key: 'dark', kind: 'switch', label: 'Night sea', start: false },
    {
      key: 'own',
      kind: 'switch',
      label: 'Own seconds',
      help: 'Use the four numbers below at any level, not only the last.',
      start: false,
    },
    { key: 'in', kind: 'range', label: 'In', min: 2, max: 8, step: 0.5, unit: 's', start: 4 },
    { key: 'hold', kind: 'range', label: 'Hold', min: 0, max: 7, step: 0.5, unit: 's', start: 0 },
    { key: 'out', kind: 'range', label: 'Out', min: 2, max: 10, step: 0.5, unit: 's', start: 5 },
    { key: 'rest', kind: 'range', label: 'Rest', min: 0, max: 6, step: 0.5, unit: 's', start: 1 },
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
  summary,
  farewell: ({ state }) => {
    const { before, after, breaths } = state.value
    if (breaths.length === 0) return 'The sea will be here whenever you want it.'
    if (before && after && after > before)
      return `From ${bodyNames[before].toLowerCase()} to ${bodyNames[after].toLowerCase()}. The sea breathed with you.`
    return 'The sea breathed with you. It will be here whenever you want it.'
  },
}

mountGame(spec)
