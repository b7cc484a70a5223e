import type { Changes } from './changes.ts'
import { createMemory } from './memory.ts'

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
  const entries = createMemory<{ value: Value; until: number }>(maxBytes)
  let of: number | null = null

  function forgetOld(): boolean {
    const now = changes.state()
    if (now !== of || now === null) {
      entries.clear()
      of = now
    }
    return now !== null
  }

  return {
    get(key) {
      if (!forgetOld()) return undefined
      const entry = entries.get(key)
      if (entry === undefined || entry.until >= performance.now()) return entry?.value
      entries.forget(key)
      return undefined
    },
    begin() {
      const began = changes.state()
      return (key, value, bytes) => {
        if (!forgetOld() || began !== of) return
        entries.keep(key, { value, until: performance.now() + seconds * 1000 }, bytes)
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
