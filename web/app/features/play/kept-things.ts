import { keptAreas, shimLimits, type KeptArea } from '@marigold/contract'
import { useEffect, useState } from 'react'
import { deviceDatabase } from '../../platform/storage/device-database.ts'
import { after } from '../../platform/time/timers.ts'

/** What a game made elsewhere keeps: its local storage and its cookies. */
export type Kept = Record<KeptArea, Map<string, string>>

export const nothingKept = (): Kept => ({ local: new Map(), cookie: new Map() })

/** What stays after these changes. What would go beyond the bounds is left out: the page that asks may be any. */
export function withChanges(kept: Kept, area: KeptArea, changes: readonly (readonly [string, string | null])[]): Kept {
  const next = { ...kept, [area]: new Map(kept[area]) }
  const values = next[area]
  const sizeOf = (key: string, value: string | undefined) => (value === undefined ? 0 : key.length + value.length)
  let letters = 0
  let entries = 0
  for (const one of keptAreas)
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

/** Keeps on this device what a game changed. A browser that refuses leaves the game as it is. */
export async function keepChanges(
  key: string | null,
  area: KeptArea,
  changes: readonly (readonly [string, string | null])[],
): Promise<void> {
  if (key === null) return
  try {
    const transaction = (await deviceDatabase()).transaction('kept', 'readwrite')
    const kept = ((await transaction.store.get(key)) as Kept | undefined) ?? nothingKept()
    await transaction.store.put(withChanges(kept, area, changes), key)
    transaction.commit()
    await transaction.done
  } catch {
    // Nothing is kept then; the game goes on.
  }
}

async function readKept(key: string): Promise<Kept> {
  try {
    return ((await (await deviceDatabase()).get('kept', key)) as Kept | undefined) ?? nothingKept()
  } catch {
    return nothingKept()
  }
}

/** What the shim reads from its window's name, see `server/src/features/play/shim/keeping.js`. */
export function nameOf(kept: Kept): string {
  const parts = keptAreas.map((area) => [area, [...kept[area]]] as const).filter(([, entries]) => entries.length > 0)
  return parts.length === 0 ? '' : `marigold kept ${JSON.stringify(Object.fromEntries(parts))}`
}

const patienceMs = 1500

/** What was kept for this person and game, as the name of the game's window; null until it is known. */
export function useKept(key: string | null): string | null {
  const [read, setRead] = useState<{ key: string; name: string } | null>(null)
  useEffect(() => {
    if (key === null) return
    let here = true
    const take = (name: string) => {
      if (here) setRead((before) => (before?.key === key ? before : { key, name }))
    }
    void readKept(key).then((kept) => take(nameOf(kept)))
    // A browser that never answers must not keep a child from the game.
    const cancel = after(patienceMs, () => take(''))
    return () => {
      here = false
      cancel()
    }
  }, [key])
  return read?.key === key ? (read?.name ?? null) : null
}
