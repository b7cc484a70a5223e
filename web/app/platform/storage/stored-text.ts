import { useSyncExternalStore } from 'react'
import { accountStorage } from './account-storage.ts'
import { onOwnerChange } from './device-owner.ts'
import type { BrowserStorage } from './browser-storage.ts'

/** One text stored under a name. */
export interface StoredText {
  read(): string | null
  /** Null removes it. */
  write(text: string | null): void
  /** Hook that returns the text and re-renders when it changes, also in another tab; null on the server. */
  use(): string | null
}

/**
 * Stores a text for the logged-in account, in local storage or in another `store`. If storage is blocked or full, it is
 * kept as long as the page is open.
 */
export function storedText(key: string, store: BrowserStorage = accountStorage): StoredText {
  const listeners = new Set<() => void>()
  // What storage rejected; undefined if it was stored.
  let unstored: string | null | undefined

  function read(): string | null {
    return unstored === undefined ? store.read(key) : unstored
  }

  function write(text: string | null): void {
    unstored = store.write(key, text) ? undefined : text
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    const stop = onOwnerChange(() => {
      unstored = undefined
      listener()
    })
    return () => {
      listeners.delete(listener)
      stop()
      window.removeEventListener('storage', listener)
    }
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => null) }
}
