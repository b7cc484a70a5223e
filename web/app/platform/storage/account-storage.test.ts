import { beforeEach, expect, it, vi } from 'vitest'
import { accountTabStorage, accountStorage } from './account-storage.ts'
import { setOwner } from './device-owner.ts'
import { clearToken, storeToken } from '../session/token.ts'

function fakeStorage() {
  const all = new Map<string, string>()
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: fakeStorage(), sessionStorage: fakeStorage() })
})

function logIn(account: number) {
  storeToken(`token-of-account-${account}`)
  setOwner(`token-of-account-${account}`, account)
}

it.each([
  ['localStorage', accountStorage],
  ['sessionStorage', accountTabStorage],
] as const)('keeps the values of two accounts apart in %s', (where, storage) => {
  logIn(1)
  storage.write('cards', 'of one')
  clearToken()
  expect(storage.read('cards')).toBeNull()
  logIn(2)
  expect(storage.read('cards')).toBeNull()
  storage.write('cards', 'of two')
  logIn(1)
  expect(storage.read('cards')).toBe('of one')
  expect(window[where].getItem('cards')).toBe('of one')
  logIn(2)
  expect(storage.read('cards')).toBe('of two')
})

it("hides the last account's values until the new login's account is known", () => {
  const storage = accountStorage
  logIn(1)
  storage.write('cards', 'of one')
  storeToken('token-of-somebody')
  expect(storage.read('cards')).toBeNull()
})

it('continues after the login with what a visitor began in this tab', () => {
  const storage = accountTabStorage
  logIn(1)
  storage.write('cards', 'an older choice')
  clearToken()
  storage.write('cards', 'of a visitor')
  logIn(1)
  expect(storage.read('cards')).toBe('of a visitor')
})

it('assigns values without an owner to the first account only', () => {
  const storage = accountStorage
  window.localStorage.setItem('cards', 'from before')
  logIn(1)
  expect(storage.read('cards')).toBe('from before')
  logIn(2)
  expect(storage.read('cards')).toBeNull()
  logIn(1)
  expect(storage.read('cards')).toBe('from before')
})
