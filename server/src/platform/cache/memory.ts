/** Values by key within a number of bytes: the least used leave when room runs out. */
export interface Memory<Value> {
  get(key: string): Value | undefined
  /** Keeps a value of this size in place of the one before it; one larger than the whole room is not kept. */
  keep(key: string, value: Value, bytes: number): void
  forget(key: string): void
  clear(): void
}

/** A memory that holds at most so many bytes, as they are told to it. */
export function createMemory<Value>(maxBytes: number): Memory<Value> {
  const entries = new Map<string, { value: Value; bytes: number }>()
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      // Last used, last forgotten.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    keep(key, value, bytes) {
      forget(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      total += bytes
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break
        forget(oldest)
      }
    },
    forget,
    clear() {
      entries.clear()
      total = 0
    },
  }
}
