import { seats } from '@marigold/device'
import { z } from 'zod'
import { useSyncExternalStore } from 'react'
import {
  cueTypes,
  manners,
  practices,
  settingChoices,
  type Manner,
  type Practice,
  type SessionSetting,
} from './practice.ts'
import { onOwnerChange, ownerNow, type Owner } from '../../../../platform/device-owner.ts'
import { newId } from '../../../../platform/new-id.ts'
import type { Table } from '../../../../players/table.ts'
import type { Try } from './tally.ts'
import { keepSitting, onElsewhere, readSitting, storageTrouble } from './kept-sittings.ts'

/** Tries that are aimed at; 0 is no goal. */
export const goalChoices = [0, 50, 100] as const
export type Goal = (typeof goalChoices)[number]

/** Letters of what a client said, at most. */
export const wordsMost = 200

const StoredTry = z.object({
  card: z.string(),
  area: z.enum(['articulation', 'language', 'fluency', 'game']),
  target: z.string(),
  text: z.string(),
  result: z.enum(['correct', 'approx', 'incorrect', 'none']),
  cue: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  cueType: z.enum(cueTypes).optional(),
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  free: z.literal(true).optional(),
  words: z.string().max(wordsMost).optional(),
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
  practice: z.enum(practices).optional(),
  manner: z.enum(manners).optional(),
  setting: z.enum(settingChoices).optional(),
  codes: z.record(z.string(), z.string().max(24)).optional(),
})

/** One therapy session at this device: every scored try, by the seats of those who take part. */
export interface Sitting {
  id: string
  started: number
  tries: readonly Try[]
  /** Whose turn it is, from 1; where that player has left, it is the next one's. */
  seat: number
  goal: Goal
  /** How it is practiced now, and where; absent until somebody says so. */
  practice?: Practice
  manner?: Manner
  setting?: SessionSetting
  /** Initials or a code by seat; only of groups that are kept on this device. */
  codes?: Readonly<Record<string, string>>
}

const key = 'marigold-sitting'
const listeners = new Set<() => void>()
const nothing: Sitting = { id: '', started: 0, tries: [], seat: 1, goal: 0 }

let current: Sitting | null = null
/** Whose `current` is. */
let owner: Owner = null
/** What is stored of `current`: only the difference is written. */
let stored: Sitting | null = null

const newSitting = (): Sitting => ({ ...nothing, id: newId(), started: Date.now() })

function tell() {
  for (const listener of listeners) listener()
}

/** The sitting of a stored value; null when it is none. */
export function parseSitting(value: unknown): Sitting | null {
  return StoredSitting.safeParse(value).data ?? null
}

// Each account has a session of its own in this tab, so that it finds it again at its next login.
const tabsKey = () => `${key}:${owner}`

function tabsId(): string | null {
  try {
    return owner === null ? null : window.sessionStorage.getItem(tabsKey())
  } catch {
    return null // storage is blocked
  }
}

function rememberId(id: string) {
  try {
    if (owner !== null) window.sessionStorage.setItem(tabsKey(), id)
  } catch {
    // storage is blocked: a reload begins a new sitting
  }
}

function keep(next: Sitting) {
  // What could not be stored is stored with the next score.
  void keepSitting(owner, next, storageTrouble() ? null : stored)
  stored = next
}

/** What was stored for this tab, before whatever was scored while it was being read. */
async function restore(id: string) {
  const asked = owner
  const found = parseSitting(await readSitting(asked, id))
  if (!found || !current || current.id !== id || owner !== asked) return
  const early = current.tries
  current = { ...found, tries: [...found.tries, ...early] }
  stored = found
  // What was scored early was kept without what came before it.
  if (early.length > 0) keep(current)
  tell()
}

function read(): Sitting {
  if (current) return current
  owner = ownerNow()
  const id = tabsId()
  current = newSitting()
  stored = null
  if (id) {
    current = { ...current, id }
    void restore(id)
  } else rememberId(current.id)
  return current
}

