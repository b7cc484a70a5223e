import { expect, test } from 'vitest'
import { nextChoice } from './activate.ts'

test('a dropdown moves to the next selectable choice and wraps around', () => {
  expect([0, 1, 2].map((now) => nextChoice(now, [true, true, true]))).toEqual([1, 2, 0])
  expect(nextChoice(2, [false, true, true])).toBe(1)
  expect([nextChoice(0, [true]), nextChoice(-1, [])]).toEqual([0, -1])
})
