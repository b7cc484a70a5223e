import { NewCardSet } from '@marigold/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { z } from 'zod'

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

/** The sets of a stored text; what is no set is left out. */
export function parseUnsent(stored: string | null): UnsentSet[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(parsed) ? parsed.flatMap((one: unknown) => Stored.safeParse(one).data ?? []) : []
  } catch {
    return [] // edited by hand or cut short
  }
}

/** The sets with this one, in its place when it is there already. */
export function withUnsent(sets: readonly UnsentSet[], set: UnsentSet): UnsentSet[] {
  const at = sets.findIndex((other) => other.set.id === set.set.id)
  return at < 0 ? [...sets, set].slice(-most) : sets.with(at, set)
}

const listeners = new Set<() => void>()
// Where storage is blocked, a set waits as long as the page.
let unstored: string | null = null

function readText(): string | null {
  try {
    return window.localStorage.getItem(key) ?? unstored
  } catch {
    return unstored
  }
}

function store(sets: readonly UnsentSet[]) {
  unstored = JSON.stringify(sets)
  try {
    window.localStorage.setItem(key, unstored)
    unstored = null
  } catch {
    // storage is blocked or full
  }
  for (const listener of listeners) listener()
}

/** What waits to be sent. */
export function readUnsent(): UnsentSet[] {
  return parseUnsent(readText())
}

/** Keeps a set on this device until the account has it. */
export function keepUnsent(set: UnsentSet) {
  store(withUnsent(readUnsent(), set))
}

/** Takes a set out: it has arrived, or is not wanted any more. */
export function dropUnsent(id: string) {
  store(readUnsent().filter((one) => one.set.id !== id))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What this person saved here and the account does not have yet. */
export function useUnsent(person: number | null): UnsentSet[] {
  const text = useSyncExternalStore(subscribe, readText, () => null)
  return useMemo(() => parseUnsent(text).filter((one) => one.person === person), [text, person])
}
