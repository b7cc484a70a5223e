import { expect, test } from 'vitest'
import { levelsOf, speechVolume, type Situation } from './levels.ts'

const values = { muted: false, speech: 80, effects: 100, music: 100 }
const quiet: Situation = { calm: false, reading: false, speaking: false, listening: false }

test('each volume is for its own kind of sound', () => {
  expect(levelsOf({ ...values, music: 0 }, quiet)).toEqual({ cues: 1, effects: 1, pokes: 1, music: 0 })
  expect(levelsOf({ ...values, effects: 0 }, quiet)).toEqual({ cues: 0, effects: 0, pokes: 0, music: 1 })
  expect(speechVolume(values)).toBe(0.8)
})

test('mute silences everything', () => {
  const muted = { ...values, muted: true }
  expect(levelsOf(muted, quiet)).toEqual({ cues: 0, effects: 0, pokes: 0, music: 0 })
  expect(speechVolume(muted)).toBe(0)
})

test.each([
  ['in calm mode', { calm: true }, { cues: 1, effects: 0, pokes: 0, music: 0 }],
  ['while an adult reads aloud', { reading: true }, { cues: 1, effects: 0, pokes: 0, music: 0 }],
  ["while the device's voice speaks", { speaking: true }, { cues: 1, effects: 0.3, pokes: 0, music: 0 }],
  ['while a child is listened to', { listening: true }, { cues: 1, effects: 1, pokes: 0, music: 0 }],
] as const)('%s, music and pokes are silent', (_, situation, levels) => {
  expect(levelsOf(values, { ...quiet, ...situation })).toEqual(levels)
})
