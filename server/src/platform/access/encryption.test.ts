import { expect, test } from 'vitest'
import { encrypt, decrypt } from './encryption.ts'

const secret = 'a server’s secret of more than thirty-two characters'
const mine = { purpose: 'a purpose', owner: 7 }
const plain = Buffer.from('twenty random bytes!')

test('encrypted data decrypts for its owner and purpose, and contains nothing readable', () => {
  const stored = encrypt(secret, plain, mine)
  expect(decrypt(secret, stored, mine)).toEqual(plain)
  expect(stored.includes(plain)).toBe(false)
  expect(encrypt(secret, plain, mine).equals(stored)).toBe(false)
})

test.each([
  ['another owner', secret, { ...mine, owner: 8 }],
  ['another purpose', secret, { ...mine, purpose: 'another' }],
  ['another server’s secret', `${secret}!`, mine],
])('does not decrypt for %s', (_name, key, sealed) => {
  expect(decrypt(key, encrypt(secret, plain, mine), sealed)).toBeNull()
})

test('does not decrypt when changed or truncated', () => {
  const stored = encrypt(secret, plain, mine)
  for (let at = 0; at < stored.length; at++) {
    const changed = Buffer.from(stored)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(decrypt(secret, changed, mine)).toBeNull()
  }
  expect(decrypt(secret, stored.subarray(0, 20), mine)).toBeNull()
  expect(decrypt(secret, stored.subarray(0, -1), mine)).toBeNull()
})
