import { useSyncExternalStore } from 'react'
import { onOwnerChange, ownerNow, type Owner } from '../../../platform/storage/device-owner.ts'
import { newId } from '../../../platform/new-id.ts'
import { tabTexts } from '../../../platform/storage/text-store.ts'
import { keepSitting, onElsewhere, readSitting, storageTrouble } from './kept-sittings.ts'
import { parseSitting, type Sitting } from './sitting.ts'

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

// Each account has a session of its own in this tab, so that it finds it again at its next login.
const tabsKey = () => `${key}:${owner}`

function tabsId(): string | null {
  return owner === null ? null : tabTexts.read(tabsKey())
}

function rememberId(id: string) {
  // Where this is not stored, a reload begins a new sitting.
  if (owner !== null) tabTexts.write(tabsKey(), id)
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

/** Where this tab notes its session when all are deleted, so that undo can go on with it, even after a reload. */
const deletedKey = () => `${tabsKey()}:deleted`

/** Starts a new session after all of this owner's were deleted, here or in another tab. */
export function leaveDeleted() {
  if (current && current.tries.length > 0) tabTexts.write(deletedKey(), current.id)
  beginSitting()
}

/** Goes on with the session from before the deletion, unless a new one has begun since. */
export function returnToRestored() {
  if (read().tries.length > 0) return
  const id = tabTexts.read(deletedKey())
  if (id === null) return
  tabTexts.write(deletedKey(), null)
  current = { ...newSitting(), id }
  rememberId(id)
  void restore(id)
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
