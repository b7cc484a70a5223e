import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

/** Values made of what everyone may read. Each goes at the next change, after its time, or when room runs out. */
export interface PublicCache<Value> {
  get(key: string): Value | undefined
  /** Call before the value is read, and the answer when it is made: what changed in between is then not cached. */
  begin(): (key: string, value: Value, bytes: number) => void
}

interface Options {
  maxBytes: number
  /** The longest that a missed change could show. */
  seconds: number
}

/** Caches values in memory, the least recently used leaving first. */
export function createPublicCache<Value extends object | string>(
  changes: Pick<Changes, 'state'>,
  { maxBytes, seconds }: Options,
): PublicCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes, ttl: seconds * 1000 })
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
    get: (key) => (forgetOld() ? entries.get(key) : undefined),
    begin() {
      const began = changes.state()
      return (key, value, bytes) => {
        if (forgetOld() && began === of) entries.set(key, value, { size: bytes })
      }
    },
  }
}

/** Reads once for each key, until the next change: what is cached is shared and must not be altered. `bytes` is its size. */
export function createCachedReader<Value extends object | string>(
  changes: Pick<Changes, 'state'>,
  { bytes, ...options }: Options & { bytes: (value: Value) => number },
) {
  const cache = createPublicCache<Value>(changes, options)
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    const known = cache.get(key)
    if (known !== undefined) return known
    const keep = cache.begin()
    const value = await read()
    keep(key, value, 2 * key.length + bytes(value))
    return value
  }
}
