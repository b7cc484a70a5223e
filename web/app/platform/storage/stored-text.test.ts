import { afterEach, expect, test, vi } from 'vitest'
import { accountTabStorage } from './account-storage.ts'
import { storedText } from './stored-text.ts'

const storage = (setItem?: () => void) => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void stored.set(key, text)),
    removeItem: (key: string) => void stored.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('stores a text under its name, and null removes it', () => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  storedText('a').write('one')
  expect([storedText('a').read(), storedText('b').read(), storedText('a', accountTabStorage).read()]).toEqual([
    'one',
    null,
    null,
  ])
  storedText('a').write(null)
  expect(storedText('a').read()).toBeNull()
})

test('keeps the newest text for the page if storage is full or blocked', () => {
  const full = storage(() => {
    throw new Error('full')
  })
  vi.stubGlobal('window', { localStorage: full })
  const text = storedText('a')
  text.write('one')
  expect(text.read()).toBe('one')
  vi.stubGlobal('window', {})
  expect(storedText('a').read()).toBeNull()
  text.write('two')
  expect(text.read()).toBe('two')
})
