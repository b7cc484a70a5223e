import { expect, test } from 'vitest'
import { totpAt, newTotpKey, matchingStep } from './totp.ts'

const key = Buffer.from('12345678901234567890')
const step = 30_000

test('generates the codes of RFC 6238', () => {
  expect([59, 1_111_111_109, 2_000_000_000].map((seconds) => totpAt(key, seconds * 1000))).toEqual([
    '287082',
    '081804',
    '279037',
  ])
})

test('accepts a code in its own time step and the one before and after it', () => {
  const now = 40_000_000 * step + 7_000
  const near = [-2, -1, 0, 1, 2].map((steps) => matchingStep(key, totpAt(key, now + steps * step), now))
  expect(near).toEqual([null, 39_999_999, 40_000_000, 40_000_001, null])
})

test('refuses a code of another key, and anything else', () => {
  const now = Date.UTC(2026, 10, 22)
  const other = newTotpKey()
  expect(other).toHaveLength(20)
  for (const code of [totpAt(other, now), '', '12345', '1234567', 'abcdef', '１２３４５６'])
    expect(matchingStep(key, code, now)).toBeNull()
})
