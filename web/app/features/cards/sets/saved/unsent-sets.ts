import { NewCardSet } from '@marigold/contract'
import { useMemo } from 'react'
import { z } from 'zod'
import { storedText } from '../../../../platform/storage/stored-text.ts'
import { parseStoredList } from '../../../../platform/storage/parse-stored.ts'

const key = 'marigold-unsent-sets'
const most = 50

/** A set saved here that hasn't reached the account yet. */
export interface UnsentSet {
  person: number
  set: NewCardSet
  /** Why the account refused it; null if it was only offline. */
  problem: string | null
}

const Stored = z.object({ person: z.int(), set: NewCardSet, problem: z.string().nullable() })

/** Adds a set, or replaces it. */
function withUnsent(sets: readonly UnsentSet[], set: UnsentSet): UnsentSet[] {
  const at = sets.findIndex((other) => other.set.id === set.set.id)
  return at < 0 ? [...sets, set].slice(-most) : sets.with(at, set)
}

const stored = storedText(key)

const store = (sets: readonly UnsentSet[]) => stored.write(JSON.stringify(sets))

/** Reads the sets waiting to be sent. */
export function readUnsent(): UnsentSet[] {
  return parseStoredList(Stored, stored.read())
}

/** Stores a set on this device until the account has it. */
export function storeUnsent(set: UnsentSet) {
  store(withUnsent(readUnsent(), set))
}

/** Removes a set that was sent or is no longer wanted. */
export function removeUnsent(id: string) {
  store(readUnsent().filter((one) => one.set.id !== id))
}

/** Returns the user's sets that the account doesn't have yet. */
export function useUnsent(userId: number | null): UnsentSet[] {
  const text = stored.use()
  return useMemo(() => parseStoredList(Stored, text).filter((one) => one.person === userId), [text, userId])
}
