import { NewCardSet } from '@marigold/contract'
import { useMemo } from 'react'
import { z } from 'zod'
import { keptText } from '../../../../platform/storage/kept-text.ts'
import { readListAs } from '../../../../platform/storage/read-as.ts'

const key = 'marigold-unsent-sets'
const most = 50

/** A set that was saved here and has not reached the account yet. */
export interface UnsentSet {
  person: number
  set: NewCardSet
  /** Why the account refused it; null while only the network is in the way. */
  problem: string | null
}

const Stored = z.object({ person: z.int(), set: NewCardSet, problem: z.string().nullable() })

/** The sets with this one, in its place when it is there already. */
function withUnsent(sets: readonly UnsentSet[], set: UnsentSet): UnsentSet[] {
  const at = sets.findIndex((other) => other.set.id === set.set.id)
  return at < 0 ? [...sets, set].slice(-most) : sets.with(at, set)
}

const kept = keptText(key)

const store = (sets: readonly UnsentSet[]) => kept.write(JSON.stringify(sets))

/** What waits to be sent. */
export function readUnsent(): UnsentSet[] {
  return readListAs(Stored, kept.read())
}

/** Keeps a set on this device until the account has it. */
export function keepUnsent(set: UnsentSet) {
  store(withUnsent(readUnsent(), set))
}

/** Takes a set out: it has arrived, or is not wanted any more. */
export function dropUnsent(id: string) {
  store(readUnsent().filter((one) => one.set.id !== id))
}

/** What this person saved here and the account does not have yet. */
export function useUnsent(person: number | null): UnsentSet[] {
  const text = kept.use()
  return useMemo(() => readListAs(Stored, text).filter((one) => one.person === person), [text, person])
}
