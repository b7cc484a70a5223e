import { useSyncExternalStore } from 'react'

/** One text that this browser keeps under a name. */
export interface KeptText {
  read(): string | null
  /** Null takes it out. */
  write(text: string | null): void
  /** The text, and again whenever it changes, in another tab too; null while the server renders. */
  use(): string | null
}

/** Keeps a text in the browser, or in this tab alone; where storage is blocked or full it lives as long as the page. */
export function keptText(key: string, where: 'localStorage' | 'sessionStorage' = 'localStorage'): KeptText {
  const listeners = new Set<() => void>()
  // What storage did not take; undefined while storage has it.
  let unstored: string | null | undefined

  function read(): string | null {
    if (unstored !== undefined) return unstored
    try {
      return window[where].getItem(key)
    } catch {
      return null
    }
  }

  function write(text: string | null): void {
    try {
      if (text === null) window[where].removeItem(key)
      else window[where].setItem(key, text)
      unstored = undefined
    } catch {
      unstored = text
    }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => null) }
}
