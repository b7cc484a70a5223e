import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { accountStorage } from '../../../../platform/storage/account-storage.ts'
import { onOwnerChange } from '../../../../platform/storage/device-owner.ts'
import { maxOwnLength } from './board-choices.ts'
import { parseStored } from '../../../../platform/storage/parse-stored.ts'

const key = 'marigold-boards'

const Boards = z.object({
  /** A choice's id, or own words. */
  first: z.string().min(1).max(maxOwnLength).catch('words'),
  then: z.string().min(1).max(maxOwnLength).catch('game'),
  firstDone: z.boolean().catch(false),
  tokens: z.int().min(0).max(10).catch(0),
})
/** Content of this device's boards. */
export type Boards = z.infer<typeof Boards>

/** Parses stored boards; missing or invalid values get their default. */
export function parseBoards(stored: string | null): Boards {
  return parseStored(Boards, stored) ?? Boards.parse({})
}

/** Adds one token; a full board starts over. */
export const addToken = (tokens: number, of: number): number => (tokens >= of ? 0 : tokens + 1)

const listeners = new Set<() => void>()
const defaults = parseBoards(null)
let current: Boards | null = null

function read(): Boards {
  current ??= parseBoards(accountStorage.read(key))
  return current
}

/** Updates the boards and stores them on this device. */
export function changeBoards(part: Partial<Boards>) {
  current = { ...read(), ...part }
  accountStorage.write(key, JSON.stringify(current))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  const stop = onOwnerChange(() => {
    current = null
    listener()
  })
  return () => {
    listeners.delete(listener)
    stop()
  }
}

export function useBoards(): Boards {
  return useSyncExternalStore(subscribe, read, () => defaults)
}
