import { beforeEach, expect, it, vi } from 'vitest'
import { accountTabTexts, accountTexts } from './account-texts.ts'
import { noteOwner } from './device-owner.ts'
import { forgetToken, storeToken } from '../session/token.ts'

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

it.each([
  ['localStorage', accountTexts],
  ['sessionStorage', accountTabTexts],
] as const)('keeps the values of two accounts apart in %s', (where, storage) => {
  logIn(1)
  storage.write('cards', 'of one')
  forgetToken()
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

it('shows nothing of the last account while the account of a new login is not known yet', () => {
  const storage = accountTexts
  logIn(1)
  storage.write('cards', 'of one')
  storeToken('token-of-somebody')
  expect(storage.read('cards')).toBeNull()
})

it('goes on after the login with what a visitor began in this tab', () => {
  const storage = accountTabTexts
  logIn(1)
  storage.write('cards', 'an older choice')
  forgetToken()
  storage.write('cards', 'of a visitor')
  logIn(1)
  expect(storage.read('cards')).toBe('of a visitor')
})

it('gives what had no owner yet to the first account, and to no other', () => {
  const storage = accountTexts
  window.localStorage.setItem('cards', 'from before')
  logIn(1)
  expect(storage.read('cards')).toBe('from before')
  logIn(2)
  expect(storage.read('cards')).toBeNull()
  logIn(1)
  expect(storage.read('cards')).toBe('from before')
})
