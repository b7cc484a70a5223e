import {
  deviceDatabase,
  type DeviceDatabase,
  type StoredOwner,
  type StoredSession,
  type StoredTrial,
} from '../platform/storage/device-database.ts'
import { digestsOf, parseDigests, type Digest } from './digest.ts'
import type { Owner } from '../platform/storage/device-owner.ts'
import { parseFields, parseSession, type SessionFields, type TherapySession } from './session.ts'
import type { Trial } from './trial.ts'

/** Why scores are not stored: the browser refuses storage, has no space left, or doesn't answer. */
export type StorageTrouble = 'blocked' | 'full' | 'silent'

const troubles: Record<string, StorageTrouble> = { QuotaExceededError: 'full', TimeoutError: 'silent' }

const troubleOf = (error: unknown): StorageTrouble =>
  (error instanceof DOMException && troubles[error.name]) || 'blocked'

let trouble: StorageTrouble | null = null
const listeners = new Set<() => void>()

/** What keeps scores from being stored now; null while they are stored. */
export const storageTrouble = (): StorageTrouble | null => trouble

/** Calls back when storing begins to fail or to work again. */
export function onStorageTrouble(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setTrouble(next: StorageTrouble | null) {
  if (trouble === next) return
  trouble = next
  for (const listener of listeners) listener()
}

const day = 24 * 60 * 60_000

/** True for accounts and visitors; false while the account of a login is unknown. */
export const isOwner = (owner: Owner): owner is Exclude<Owner, null> => owner !== null

/** Gives the sessions that were stored before they had an owner to the first account that logs in. */
async function claim(database: DeviceDatabase, owner: StoredOwner): Promise<void> {
  if (typeof owner !== 'number') return
  const change = database.transaction('sessions', 'readwrite')
  for (let at = await change.store.index('owner').openCursor('unclaimed'); at !== null; at = await at.continue())
    await at.update({ ...at.value, owner, ...(at.value.open !== undefined && { open: owner }) })
  await change.done
}

/** Deletes for good what was deleted more than a day ago. */
async function purge(database: DeviceDatabase): Promise<void> {
  const change = database.transaction(['sessions', 'trials'], 'readwrite')
  const sessions = change.objectStore('sessions')
  const trials = change.objectStore('trials')
  for (const id of await sessions.index('deleted').getAllKeys(IDBKeyRange.upperBound(Date.now() - day))) {
    await sessions.delete(id)
    for (const trial of await trials.index('session').getAllKeys(id)) await trials.delete(trial)
  }
  await change.done
}

const prepared = new Map<StoredOwner, Promise<void>>()

async function prepare(owner: StoredOwner): Promise<void> {
  const database = await deviceDatabase()
  await claim(database, owner)
  await purge(database)
}

/** The database, once it is prepared for this owner, so that reads and writes happen in the order they were asked for. */
export async function databaseOf(owner: StoredOwner): Promise<DeviceDatabase> {
  const ready = prepared.get(owner) ?? prepare(owner)
  prepared.set(owner, ready)
  try {
    await ready
  } catch (error) {
    prepared.delete(owner)
    throw error
  }
  return deviceDatabase()
}

/** Opens an account's database before the first score, so that the score is written at once. A guest's browser stays empty. */
export async function prepareSessions(owner: Owner): Promise<void> {
  // Where storage is blocked, the first score says so.
  if (typeof owner === 'number') await databaseOf(owner).catch(() => {})
}

/** A session with its trials in the order in which they were scored, as `parseSession` reads it. */
export function assembled(session: StoredSession, stored: readonly StoredTrial[]): unknown {
  const { owner: _owner, deletedAt: _deletedAt, open: _open, clients: _clients, digests: _digests, ...rest } = session
  const trials = stored
    .map(({ session: _session, ...trial }) => trial)
    .toSorted((a, b) => Number(a.at) - Number(b.at) || a.id.localeCompare(b.id, 'en', { numeric: true }))
  return { ...rest, trials }
}

const whole = async (database: DeviceDatabase, session: StoredSession): Promise<unknown> =>
  assembled(session, await database.getAllFromIndex('trials', 'session', session.id))

/** What is stored under an id for this owner: undefined when there is none. Rejects where storage fails. */
export async function readSession(owner: Owner, id: string): Promise<unknown> {
  if (!isOwner(owner)) return undefined
  try {
    const database = await databaseOf(owner)
    const session = await database.get('sessions', id)
    return session?.owner === owner && session.deletedAt === undefined ? await whole(database, session) : undefined
  } catch (error) {
    setTrouble(troubleOf(error))
    throw error
  }
}

/** Everything that is stored for this owner. Rejects where storage fails. */
export async function readSessions(owner: Owner): Promise<unknown[]> {
  if (!isOwner(owner)) return []
  const database = await databaseOf(owner)
  const sessions = await database.getAllFromIndex('sessions', 'owner', owner)
  const here = sessions.filter(({ deletedAt }) => deletedAt === undefined)
  return Promise.all(here.map((session) => whole(database, session)))
}

/** What another tab did: with one session, or with all of an owner. */
export interface Elsewhere {
  what: 'deleted' | 'restored' | 'edited'
  owner: StoredOwner
  session?: string
}
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('marigold-sessions')

/** Tells the other tabs what happened here. */
export const notifyTabs = (what: Elsewhere): void => tabs?.postMessage(what)

/** Calls `act` when another tab has stored a session, deleted sessions, or restored them. */
export function onElsewhere(act: (elsewhere: Elsewhere) => void) {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Elsewhere>) => act(data))
}

