import { expect, test } from 'vitest'
import { nextInCircle } from './circle.ts'

test('goes round, and leaves out who is excepted', () => {
  expect(nextInCircle([0, 0, 0], 0)).toBe(1)
  expect(nextInCircle([0, 0, 0], 2)).toBe(0)
  expect(nextInCircle([0, 0, 0], 0, 1)).toBe(2)
})

test('asks nobody twice before everyone was asked once', () => {
  const turns = [0, 0, 0, 0, 0, 0]
  let after = 0
  for (let round = 1; round <= 3; round++) {
    for (const _ of [...turns]) {
      after = nextInCircle(turns, after) as number
      turns[after] = (turns[after] ?? 0) + 1
    }
    expect(turns).toEqual(turns.map(() => round))
  }
})

test('asks nobody where nobody else plays', () => {
  expect(nextInCircle([4], 0, 0)).toBeNull()
  expect(nextInCircle([], 0)).toBeNull()
})
