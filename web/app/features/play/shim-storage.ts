import { storageAreas, shimLimits, type StorageArea } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { deviceDatabase } from '../../platform/storage/device-database.ts'
import { after } from '../../platform/time/timers.ts'

/** Storage of a third-party game: its local storage and cookies. */
export type ShimStorage = Record<StorageArea, Map<string, string>>

export const emptyShimStorage = (): ShimStorage => ({ local: new Map(), cookie: new Map() })

/** Applies changes and drops what exceeds the limits, because any page may send them. */
export function applyChanges(
  stored: ShimStorage,
  area: StorageArea,
  changes: readonly (readonly [string, string | null])[],
): ShimStorage {
  const next = { ...stored, [area]: new Map(stored[area]) }
  const values = next[area]
  const sizeOf = (key: string, value: string | undefined) => (value === undefined ? 0 : key.length + value.length)
  let letters = 0
  let entries = 0
  for (const one of storageAreas)
    for (const [key, value] of next[one]) {
      letters += sizeOf(key, value)
      entries += 1
    }
  for (const [key, value] of changes) {
    const before = values.get(key)
    if (value === null) values.delete(key)
    else {
      const more = sizeOf(key, value) - sizeOf(key, before)
      if (letters + more > shimLimits.letters || (before === undefined && entries >= shimLimits.entries)) continue
      letters += more
      entries += before === undefined ? 1 : 0
      values.set(key, value)
      continue
    }
    letters -= sizeOf(key, before)
    entries -= before === undefined ? 0 : 1
  }
  return next
}

/** Keys whose values could not be read when the game opened: what it stores now would replace what it had. */
const unread = new Set<string>()

/** Stores a game's changes on this device, if the browser allows it and what it had before could be read. */
export async function storeChanges(
  key: string | null,
  area: StorageArea,
  changes: readonly (readonly [string, string | null])[],
): Promise<void> {
  if (key === null || unread.has(key)) return
  try {
    const transaction = (await deviceDatabase()).transaction('kept', 'readwrite')
    const stored = ((await transaction.store.get(key)) as ShimStorage | undefined) ?? emptyShimStorage()
    await transaction.store.put(applyChanges(stored, area, changes), key)
    transaction.commit()
    await transaction.done
  } catch {
    // Storage is blocked; the game runs without it.
  }
}

async function readShimStorage(key: string): Promise<ShimStorage> {
  return ((await (await deviceDatabase()).get('kept', key)) as ShimStorage | undefined) ?? emptyShimStorage()
}

/**
 * Serializes the storage for the window name, which the shim reads in
 * `server/src/features/play/shim/browser-storage.js`.
 */
export function toWindowName(stored: ShimStorage): string {
  const parts = storageAreas
    .map((area) => [area, [...stored[area]]] as const)
    .filter(([, entries]) => entries.length > 0)
  return parts.length === 0 ? '' : `marigold kept ${JSON.stringify(Object.fromEntries(parts))}`
}

const patienceMs = 1500

/** Returns the stored values of this user and game as a window name; null until loaded. */
export function useShimStorage(key: string | null): string | null {
  const [read, setRead] = useState<{ key: string; name: string } | null>(null)
  useEffect(() => {
    if (key === null) return
    let isMounted = true
    const take = (name: string) => {
      if (isMounted) setRead((before) => (before?.key === key ? before : { key, name }))
    }
    const playWithout = () => {
      unread.add(key)
      take('')
    }
    unread.delete(key)
    // A browser that never responds must not keep a child from playing.
    const cancel = after(patienceMs, playWithout)
    void readShimStorage(key)
      .finally(cancel)
      .then((stored) => take(toWindowName(stored)), playWithout)
    return () => {
      isMounted = false
      cancel()
    }
  }, [key])
  return read?.key === key ? (read?.name ?? null) : null
}
