import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'

const secret = 'a server’s secret of more than thirty-two characters'
const mine = { purpose: 'a purpose', owner: 7 }
const plain = Buffer.from('twenty random bytes!')

test('what is sealed opens for its owner and purpose, and holds nothing readable', () => {
  const stored = seal(secret, plain, mine)
  expect(unseal(secret, stored, mine)).toEqual(plain)
  expect(stored.includes(plain)).toBe(false)
  expect(seal(secret, plain, mine).equals(stored)).toBe(false)
})

test.each([
  ['another owner', secret, { ...mine, owner: 8 }],
  ['another purpose', secret, { ...mine, purpose: 'another' }],
  ['another server’s secret', `${secret}!`, mine],
])('it does not open for %s', (_name, key, sealed) => {
  expect(unseal(key, seal(secret, plain, mine), sealed)).toBeNull()
})

test('what was changed or cut does not open', () => {
  const stored = seal(secret, plain, mine)
  for (let at = 0; at < stored.length; at++) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(secret, changed, mine)).toBeNull()
  }
  expect(unseal(secret, stored.subarray(0, 20), mine)).toBeNull()
  expect(unseal(secret, stored.subarray(0, -1), mine)).toBeNull()
})
