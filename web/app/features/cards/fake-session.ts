import { afterEach, beforeEach, vi } from 'vitest'

/** For tests: a session storage of the tab that is empty before each test; answers what is kept in it. */
export function fakeSession(): Map<string, string> {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    }
    vi.stubGlobal('window', { sessionStorage })
  })
  afterEach(() => vi.unstubAllGlobals())
  return kept
}
