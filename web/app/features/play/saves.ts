import { deviceDatabase } from '../../platform/storage/device-database.ts'

/** Returns the key of a user's save of a game; visitors of one browser share theirs. */
export function saveKey(userId: number | null, game: string): string {
  return `${userId ?? 'visitor'}:${game}`
}

/** Reads a game's save; undefined if there is none or storage is blocked. */
export async function readSave(key: string | null): Promise<unknown> {
  if (key === null) return undefined
  try {
    return await (await deviceDatabase()).get('saves', key)
  } catch {
    return undefined
  }
}

/** Stores a game's save on this device. Returns false if the browser refuses. */
export async function storeSave(key: string | null, data: unknown): Promise<boolean> {
  if (key === null) return false
  try {
    await (await deviceDatabase()).put('saves', data, key)
    return true
  } catch {
    return false
  }
}
