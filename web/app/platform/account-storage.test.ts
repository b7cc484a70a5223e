import { beforeEach, expect, it, vi } from 'vitest'
import { accountStorage } from './account-storage.ts'
import { noteOwner } from './device-owner.ts'
import { forgetToken, storeToken } from './token.ts'

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
  noteOwner(`token-of-account-${account}`, account)
}

it.each(['localStorage', 'sessionStorage'] as const)('keeps the values of two accounts apart in %s', (where) => {
  const storage = accountStorage(where)
  logIn(1)
  storage.setItem('cards', 'of one')
  forgetToken()
  expect(storage.getItem('cards')).toBeNull()
  logIn(2)
  expect(storage.getItem('cards')).toBeNull()
  storage.setItem('cards', 'of two')
  logIn(1)
  expect(storage.getItem('cards')).toBe('of one')
  expect(window[where].getItem('cards')).toBe('of one')
  logIn(2)
  expect(storage.getItem('cards')).toBe('of two')
})

it('shows nothing of the last account while the account of a new login is not known yet', () => {
  const storage = accountStorage('localStorage')
  logIn(1)
  storage.setItem('cards', 'of one')
  storeToken('token-of-somebody')
  expect(storage.getItem('cards')).toBeNull()
})

it('goes on after the login with what a visitor began in this tab', () => {
  const storage = accountStorage('sessionStorage')
  logIn(1)
  storage.setItem('cards', 'an older choice')
  forgetToken()
  storage.setItem('cards', 'of a visitor')
  logIn(1)
  expect(storage.getItem('cards')).toBe('of a visitor')
})

it('gives what had no owner yet to the first account, and to no other', () => {
  const storage = accountStorage('localStorage')
  window.localStorage.setItem('cards', 'from before')
  logIn(1)
  expect(storage.getItem('cards')).toBe('from before')
  logIn(2)
  expect(storage.getItem('cards')).toBeNull()
  logIn(1)
  expect(storage.getItem('cards')).toBe('from before')
})
