import { expect, test } from 'vitest'
import { choiceAfter } from './press-on.ts'

test('a dropdown goes to its next choice, around the end, past those that may not be chosen', () => {
  expect([0, 1, 2].map((now) => choiceAfter(now, [true, true, true]))).toEqual([1, 2, 0])
  expect(choiceAfter(2, [false, true, true])).toBe(1)
  expect([choiceAfter(0, [true]), choiceAfter(-1, [])]).toEqual([0, -1])
})
