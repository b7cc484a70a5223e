import { deviceDatabase } from '../../platform/storage/device-database.ts'

/** Whose save of which game; visitors of one browser share theirs. */
export function saveKey(person: number | null, game: string): string {
  return `${person ?? 'visitor'}:${game}`
}

/** What a game asked to keep, or undefined. A browser without storage simply has none. */
export async function readSave(key: string | null): Promise<unknown> {
  if (key === null) return undefined
  try {
    return await (await deviceDatabase()).get('saves', key)
  } catch {
    return undefined
  }
}

/** Keeps what a game asked to keep, on this device. False when the browser refuses. */
export async function storeSave(key: string | null, data: unknown): Promise<boolean> {
  if (key === null) return false
  try {
    await (await deviceDatabase()).put('saves', data, key)
    return true
  } catch {
    return false
  }
}