let persistenceAsked = false

/** The clients of a session: who was there, and who was scored. */
function clientsOf({ attendance, trials }: TherapySession): string[] {
  return [...new Set([...Object.keys(attendance ?? {}), ...trials.flatMap(({ client }) => client ?? [])])]
}

/** A session as it is stored: without its trials; once it has ended, with their counts. */
export function storedSession(owner: StoredOwner, session: TherapySession): StoredSession {
  const { trials, ...fields } = session
  return {
    ...fields,
    ...{ owner, clients: clientsOf(session) },
    ...(session.ended === undefined ? { open: owner } : { digests: digestsOf(trials) }),
  }
}

interface TrialStore {
  put: (trial: StoredTrial) => Promise<unknown>
  delete: (id: string) => Promise<void>
}

/** Writes the trials of a session that are new or different, and deletes those that are no longer there. */
export function putTrials(
  store: TrialStore,
  session: string,
  before: readonly Trial[],
  next: readonly Trial[],
): Promise<unknown>[] {
  const old = new Map(before.map((one) => [one.id, one]))
  const writes: Promise<unknown>[] = []
  for (const one of next) {
    if (old.get(one.id) !== one) writes.push(store.put({ ...one, session }))
    old.delete(one.id)
  }
  for (const id of old.keys()) writes.push(store.delete(id))
  return writes
}

/** Counts the trials of a session that has ended as they are stored: another window may have scored some of them. */
async function recount(database: DeviceDatabase, { id }: TherapySession): Promise<void> {
  const change = database.transaction(['sessions', 'trials'], 'readwrite')
  const stored = await change.objectStore('sessions').get(id)
  const session =
    stored && parseSession(assembled(stored, await change.objectStore('trials').index('session').getAll(id)))
  if (stored && session?.ended !== undefined)
    void change.objectStore('sessions').put({ ...stored, ...storedSession(stored.owner, session) })
  await change.done
}

/**
 * Stores what changed between two states of a session: its few fields, and only the trials that are new or different, so
 * that a score is one small write however long the session is. Never rejects: returns false if it failed, and
 * `storageTrouble` says why.
 */
export async function storeSession(
  owner: Owner,
  next: TherapySession,
  before: TherapySession | null,
): Promise<boolean> {
  if (!isOwner(owner)) return true
  try {
    const database = await databaseOf(owner)
    const change = database.transaction(['sessions', 'trials'], 'readwrite')
    const trials = change.objectStore('trials')
    const writes = [
      change.objectStore('sessions').put(storedSession(owner, next)),
      ...putTrials(trials, next.id, before?.id === next.id ? before.trials : [], next.trials),
    ]
    // A page that is closed or reloaded right after a score drops what is not committed.
    change.commit()
    await Promise.all([...writes, change.done])
    setTrouble(null)
    if (next.ended !== undefined) await recount(database, next)
    notifyTabs({ what: 'edited', owner, session: next.id })
  } catch (error) {
    setTrouble(troubleOf(error))
    return false
  }
  if (!persistenceAsked && next.trials.length > 0) {
    persistenceAsked = true
    navigator.storage?.persist?.().catch(() => {}) // refused: the summary says so
  }
  return true
}

/** How long this browser keeps trials: for good, until it needs space, or with this page alone. */
export async function storageLifetime(): Promise<'kept' | 'until-cleared' | 'page'> {
  try {
    await deviceDatabase()
    return (await navigator.storage.persisted()) ? 'kept' : 'until-cleared'
  } catch {
    return 'page'
  }
}

/** Stores several sessions for this owner: all of them, or none when one fails, as one of another owner does. */
export async function putSessions(owner: Owner, list: readonly TherapySession[]): Promise<void> {
  if (!isOwner(owner)) throw new Error('Nobody is known to be logged in')
  const change = (await databaseOf(owner)).transaction(['sessions', 'trials'], 'readwrite')
  const stored = change.objectStore('trials')
  for (const session of list) {
    const before = await change.objectStore('sessions').get(session.id)
    if (typeof before?.owner === 'number' && before.owner !== owner) {
      change.abort()
      await change.done.catch(() => {})
      throw new Error('This session belongs to another account of this browser')
    }
    await change.objectStore('sessions').put(storedSession(owner, session))
    for (const id of await stored.index('session').getAllKeys(session.id)) await stored.delete(id)
    for (const one of session.trials) await stored.put({ ...one, session: session.id })
  }
  await change.done
}

