import { openDB, type IDBPDatabase } from 'idb'

let opened: Promise<IDBPDatabase> | null = null

function database(): Promise<IDBPDatabase> {
  opened ??= openDB('marigold-play', 1, {
    upgrade(db) {
      db.createObjectStore('saves')
    },
  })
  return opened
}

/** Whose save of which game; visitors of one browser share theirs. */
export function saveKey(person: number | null, game: string): string {
  return `${person ?? 'visitor'}:${game}`
}

/** What a game asked to keep, or undefined. A browser without storage simply has none. */
export async function readSave(key: string | null): Promise<unknown> {
  if (key === null) return undefined
  try {
    return await (await database()).get('saves', key)
  } catch {
    return undefined
  }
}

/** Keeps what a game asked to keep, on this device. False when the browser refuses. */
export async function storeSave(key: string | null, data: unknown): Promise<boolean> {
  if (key === null) return false
  try {
    await (await database()).put('saves', data, key)
    return true
  } catch {
    return false
  }
}
