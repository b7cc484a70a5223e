import { expect, test } from 'vitest'
import { noiseAhead } from './noise.ts'

const loudest = (samples: Float32Array) => Math.max(...samples.map(Math.abs))

test('what the room sounds like is made in small parts, and is there when asked for', () => {
  const waiting: (() => void)[] = []
  const samples = noiseAhead((call) => waiting.push(call))
  let parts = 0
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next()
    parts += 1
  }
  expect(parts).toBeGreaterThan(20)
  const { echo, noise } = samples(48_000)
  expect(echo).toHaveLength(48_000)
  expect(noise).toHaveLength(96_000)
  expect(loudest(echo.subarray(0, 8000))).toBeGreaterThan(0.5)
  expect(loudest(echo.subarray(-8000))).toBeLessThan(0.01)
  expect(loudest(noise)).toBeGreaterThan(0.1)
  expect(samples(48_000).noise).toBe(noise)
})

test('a press before they are made, and a device of another rate, get all of them', () => {
  const early = noiseAhead(() => {})
  expect(early(48_000).noise).toHaveLength(96_000)
  const other = noiseAhead(() => {})(44_100)
  expect(other.noise).toHaveLength(88_200)
  expect(other.echo).toHaveLength(44_100)
  expect(loudest(other.noise.subarray(-4000))).toBeGreaterThan(0)
})
