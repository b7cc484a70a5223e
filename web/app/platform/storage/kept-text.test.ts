import { afterEach, expect, test, vi } from 'vitest'
import { accountTabTexts } from './account-texts.ts'
import { keptText } from './kept-text.ts'

const storage = (setItem?: () => void) => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: setItem ?? ((key: string, text: string) => void kept.set(key, text)),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('a text is kept under its name, and taken out by null', () => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  keptText('a').write('one')
  expect([keptText('a').read(), keptText('b').read(), keptText('a', accountTabTexts).read()]).toEqual([
    'one',
    null,
    null,
  ])
  keptText('a').write(null)
  expect(keptText('a').read()).toBeNull()
})

test('where storage is full or blocked, the newest text lives as long as the page', () => {
  const full = storage(() => {
    throw new Error('full')
  })
  vi.stubGlobal('window', { localStorage: full })
  const text = keptText('a')
  text.write('one')
  expect(text.read()).toBe('one')
  vi.stubGlobal('window', {})
  expect(keptText('a').read()).toBeNull()
  text.write('two')
  expect(text.read()).toBe('two')
})
