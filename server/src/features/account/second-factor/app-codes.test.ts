import { expect, test } from 'vitest'
import { codeAt, newKey, stepOf } from './app-codes.ts'

const key = Buffer.from('12345678901234567890')
const step = 30_000

test('codes are those of RFC 6238', () => {
  expect([59, 1_111_111_109, 2_000_000_000].map((seconds) => codeAt(key, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '279037',
  ])
})

test('a code is known in its own step and the one before and after it, under its own number', () => {
  const now = 40_000_000 * step + 7_000
  const near = [-2, -1, 0, 1, 2].map((steps) => stepOf(key, codeAt(key, now + steps * step), now))
  expect(near).toEqual([null, 39_999_999, 40_000_000, 40_000_001, null])
})

test('a code of another key, or something else, is none', () => {
  const now = Date.UTC(2026, 10, 22)
  const other = newKey()
  expect(other).toHaveLength(20)
  for (const code of [codeAt(other, now), '', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(stepOf(key, code, now)).toBeNull()
})
