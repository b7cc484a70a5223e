import { expect, test } from 'vitest'
import { loudnessIn, makeEnvelope, measureRoom, usualRoom } from './loudness.ts'

const many = (value: number) => Array.from({ length: 40 }, (_, i) => value * (0.8 + (i % 5) * 0.1))

test('measures noise and speech levels, and ignores one cough in the quiet part', () => {
  const room = measureRoom([...many(0.01), 0.6], many(0.1))
  expect(room?.quiet).toBeLessThan(0.02)
  expect(room?.talk).toBeGreaterThan(0.09)
})

test('returns null when speech is no louder than the background, or the microphone is silent', () => {
  expect(measureRoom(many(0.05), many(0.05))).toBeNull()
  expect(measureRoom(many(0), many(0))).toBeNull()
  expect(measureRoom([], many(0.1))).toBeNull()
})

test('maps background noise to 0, speech to about 0.6, and calling out to 1', () => {
  const room = { quiet: 0.01, talk: 0.1 }
  expect(loudnessIn(room, 0.01)).toBe(0)
  expect(loudnessIn(room, 0.1)).toBeCloseTo(0.6)
  expect(loudnessIn(room, 0.9)).toBe(1)
})

test('a louder sound never gives a lower value', () => {
  const levels = Array.from({ length: 100 }, (_, i) => loudnessIn(usualRoom, i / 100))
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
})

test('the envelope rises faster than it falls, and settles at its input', () => {
  const follow = makeEnvelope()
  const up = follow(1, 90)
  for (let i = 0; i < 100; i++) follow(1, 50)
  const down = 1 - follow(0, 90)
  expect(up).toBeGreaterThan(down)
  for (let i = 0; i < 100; i++) follow(0, 50)
  expect(follow(0, 50)).toBeCloseTo(0)
})
