import { useSyncExternalStore } from 'react'
import { onOwnerChange, currentOwner, type Owner } from '../platform/storage/device-owner.ts'
import { tabStorage } from '../platform/storage/browser-storage.ts'
import { storeSession, onElsewhere, readSession, prepareSessions } from './session-records.ts'
import { timesOf } from './session-times.ts'
import { endedSession, isLeftOpen, newSession, nextSession, parseSession, type TherapySession } from './session.ts'

const key = 'marigold-sitting'
const listeners = new Set<() => void>()
const nothing: TherapySession = { ...newSession(), id: '', started: 0 }

let current: TherapySession | null = null
/** Whose `current` is. */
let owner: Owner = null
/** What is stored of `current`: only the difference is written. */
let stored: TherapySession | null = null

function tell() {
  for (const listener of listeners) listener()
}

// Each account has a session of its own in this tab, so that it finds it again at its next login.
const tabsKey = () => `${key}:${owner}`

function tabsId(): string | null {
  return owner === null ? null : tabStorage.read(tabsKey())
}

function rememberId(id: string) {
  // Where this is not stored, a reload begins a new session.
  if (owner !== null) tabStorage.write(tabsKey(), id)
}

function keep(next: TherapySession, before = stored) {
  void storeSession(owner, next, before).then((done) => {
    // The next score stores all of it.
    if (!done) stored = null
  })
  stored = next
}

type Change = (now: TherapySession) => TherapySession

/** Changes made while this tab's session is being read, which are then made to what was found; null otherwise. */
let early: Change[] | null = null

/** In place of a session that couldn’t be read. */
const unreadable = Symbol()

/** Reads what was stored for this tab. */
async function restore(id: string) {
  const asked = owner
  const changes: Change[] = (early = [])
  const data = await readSession(asked, id).catch(() => unreadable)
  const found = parseSession(data)
  if (early !== changes) return
  early = null
  if (keeper) return
  let next = newSession()
  if (found && found.ended === undefined && !isLeftOpen(found)) next = stored = found
  else {
    if (found && found.ended === undefined) keep(endedSession(found), found)
    // Only where nothing is stored under this id; what could not be read must not be written over.
    if (data === undefined) next = { ...next, id }
    rememberId(next.id)
  }
  for (const change of changes) next = change(next)
  current = next
  if (changes.length > 0) keep(next)
  tell()
}

/** Shows another session of this tab; nothing of it is stored yet. */
function show(next: TherapySession) {
  current = next
  stored = null
  early = null
  rememberId(next.id)
}

/** Ends this tab's session if it was left open, on a page that was open all the time. */
export function leaveLeftOpen() {
  const now = read()
  if (keeper || early || !isLeftOpen(now)) return
  if (now.trials.length > 0 || now.attendance) keep(endedSession(now))
  startAfter(now)
}

/** Reads this tab's session again after it was changed in another window or on another screen. */
export async function reread(id: string | undefined): Promise<void> {
  if (!current || current.id !== id || keeper || early) return
  const before = current
  const found = parseSession(await readSession(owner, id).catch(() => null))
  if (!found || current?.id !== id) return
  // Something was scored meanwhile.
  if (current !== before) return reread(id)
  current = found
  stored = found
  tell()
}

function read(): TherapySession {
  if (current) return current
  owner = currentOwner()
  const id = tabsId()
  show({ ...newSession(), ...(id && { id }) })
  if (id) void restore(id)
  return current as unknown as TherapySession
}

/** Another account's login ends what this page shows; what was scored before the account was known becomes the account's. */
function followOwner() {
  const next = currentOwner()
  if (next === owner || keeper || !current) return
  if (owner === null && current.trials.length > 0) {
    owner = next
    show(current)
    keep(current)
  } else {
    current = null
    read()
    void prepareSessions(owner)
  }
  tell()
}

/** Stores the whole session once more, after storing a part of it has failed. */
export function retrySaving() {
  if (!current) return
  stored = null
  keep(current)
}

/** Where a session is kept when it is not by this window. */
interface Keeper {
  change: (next: TherapySession) => void
  begin: () => void
}
let keeper: Keeper | null = null

/** Leaves the keeping to another window, whose session `showSession` shows here; null keeps it here again. */
export function delegateSession(other: Keeper | null) {
  keeper = other
}