/** Another account's login ends what this page shows; what was scored before the account was known becomes the account's. */
function followOwner() {
  const next = ownerNow()
  if (next === owner || keeper || !current) return
  if (owner === null && current.tries.length > 0) {
    owner = next
    // Nothing of it is stored yet.
    stored = null
    rememberId(current.id)
    keep(current)
  } else {
    current = null
    read()
  }
  tell()
}

/** Stores the whole session once more, after storing a part of it has failed. */
export function keepAgain() {
  if (!current) return
  stored = null
  keep(current)
}

/** Where a sitting is kept when it is not by this window. */
interface Keeper {
  change: (next: Sitting) => void
  begin: () => void
}
let keeper: Keeper | null = null

/** Leaves the keeping to another window, whose sitting `showSitting` shows here; null keeps it here again. */
export function leaveSittingTo(other: Keeper | null) {
  keeper = other
}

/** Shows another window's sitting. */
export function showSitting(sitting: Sitting) {
  current = sitting
  tell()
}

/** Changes the sitting, and keeps it on this device. */
export function changeSitting(change: (now: Sitting) => Sitting) {
  current = change(read())
  if (keeper) keeper.change(current)
  else keep(current)
  tell()
}

/** This tab's sitting, outside of drawing. */
export const sittingNow = (): Sitting => read()

/** Notes that cards or a game were opened: a session without trials begins then. */
export function noteOpened() {
  const now = read()
  if (!keeper && now.tries.length === 0) current = { ...now, started: Date.now() }
}

/** Goes on with a session that was restored from a file. */
export function resumeSitting(sitting: Sitting) {
  current = sitting
  stored = sitting
  rememberId(sitting.id)
  tell()
}

/** Starts a new session with the same goal. What was scored stays on the device. */
export function beginSitting() {
  if (keeper) return keeper.begin()
  const { goal, setting } = read()
  current = { ...newSitting(), goal, ...(setting && { setting }) }
  stored = null
  rememberId(current.id)
  tell()
}

/** The session that all sessions of this owner were deleted with; it goes on when they are brought back. */
let beforeDeletion: string | null = null

/** Starts a new session after all of this owner's were deleted, here or in another tab. */
export function leaveDeleted() {
  if (current && current.tries.length > 0) beforeDeletion = current.id
  beginSitting()
}

/** Goes on with the session from before the deletion, unless a new one has begun since. */
export function returnToRestored() {
  if (beforeDeletion === null || read().tries.length > 0) return
  current = { ...newSitting(), id: beforeDeletion }
  rememberId(beforeDeletion)
  void restore(beforeDeletion)
  beforeDeletion = null
}

let follows = false

/** Follows logins and other tabs from here on; the sitting that is drawn does so by itself. */
export function followSittings() {
  if (follows) return
  follows = true
  onOwnerChange(followOwner)
  onElsewhere(({ what, owner: whose }) => {
    if (whose !== owner) return
    if (what === 'deleted') leaveDeleted()
    else returnToRestored()
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  followSittings()
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

/** How a try is practiced now, where that was said. */
export function howOf({ practice, manner }: Sitting): Pick<Try, 'practice' | 'manner'> {
  return { ...(practice && { practice }), ...(manner && { manner }) }
}

/** Adds what was said to the newest try at a card; without one, nothing. */
export function withWords(now: Sitting, card: string, words: string): Sitting {
  const place = now.tries.findLastIndex((one) => one.card === card)
  if (place < 0) return now
  return { ...now, tries: now.tries.map((one, at) => (at === place ? { ...one, words } : one)) }
}

/** Remembers who sits where by their codes, where the group is to be kept on this device; otherwise nobody is named. */
export function withCodes(now: Sitting, { keep, players }: Pick<Table, 'keep' | 'players'>): Sitting {
  if (!keep) return now
  const named = players.filter(({ name }) => name.trim() !== '')
  return { ...now, codes: { ...now.codes, ...Object.fromEntries(named.map(({ seat, name }) => [seat, name.trim()])) } }
}
