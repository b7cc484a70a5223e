import { afterEach, beforeEach, vi } from 'vitest'

/** Test helper: clears the tab's session storage before each test and returns its contents. */
export function fakeSessionStorage(): Map<string, string> {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    }
    vi.stubGlobal('window', { sessionStorage })
  })
  afterEach(() => vi.unstubAllGlobals())
  return stored
}
