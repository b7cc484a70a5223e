import { expect, test } from 'vitest'
import { flashesPerSecond, type Frame } from './flashes.ts'

const frames = (count: number, everyMs: number, lights: (index: number) => number[]): Frame[] =>
  Array.from({ length: count }, (_, index) => ({ at: index * everyMs, cells: lights(index) }))
const screen = (light: number, share = 1, rest = 0.5) =>
  Array.from({ length: 100 }, (_, cell) => (cell < share * 100 ? light : rest))

test('counts pairs of opposing changes within a second', () => {
  expect(flashesPerSecond(frames(20, 100, (index) => screen(index % 2)))).toBe(5)
  expect(flashesPerSecond(frames(20, 250, (index) => screen(index % 2)))).toBe(2)
})

test('ignores small areas, small changes, and changes between bright tones', () => {
  expect(flashesPerSecond(frames(20, 100, (index) => screen(index % 2, 0.2)))).toBe(0)
  expect(flashesPerSecond(frames(20, 100, (index) => screen(0.5 + 0.08 * (index % 2))))).toBe(0)
  expect(flashesPerSecond(frames(20, 100, (index) => screen(0.85 + 0.15 * (index % 2))))).toBe(0)
})

test('counts a change that takes several frames once', () => {
  const triangle = (index: number) => 1 - Math.abs((index % 10) - 5) / 5
  expect(flashesPerSecond(frames(60, 20, (index) => screen(triangle(index))))).toBe(5)
})

test('counts nothing without changes', () => {
  expect(flashesPerSecond([])).toBe(0)
  expect(flashesPerSecond(frames(1, 100, () => screen(1)))).toBe(0)
})
