import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { accountTexts } from '../../../../platform/storage/account-texts.ts'
import { onOwnerChange } from '../../../../platform/storage/device-owner.ts'
import { ownMost } from './board-choices.ts'
import { readAs } from '../../../../platform/storage/read-as.ts'

const key = 'marigold-boards'

const Boards = z.object({
  /** A choice's id, or own words. */
  first: z.string().min(1).max(ownMost).catch('words'),
  then: z.string().min(1).max(ownMost).catch('game'),
  firstDone: z.boolean().catch(false),
  tokens: z.int().min(0).max(10).catch(0),
})
/** What stands on the boards of this device. */
export type Boards = z.infer<typeof Boards>

/** The boards of a stored text; whatever is missing or wrong stands at its default. */
export function parseBoards(stored: string | null): Boards {
  return readAs(Boards, stored) ?? Boards.parse({})
}

/** One token more; after the last one the board begins again. */
export const withToken = (tokens: number, of: number): number => (tokens >= of ? 0 : tokens + 1)

const listeners = new Set<() => void>()
const defaults = parseBoards(null)
let current: Boards | null = null

function read(): Boards {
  current ??= parseBoards(accountTexts.read(key))
  return current
}

/** Changes what stands on the boards, and keeps it on this device. */
export function changeBoards(part: Partial<Boards>) {
  current = { ...read(), ...part }
  accountTexts.write(key, JSON.stringify(current))
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
