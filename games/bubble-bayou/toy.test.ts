import { expect, test } from 'vitest'
import { blow, drifted, stir, type ToyBubble } from './toy.ts'

const box = { x: 0, y: 0, width: 800, height: 600 }
const bubble = (x: number, y: number, r: number): ToyBubble => ({ x, y, r, vx: 0, vy: -46, age: 1 })

test('bubbles rise and leave at the top', () => {
  let all = blow([], { x: 400, y: 300 }, 20)
  all = drifted(all, 0.05, box)
  expect(all[0]?.y).toBeLessThan(300)
  for (let step = 0; step < 400; step++) all = drifted(all, 0.05, box)
  expect(all).toEqual([])
})

test('two small ones merge into one with the area of both', () => {
  const [one, ...others] = drifted([bubble(400, 300, 20), bubble(420, 300, 15)], 0.02, box)
  expect(others).toEqual([])
  expect(one?.r).toBeCloseTo(25)
})

test('two large ones bump apart', () => {
  const all = drifted([bubble(400, 300, 40), bubble(440, 300, 40)], 0.02, box)
  expect(all).toHaveLength(2)
  expect((all[1]?.x ?? 0) - (all[0]?.x ?? 0)).toBeGreaterThan(75)
})

test('a current carries those that are near', () => {
  const [near, far] = stir([bubble(400, 300, 20), bubble(700, 300, 20)], { x: 410, y: 300 }, { x: 30, y: 0 })
  expect(near?.vx).toBeGreaterThan(50)
  expect(far?.vx).toBe(0)
})

test('there are never more than 24', () => {
  let all: ToyBubble[] = []
  for (let blown = 0; blown < 40; blown++) all = blow(all, { x: blown, y: 300 }, 10)
  expect(all).toHaveLength(24)
})
