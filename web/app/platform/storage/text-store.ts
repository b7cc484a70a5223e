type Where = 'localStorage' | 'sessionStorage'

/** Texts that this browser keeps by name. Nothing throws: where storage is blocked there is nothing, and a write is lost. */
export interface TextStore {
  read(name: string): string | null
  /** Null takes the text out. False where storage is blocked or full. */
  write(name: string, text: string | null): boolean
  /** Takes out every text whose name fits. */
  removeAll(fits: (name: string) => boolean): void
}

/** Opens a part of the browser's storage; `prepare` is called with each name first. */
export function textStore(where: Where, prepare?: (storage: Storage, name: string) => void): TextStore {
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

/** What this browser keeps for everyone who uses it. */
export const deviceTexts = textStore('localStorage')
/** What lives as long as this tab, through reloads. */
export const tabTexts = textStore('sessionStorage')
