import type { Changes } from './changes.ts'

/** Values made of what everyone may read. Each is forgotten at the next change, after its time, or when room runs out. */
export interface Kept<Value> {
  get(key: string): Value | undefined
  /** Call before the value is read, and the answer when it is made: what changed in between is then not kept. */
  begin(): (key: string, value: Value, bytes: number) => void
}

interface Options {
  maxBytes: number
  /** The longest that a missed change could show. */
  seconds: number
}

/** Keeps values in memory, the least used leaving first. */
export function createKept<Value>(changes: Pick<Changes, 'state'>, { maxBytes, seconds }: Options): Kept<Value> {
  const entries = new Map<string, { value: Value; bytes: number; until: number }>()
  let of: number | null = null
  let total = 0

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function forgetOld(): boolean {
    const now = changes.state()
    if (now !== of || now === null) {
      entries.clear()
      total = 0
      of = now
    }
    return now !== null
  }

  return {
    get(key) {
      if (!forgetOld()) return undefined
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      if (entry.until < performance.now()) {
        total -= entry.bytes
        return undefined
      }
      entries.set(key, entry)
      return entry.value
    },
    begin() {
      const began = changes.state()
      return (key, value, bytes) => {
        if (!forgetOld() || began !== of || bytes > maxBytes) return
        forget(key)
        entries.set(key, { value, bytes, until: performance.now() + seconds * 1000 })
        total += bytes
        for (const oldest of entries.keys()) {
          if (total <= maxBytes) break
          forget(oldest)
        }
      }
    },
  }
}

/** Reads once for each key, until the next change: what is kept is shared and must not be altered. `bytes` is its size. */
export function createReader<Value>(
  changes: Pick<Changes, 'state'>,
  { bytes, ...options }: Options & { bytes: (value: Value) => number },
) {
  const kept = createKept<Value>(changes, options)
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const keep = kept.begin()
    const value = await read()
    keep(key, value, 2 * key.length + bytes(value))
    return value
  }
}