/** Shows another window's session. */
export function showSession(session: TherapySession) {
  current = session
  tell()
}

/** Changes the session, and stores it on this device. What happens after a session's end belongs to the next one. */
export function changeSession(change: Change) {
  followOwner()
  leaveLeftOpen()
  const now = read()
  if (now.ended === undefined) current = change(now)
  else show(change(nextSession(now)))
  if (keeper) keeper.change(current as TherapySession)
  else if (early) early.push(change)
  else keep(current as TherapySession)
  tell()
}

/** This tab's session, outside of drawing. */
export const sessionNow = (): TherapySession => read()

/** Notes that cards or a game were opened: a session without trials begins then. */
export function noteOpened() {
  const now = read()
  if (!keeper && now.trials.length === 0 && !now.attendance) current = { ...now, started: Date.now() }
}

/** Goes on with a session that was restored from a file. */
export function resumeSession(session: TherapySession) {
  show(session)
  stored = session
  tell()
}

/** Ends this tab's session now, or with its last trial if it was left open. */
export function endSession() {
  const session = read()
  if (keeper || session.ended !== undefined) return
  current = endedSession(session)
  if (early) early.push(endedSession)
  else keep(current)
  tell()
}

/** Who takes part in a new session, and where it is. */
export type SessionStart = Partial<Pick<TherapySession, 'group' | 'attendance' | 'setting' | 'seat'>>

/** A session that was started with others a moment ago, such as with a second tap: nothing happened in it. */
const isSlip = ({ ended, started, trials, attendance }: TherapySession) =>
  ended === undefined &&
  trials.length === 0 &&
  Date.now() - started < 10_000 &&
  attendance !== undefined &&
  Object.values(attendance).every(({ status }) => status !== 'absent')

/**
 * Starts a new session with the same number of trials to reach. The one before it ends with its last trial, or now if that
 * was less than a quarter of an hour ago. One that was started by mistake is replaced.
 */
export function beginSession(start: SessionStart = {}) {
  if (keeper) return keeper.begin()
  followOwner()
  leaveLeftOpen()
  const before = read()
  if (isSlip(before)) return startAfter(before, start, before.id)
  if (before.ended === undefined && (before.trials.length > 0 || before.attendance))
    keep({ ...before, ended: timesOf(before, Date.now()).to })
  startAfter(before, start)
}

function startAfter({ goal, setting }: TherapySession, start: SessionStart = {}, replaced?: string) {
  const next = {
    ...newSession(),
    ...(replaced !== undefined && { id: replaced }),
    goal,
    ...(setting && { setting }),
    ...start,
  }
  show(next)
  if (start.attendance || replaced !== undefined) keep(next)
  tell()
}

/** Where this tab notes its session when all are deleted, so that undo can go on with it, even after a reload. */
const deletedKey = () => `${tabsKey()}:deleted`

/** Starts a new session after this tab's was deleted, here or in another tab, alone or with all others. */
export function leaveDeleted() {
  if (current && (current.trials.length > 0 || current.attendance)) tabStorage.write(deletedKey(), current.id)
  // Ending the deleted session would store it again.
  if (keeper) keeper.begin()
  else startAfter(read())
}

/** Goes on with this tab's session from before the deletion, unless a new one has begun since. `restored`: only with this one. */
export function returnToRestored(restored?: string) {
  if (read().trials.length > 0) return
  const id = tabStorage.read(deletedKey())
  if (id === null || id !== (restored ?? id)) return
  tabStorage.write(deletedKey(), null)
  show({ ...newSession(), id })
  void restore(id)
}

let follows = false

/** Follows logins and other tabs from here on; the session that is drawn does so by itself. */
export function followSessions() {
  if (follows) return
  follows = true
  onOwnerChange(followOwner)
  // The account may have become known before anything followed it.
  followOwner()
  void prepareSessions(owner)
  onElsewhere(({ what, owner: whose, session: edited }) => {
    if (whose !== owner) return
    if (what === 'edited') void reread(edited)
    else if (what === 'restored') returnToRestored(edited)
    else if (edited === undefined || edited === current?.id) leaveDeleted()
  })
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', leaveLeftOpen)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  followSessions()
  return () => void listeners.delete(listener)
}

/** This tab's session. */
export function useTherapySession(): TherapySession {
  return useSyncExternalStore(subscribe, read, () => nothing)
}
