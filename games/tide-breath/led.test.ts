import { expect, test } from 'vitest'
import type { Hand } from './led-tide.ts'
import { makeLedTide } from './led-tide.ts'
import type { Breath } from './rules.ts'

const guide = { in: 3, hold: 0, out: 4, rest: 0 }
/** Leads for some seconds with a press or height that depends on the time. */
function lead(seconds: number, hand: (second: number) => Hand) {
  const breaths: Breath[] = []
  const led = makeLedTide((breath) => breaths.push(breath))
  const parts: string[] = []
  for (let tick = 0; tick < seconds * 50; tick++) {
    const { part } = led.step(hand(tick / 50), 1 / 50, guide)
    if (parts.at(-1) !== part) parts.push(part)
  }
  return { breaths, parts }
}

test('a press and a release make one breath with their durations', () => {
  const { breaths, parts } = lead(7, (second) => second > 0.5 && second < 3)
  expect(parts).toEqual(['rest', 'in', 'out', 'rest'])
  expect(breaths).toHaveLength(1)
  expect(breaths[0]?.in).toBeCloseTo(2.5, 1)
  expect(breaths[0]?.out).toBeCloseTo((2.5 / 3) * 4, 1)
  // The tide ran out at the guide's pace, so this is not the player's out-breath.
  expect(breaths[0]?.led).toEqual({ in: true, out: false })
})

test('a new press before low tide ends the previous breath', () => {
  const { breaths } = lead(8, (second) => second % 4 < 2)
  expect(breaths).toHaveLength(1)
  expect(breaths[0]?.out).toBeCloseTo(2, 1)
  expect(breaths[0]?.led).toEqual({ in: true, out: true })
})

test('ignores an accidental touch', () => {
  expect(lead(3, (second) => second < 0.2).breaths).toEqual([])
})

test('each rise and fall of a drawn wave makes a breath', () => {
  const { breaths } = lead(18, (second) => 0.5 - Math.cos((second / 6) * 2 * Math.PI) / 2)
  expect(breaths).toHaveLength(3)
  for (const breath of breaths) {
    expect(breath.in).toBeGreaterThan(2)
    expect(breath.in).toBeLessThan(3.6)
  }
})

test('a trembling hand makes no breaths', () => {
  expect(lead(10, (second) => 0.5 + 0.03 * Math.sin(second * 20)).breaths.length).toBeLessThan(2)
})
