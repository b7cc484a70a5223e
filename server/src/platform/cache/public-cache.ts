import { getLocale } from '#messages'
import { LRUCache } from 'lru-cache'
import type { Changes } from './changes.ts'

/**
 * A cache of values made from public content. A value is dropped at the next change, when it expires, or when the cache
 * is full.
 */
export interface PublicCache<Value> {
  get(key: string): Value | undefined
  /**
   * Call this before reading the value, and the returned function when it's ready. If something changed meanwhile, the
   * value isn't cached.
   */
  begin(): (key: string, value: Value, bytes: number) => void
}

interface Options {
  maxBytes: number
  /** How long a missed change could go unnoticed. */
  seconds: number
}

/** Creates a cache in memory that evicts the least recently used values first. */
export function createPublicCache<Value extends object | string>(
  changes: Pick<Changes, 'state'>,
  { maxBytes, seconds }: Options,
): PublicCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes, ttl: seconds * 1000 })
  let of: number | null = null

  function clearStale(): boolean {
    const now = changes.state()
    if (now !== of || now === null) {
      entries.clear()
      of = now
    }
    return now !== null
  }

  return {
    get: (key) => (clearStale() ? entries.get(key) : undefined),
    begin() {
      const began = changes.state()
      return (key, value, bytes) => {
        if (clearStale() && began === of) entries.set(key, value, { size: bytes })
      }
    },
  }
}

/**
 * Creates a reader that reads once per key and locale until the next change. The cached value is shared and must not be
 * modified. `bytes` returns its size.
 */
export function createCachedReader<Value extends object | string>(
  changes: Pick<Changes, 'state'>,
  { bytes, ...options }: Options & { bytes: (value: Value) => number },
) {
  const cache = createPublicCache<Value>(changes, options)
  return async (asked: string, read: () => Promise<Value>): Promise<Value> => {
    const key = `${getLocale()} ${asked}`
    const known = cache.get(key)
    if (known !== undefined) return known
    const keep = cache.begin()
    const value = await read()
    keep(key, value, 2 * key.length + bytes(value))
    return value
  }
}
