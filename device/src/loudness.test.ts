import { expect, test } from 'vitest'
import { heardIn, makeEnvelope, measureRoom, usualRoom } from './loudness.ts'

const many = (value: number) => Array.from({ length: 40 }, (_, i) => value * (0.8 + (i % 5) * 0.1))

test('a room is measured from quiet and talk; one cough while quiet does not count', () => {
  const room = measureRoom([...many(0.01), 0.6], many(0.1))
  expect(room?.quiet).toBeLessThan(0.02)
  expect(room?.talk).toBeGreaterThan(0.09)
})

test('talk that is no louder than the quiet gives no room, nor does silence from a dead microphone', () => {
  expect(measureRoom(many(0.05), many(0.05))).toBeNull()
  expect(measureRoom(many(0), many(0))).toBeNull()
  expect(measureRoom([], many(0.1))).toBeNull()
})

test('the quiet of the room is heard as nothing, talk as a middle value, calling as the most', () => {
  const room = { quiet: 0.01, talk: 0.1 }
  expect(heardIn(room, 0.01)).toBe(0)
  expect(heardIn(room, 0.1)).toBeCloseTo(0.6)
  expect(heardIn(room, 0.9)).toBe(1)
})

test('louder is never heard as softer', () => {
  const levels = Array.from({ length: 100 }, (_, i) => heardIn(usualRoom, i / 100))
  expect(levels).toEqual([...levels].sort((a, b) => a - b))
})

test('the envelope rises faster than it falls, and comes to rest at what it follows', () => {
  const follow = makeEnvelope()
  const up = follow(1, 90)
  for (let i = 0; i < 100; i++) follow(1, 50)
  const down = 1 - follow(0, 90)
  expect(up).toBeGreaterThan(down)
  for (let i = 0; i < 100; i++) follow(0, 50)
  expect(follow(0, 50)).toBeCloseTo(0)
})
