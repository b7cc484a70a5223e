type Where = 'localStorage' | 'sessionStorage'

/** Wrapper around Web Storage that never throws: if storage is blocked, reads return null and writes are lost. */
export interface BrowserStorage {
  read(name: string): string | null
  /** Null removes the value. Returns false if storage is blocked or full. */
  write(name: string, text: string | null): boolean
  /** Removes every value whose name matches. */
  removeAll(fits: (name: string) => boolean): void
}

/** Opens local or session storage; `prepare` is called before each access. */
export function browserStorage(where: Where, prepare?: (storage: Storage, name: string) => void): BrowserStorage {
  function use<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return typeof window === 'undefined' ? otherwise : act(window[where])
    } catch {
      return otherwise // blocked by the browser's settings, or full
    }
  }
  return {
    read: (name) =>
      use((storage) => {
        prepare?.(storage, name)
        return storage.getItem(name)
      }, null),
    write: (name, text) =>
      use((storage) => {
        prepare?.(storage, name)
        if (text === null) storage.removeItem(name)
        else storage.setItem(name, text)
        return true
      }, false),
    removeAll: (fits) =>
      use((storage) => {
        for (const name of Object.keys(storage)) if (fits(name)) storage.removeItem(name)
      }, undefined),
  }
}

/** Local storage shared by all users of this browser. */
export const deviceStorage = browserStorage('localStorage')
/** Session storage of this tab. */
export const tabStorage = browserStorage('sessionStorage')
