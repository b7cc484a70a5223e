import { expect, test } from 'vitest'
import { isPinched, isTogether, makeFingers, makeHold } from './fingers.ts'

function two(gap: number) {
  const fingers = makeFingers()
  const one = fingers.down({ id: 1, kind: 'touch', x: 100, y: 100 }, 0)
  const other = fingers.down({ id: 2, kind: 'touch', x: 100 + gap, y: 100 }, 80)
  return { fingers, one, other }
}

test('two fingers pinch once they have closed to 40% of their first distance', () => {
  const { fingers, one, other } = two(150)
  expect(isPinched(one, other)).toBe(false)
  fingers.move(2, 190, 100)
  expect(isPinched(one, other)).toBe(false)
  fingers.move(1, 131, 100)
  expect(isPinched(one, other)).toBe(true)
})

test('two fingers that begin next to each other, or across the table, do not pinch', () => {
  for (const gap of [30, 400]) {
    const { fingers, one, other } = two(gap)
    fingers.move(2, 101, 100)
    expect(isPinched(one, other)).toBe(false)
  }
})

test('two fingers touch together after both have been down for 300 ms', () => {
  const { one, other } = two(300)
  expect(isTogether(one, other, 379)).toBe(false)
  expect(isTogether(one, other, 380)).toBe(true)
})

test('a lifted finger is forgotten, and moves of unknown ones are ignored', () => {
  const { fingers } = two(100)
  expect(fingers.up(1)?.id).toBe(1)
  expect(fingers.up(1)).toBeUndefined()
  expect(fingers.move(1, 0, 0)).toBeUndefined()
  expect(fingers.all().map(({ id }) => id)).toEqual([2])
})

test('a hold is done when the finger was on the target long enough, and forgives a short slip', () => {
  const hold = makeHold(1000, 0)
  expect(hold.check(400, true)).toBeCloseTo(0.4)
  expect(hold.check(500, false)).toBeCloseTo(0.4)
  expect(hold.check(600, true)).toBeCloseTo(0.5)
  expect(hold.check(1200, true)).toBe(1)
})

test('a hold is lost when the finger leaves', () => {
  const hold = makeHold(1000, 0)
  hold.check(400, true)
  expect(hold.check(551, false)).toBeNull()
})
