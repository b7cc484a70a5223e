import {
  deviceDatabase,
  trialsOf,
  type DeviceDatabase,
  type StoredOwner,
  type StoredSession,
} from '../../../platform/storage/device-database.ts'
import type { Owner } from '../../../platform/storage/device-owner.ts'
import type { Sitting } from './sitting.ts'

/** Why scores are not stored: the browser refuses storage, or has no space left. */
export type StorageTrouble = 'blocked' | 'full'

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

/** Whether a session was deleted within the last day. */
const canBeRestored = ({ deletedAt }: StoredSession) => deletedAt !== undefined && Date.now() - deletedAt < day

/** The session of a stored owner, for accounts and visitors alone. */
const isOwner = (owner: Owner): owner is Exclude<Owner, null> => owner !== null

/** Gives the sessions that were stored before they had an owner to the first account that logs in. */
async function claim(database: DeviceDatabase, owner: StoredOwner): Promise<void> {
  if (typeof owner !== 'number') return
  const change = database.transaction('sessions', 'readwrite')
  for (let at = await change.store.index('owner').openCursor('unclaimed'); at !== null; at = await at.continue())
    await at.update({ ...at.value, owner })
  await change.done
}

/** Deletes for good what was deleted more than a day ago. */
async function purge(database: DeviceDatabase, owner: StoredOwner): Promise<void> {
  const change = database.transaction(['sessions', 'trials'], 'readwrite')
  const sessions = change.objectStore('sessions')
  for (const session of await sessions.index('owner').getAll(owner)) {
    if (session.deletedAt === undefined || canBeRestored(session)) continue
    const { id } = session
    await sessions.delete(id)
    await change.objectStore('trials').delete(trialsOf(id))
  }
  await change.done
}

const prepared = new Set<StoredOwner>()

async function databaseOf(owner: StoredOwner): Promise<DeviceDatabase> {
  const database = await deviceDatabase()
  if (prepared.has(owner)) return database
  prepared.add(owner)
  await claim(database, owner)
  await purge(database, owner)
  return database
}

/** A session with its trials, as `parseSitting` reads it. */
async function whole(database: DeviceDatabase, session: StoredSession): Promise<unknown> {
  const { owner: _owner, deletedAt: _deletedAt, ...rest } = session
  return { ...rest, tries: await database.getAll('trials', trialsOf(session.id)) }
}

/** What is stored under an id for this owner: nothing when there is none, or when this browser stores nothing. */
export async function readSitting(owner: Owner, id: string): Promise<unknown> {
  if (!isOwner(owner)) return undefined
  try {
    const database = await databaseOf(owner)
    const session = await database.get('sessions', id)
    return session?.owner === owner && session.deletedAt === undefined ? await whole(database, session) : undefined
  } catch {
    setTrouble('blocked')
    return undefined
  }
}

/** Everything that is stored for this owner; empty when this browser stores nothing. */
export async function readSittings(owner: Owner): Promise<unknown[]> {
  if (!isOwner(owner)) return []
  try {
    const database = await databaseOf(owner)
    const sessions = await database.getAllFromIndex('sessions', 'owner', owner)
    const here = sessions.filter(({ deletedAt }) => deletedAt === undefined)
    return await Promise.all(here.map((session) => whole(database, session)))
  } catch {
    return [] // storage is blocked: there is nothing
  }
}

let persistenceAsked = false

/**
 * Stores what changed between two states of a session: its few fields, and only the trials that are new or different, so
 * that a score is one small write however long the session is.
 */
export async function keepSitting(owner: Owner, next: Sitting, before: Sitting | null): Promise<void> {
  if (!isOwner(owner)) return
  try {
    const database = await databaseOf(owner)
    const change = database.transaction(['sessions', 'trials'], 'readwrite')
    const { tries, ...session } = next
    const old = before?.id === next.id ? before.tries : []
    const trials = change.objectStore('trials')
    const writes: Promise<unknown>[] = [change.objectStore('sessions').put({ ...session, owner })]
    tries.forEach((one, place) => {
      if (old[place] !== one) writes.push(trials.put(one, [next.id, place]))
    })
    if (old.length > tries.length)
      writes.push(trials.delete(IDBKeyRange.bound([next.id, tries.length], [next.id, Infinity])))
    // A page that is closed or reloaded right after a score drops what is not committed.
    change.commit()
    await Promise.all([...writes, change.done])
    setTrouble(null)
  } catch (error) {
    setTrouble(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked')
  }
  if (persistenceAsked || next.tries.length === 0) return
  persistenceAsked = true
  navigator.storage?.persist?.().catch(() => {}) // refused: the summary says so
}

/** How long this browser keeps trials: for good, until it needs space, or with this page alone. */
export async function howLongKept(): Promise<'kept' | 'until-cleared' | 'page'> {
  try {
    await deviceDatabase()
    return (await navigator.storage.persisted()) ? 'kept' : 'until-cleared'
  } catch {
    return 'page'
  }
}

/** Stores several sessions for this owner: all of them, or none when one fails. */
export async function putSittings(owner: Owner, list: readonly Sitting[]): Promise<void> {
  if (!isOwner(owner)) throw new Error('Nobody is known to be logged in')
  const change = (await databaseOf(owner)).transaction(['sessions', 'trials'], 'readwrite')
  for (const { tries, ...session } of list) {
    await change.objectStore('sessions').put({ ...session, owner })
    await change.objectStore('trials').delete(trialsOf(session.id))
    for (const [place, one] of tries.entries()) await change.objectStore('trials').put(one, [session.id, place])
  }
  await change.done
}

/** What another tab did with all sessions of an owner. */
export interface Elsewhere {
  what: 'deleted' | 'restored'
  owner: StoredOwner
}
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('marigold-sessions')

/** Calls `act` when another tab has deleted all sessions of an owner, or brought them back. */
export function onElsewhere(act: (elsewhere: Elsewhere) => void) {
  tabs?.addEventListener('message', ({ data }: MessageEvent<Elsewhere>) => act(data))
}

async function markAll(owner: Owner, wanted: (session: StoredSession) => boolean, deletedAt?: number): Promise<void> {
  if (!isOwner(owner)) return
  const change = (await databaseOf(owner)).transaction('sessions', 'readwrite')
  for (const { deletedAt: _before, ...session } of (await change.store.index('owner').getAll(owner)).filter(wanted))
    await change.store.put({ ...session, ...(deletedAt !== undefined && { deletedAt }) } as StoredSession)
  await change.done
  tabs?.postMessage({ what: deletedAt === undefined ? 'restored' : 'deleted', owner } satisfies Elsewhere)
}

/** Deletes all sessions of this owner. For a day, `restoreSittings` brings them back. */
export async function deleteSittings(owner: Owner): Promise<void> {
  await markAll(owner, ({ deletedAt }) => deletedAt === undefined, Date.now())
}

/** Brings back what was deleted within the last day. */
export async function restoreSittings(owner: Owner): Promise<void> {
  await markAll(owner, canBeRestored)
}

/** Until when the sessions deleted last can be brought back, in ms; null when there are none. */
export async function restorableUntil(owner: Owner): Promise<number | null> {
  if (!isOwner(owner)) return null
  try {
    const sessions = await (await databaseOf(owner)).getAllFromIndex('sessions', 'owner', owner)
    const times = sessions.filter(canBeRestored).flatMap(({ deletedAt }) => deletedAt ?? [])
    return times.length === 0 ? null : Math.max(...times) + day
  } catch {
    return null
  }
}
