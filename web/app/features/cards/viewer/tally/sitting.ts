import { seats } from '@marigold/device'
import { z } from 'zod'
import { useSyncExternalStore } from 'react'
import type { Try } from './tally.ts'
import { keepSitting, readSitting } from './kept-sittings.ts'

/** Tries that are aimed at; 0 is no goal. */
export const goalChoices = [0, 50, 100] as const
export type Goal = (typeof goalChoices)[number]

const StoredTry = z.object({
  card: z.string(),
  area: z.enum(['articulation', 'language', 'fluency', 'game']),
  target: z.string(),
  text: z.string(),
  result: z.enum(['correct', 'approx', 'incorrect', 'none']),
  cue: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  at: z.number(),
  seat: z.int().min(1).max(seats.length),
  by: z.enum(['adult', 'self', 'game']),
  probe: z.boolean(),
  ease: z.int().min(1).max(5).optional(),
  sure: z.int().min(1).max(5).optional(),
})
const StoredSitting = z.object({
  id: z.string(),
  started: z.number(),
  tries: z.array(StoredTry),
  seat: z.int().min(1).max(seats.length),
  goal: z.literal(goalChoices),
})

/** One therapy session at this device: every scored try, by the seats of those who take part. No names. */
export interface Sitting {
  id: string
  started: number
  tries: readonly Try[]
  /** Whose turn it is, from 1; where that player has left, it is the next one's. */
  seat: number
  goal: Goal
}

const key = 'marigold-sitting'
const listeners = new Set<() => void>()
const nothing: Sitting = { id: '', started: 0, tries: [], seat: 1, goal: 0 }

let current: Sitting | null = null

const newSitting = (): Sitting => ({ ...nothing, id: crypto.randomUUID(), started: Date.now() })

function tell() {
  for (const listener of listeners) listener()
}

/** The sitting of a stored value; null when it is none. */
export function parseSitting(stored: unknown): Sitting | null {
  return StoredSitting.safeParse(stored).data ?? null
}

function tabsId(): string | null {
  try {
    return window.sessionStorage.getItem(key)
  } catch {
    return null // storage is blocked
  }
}

function rememberId(id: string) {
  try {
    window.sessionStorage.setItem(key, id)
  } catch {
    // storage is blocked: a reload begins a new sitting
  }
}

/** What was stored for this tab, before whatever was scored while it was being read. */
async function restore(id: string) {
  const stored = parseSitting(await readSitting(id))
  if (!stored || !current || current.id !== id) return
  current = { ...stored, tries: [...stored.tries, ...current.tries] }
  tell()
}

function read(): Sitting {
  if (current) return current
  const id = tabsId()
  current = newSitting()
  if (id) {
    current = { ...current, id }
    void restore(id)
  } else rememberId(current.id)
  return current
}

/** Changes the sitting, and keeps it on this device. */
export function changeSitting(change: (now: Sitting) => Sitting) {
  current = change(read())
  keepSitting(current)
  tell()
}

/** Begins anew with the same goal. What was scored stays on the device. */
export function beginSitting() {
  const { goal } = read()
  current = { ...newSitting(), goal }
  rememberId(current.id)
  tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** This tab's sitting. */
export function useSitting(): Sitting {
  return useSyncExternalStore(subscribe, read, () => nothing)
}

/** The sitting with one more try. An adult's score takes the place of what was touched at the same showing. */
export function withTry(now: Sitting, one: Try, replacesTouch = false): Sitting {
  const last = now.tries.at(-1)
  const replaced = replacesTouch && one.by === 'adult' && last?.by === 'self' && last.card === one.card
  return { ...now, tries: [...(replaced ? now.tries.slice(0, -1) : now.tries), one] }
}
