import { expect, test } from 'vitest'
import { blow, makeSand, rub, settle, shade } from './toy.ts'

const sum = (heights: Float32Array) => heights.reduce((all, one) => all + one, 0)
const steepness = ({ side, heights }: ReturnType<typeof makeSand>) =>
  Math.max(
    ...heights.map((height, cell) => ((cell + 1) % side === 0 ? 0 : Math.abs(height - (heights[cell + 1] ?? 0)))),
  )

test('a finger leaves a track with a bank, and no sand is lost', () => {
  const sand = makeSand(40)
  const before = [sum(sand.heights), sand.heights[20 * 40 + 20] ?? 0] as const
  rub(sand, 20, 20, 4)
  expect(sum(sand.heights)).toBeCloseTo(before[0], 2)
  expect(sand.heights[20 * 40 + 20]).toBeLessThan(before[1])
  expect(sand.heights[20 * 40 + 25]).toBeGreaterThan(before[1])
})

test('steep sand slides until it is no steeper than it may be', () => {
  const sand = makeSand(40)
  for (let strokes = 0; strokes < 6; strokes++) rub(sand, 20, 20, 4)
  expect(steepness(sand)).toBeGreaterThan(1)
  for (let rounds = 0; rounds < 400 && settle(sand) > 0.001; rounds++);
  expect(steepness(sand)).toBeLessThan(0.75)
})

test('a fan flattens it, and light shows what is left', () => {
  const sand = makeSand(40)
  rub(sand, 20, 20, 5)
  const rough = steepness(sand)
  for (let gusts = 0; gusts < 10; gusts++) blow(sand)
  expect(steepness(sand)).toBeLessThan(rough * 0.4)
  const pixels = new Uint8ClampedArray(40 * 40 * 4)
  shade(makeSand(40), [200, 150, 100], pixels)
  expect(new Set(pixels.filter((_, at) => at % 4 === 0)).size).toBeGreaterThan(10)
})