const isLive = ({ deletedAt }: StoredSession) => deletedAt === undefined

/** Deletes all sessions of this owner. For a day, `restoreSessions` brings them back. */
export async function deleteSessions(owner: Owner): Promise<void> {
  if (!isOwner(owner)) return
  const change = (await databaseOf(owner)).transaction('sessions', 'readwrite')
  const deletedAt = Date.now()
  for (const session of (await change.store.index('owner').getAll(owner)).filter(isLive))
    await change.store.put({ ...session, deletedAt })
  await change.done
  notifyTabs({ what: 'deleted', owner })
}

/** The sessions of this owner that were deleted within the last day. */
async function deletedSessions(database: DeviceDatabase, owner: StoredOwner): Promise<StoredSession[]> {
  const recent = await database.getAllFromIndex('sessions', 'deleted', IDBKeyRange.lowerBound(Date.now() - day, true))
  return recent.filter((session) => session.owner === owner)
}

/** Restores what was deleted within the last day. */
export async function restoreSessions(owner: Owner): Promise<void> {
  if (!isOwner(owner)) return
  const database = await databaseOf(owner)
  for (const { deletedAt: _deletedAt, ...session } of await deletedSessions(database, owner))
    await database.put('sessions', session as StoredSession)
  notifyTabs({ what: 'restored', owner })
}

/** Until when the sessions deleted last can be restored, in ms since 1970; null when there are none. */
export async function restorableUntil(owner: Owner): Promise<number | null> {
  if (!isOwner(owner)) return null
  try {
    const times = (await deletedSessions(await databaseOf(owner), owner)).flatMap(({ deletedAt }) => deletedAt ?? [])
    return times.length === 0 ? null : Math.max(...times) + day
  } catch {
    return null
  }
}

// ---- Past sessions --------------------------------------------------------------------------------------------------

/** A session with its trials counted instead of listed. */
export interface SessionSummary extends SessionFields {
  clients: readonly string[]
  digests: readonly Digest[]
}

async function summaryOf(database: DeviceDatabase, stored: StoredSession): Promise<SessionSummary | null> {
  const fields = parseFields(stored)
  if (!fields) return null
  const digests = parseDigests(stored.digests)
  const counted = digests ?? digestsOf(parseSession(await whole(database, stored))?.trials ?? [])
  return { ...fields, clients: stored.clients ?? [], digests: counted }
}

async function summariesOf(database: DeviceDatabase, stored: StoredSession[]): Promise<SessionSummary[]> {
  const all = await Promise.all(stored.filter(isLive).map((session) => summaryOf(database, session)))
  return all.filter((one) => one !== null).toSorted((a, b) => a.started - b.started)
}

/** The counts of one client, and of players who aren't on the caseload: of a group's, most are others' and take long to check. */
function withOwnDigests(session: StoredSession, client: string): StoredSession {
  const { digests } = session
  if (!Array.isArray(digests)) return session
  const own = (digests as Partial<Digest>[]).filter((one) => one.client === client || one.client === undefined)
  return { ...session, digests: own }
}

/** A client's sessions, oldest first; of other clients, only who was there. */
export async function sessionsOfClient(owner: Owner, client: string): Promise<SessionSummary[]> {
  if (!isOwner(owner)) return []
  const database = await databaseOf(owner)
  const stored = await database.getAllFromIndex('sessions', 'clients', client)
  return summariesOf(
    database,
    stored.filter((session) => session.owner === owner).map((session) => withOwnDigests(session, client)),
  )
}

/** The sessions that started between two times (ms since 1970), oldest first. */
export async function sessionsBetween(owner: Owner, from: number, to: number): Promise<SessionSummary[]> {
  if (!isOwner(owner)) return []
  const database = await databaseOf(owner)
  const range = IDBKeyRange.bound([owner, from], [owner, to])
  return summariesOf(database, await database.getAllFromIndex('sessions', 'started', range))
}

/** The newest sessions, at most `most` of them or all, oldest first; empty when this browser stores nothing. */
export async function latestSessions(owner: Owner, most: number | 'all'): Promise<SessionSummary[]> {
  if (!isOwner(owner)) return []
  try {
    if (most === 'all') return await sessionsBetween(owner, -Infinity, Infinity)
    const index = (await databaseOf(owner)).transaction('sessions').store.index('started')
    const newest = await index.openKeyCursor(IDBKeyRange.bound([owner, -Infinity], [owner, Infinity]), 'prev')
    const oldest = most > 1 ? await newest?.advance(most - 1) : newest
    return await sessionsBetween(owner, oldest?.key[1] ?? -Infinity, Infinity)
  } catch {
    return [] // storage is blocked: there is nothing
  }
}
