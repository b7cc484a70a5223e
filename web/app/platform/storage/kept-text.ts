import { useSyncExternalStore } from 'react'
import { accountTexts } from './account-texts.ts'
import { onOwnerChange } from './device-owner.ts'
import type { TextStore } from './text-store.ts'

/** One text that this browser keeps under a name. */
export interface KeptText {
  read(): string | null
  /** Null takes it out. */
  write(text: string | null): void
  /** The text, and again whenever it changes, in another tab too; null while the server renders. */
  use(): string | null
}

/**
 * Keeps a text in the browser, or with another store in this tab alone, for the account that is logged in; where storage
 * is blocked or full it lives as long as the page.
 */
export function keptText(key: string, store: TextStore = accountTexts): KeptText {
  const listeners = new Set<() => void>()
  // What storage did not take; undefined while storage has it.
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
