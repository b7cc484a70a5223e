import { beforeEach, expect, test, vi } from 'vitest'

const verified: string[] = []
vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>()
  return {
    ...real,
    verify: (stored: string, password: string) => {
      verified.push(stored)
      return real.verify(stored, password)
    },
  }
})
const { hashPassword, verifyPassword: isRightPassword } = await import('./passwords.ts')

beforeEach(() => void verified.splice(0))
const costOf = (stored: string | undefined) => stored?.split('$').slice(1, 4)

test('hashes a password for an unknown address too, so that both take the same time', async () => {
  const stored = await hashPassword('a long enough passphrase')
  expect(await isRightPassword(stored, 'a long enough passphrase')).toBe(true)
  expect(await isRightPassword(null, 'a long enough passphrase')).toBe(false)
  expect(verified).toHaveLength(2)
  expect(costOf(verified[1])).toEqual(costOf(verified[0]))
  expect(costOf(verified[0])?.[0]).toBe('argon2id')
})

test('every character of a long password counts, and all Unicode forms of a letter are the same', async () => {
  const stored = await hashPassword(`${'x'.repeat(127)}a`)
  expect(await isRightPassword(stored, `${'x'.repeat(127)}b`)).toBe(false)
  expect(await isRightPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true)
})

test('nobody can log in with the placeholder password', async () => {
  expect(await isRightPassword(null, 'the password of nobody')).toBe(false)
})
