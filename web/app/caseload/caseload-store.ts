import { useSyncExternalStore } from 'react'
import { logFailure } from '../platform/log.ts'
import { deviceDatabase, type StoredRecord } from '../platform/storage/device-database.ts'
import { onOwnerChange, currentOwner, type Owner } from '../platform/storage/device-owner.ts'
import { deleteGrowth } from './growth.ts'
import { removeClient } from './session-edits.ts'
import { sessionsOfClient } from './session-records.ts'
import { parseRecord, type Caseload, type Client, type RecordKind, type RecordOf } from './records.ts'

const kinds = ['clients', 'goals', 'groups'] as const
const empty: Caseload = { clients: [], goals: [], groups: [] }
const day = 24 * 60 * 60_000

let owner: Owner = null
let current: Caseload | null = null
/** The last reading of it failed. */
let failed = false
const listeners = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('marigold-caseload')

function publish(next: Caseload | null) {
  current = next
  for (const listener of listeners) listener()
}

const isRestorable = ({ deletedAt }: StoredRecord) => deletedAt !== undefined && Date.now() - deletedAt < day

async function readKind<K extends RecordKind>(kind: K, of: Exclude<Owner, null>): Promise<RecordOf[K][]> {
  const stored = await (
    await deviceDatabase()
  )
    .transaction(kind)
    .store.index('owner')
    .getAll(of as never)
  return stored.flatMap(({ owner: _owner, deletedAt, ...record }) =>
    deletedAt === undefined ? (parseRecord(kind, record) ?? []) : [],
  )
}

/** Reads the caseload of an owner; empty for visitors. Rejects where storage fails. */
export async function readCaseload(of: Owner): Promise<Caseload> {
  if (typeof of !== 'number') return empty
  const [clients, goals, groups] = await Promise.all([
    readKind('clients', of),
    readKind('goals', of),
    readKind('groups', of),
  ])
  return { clients, goals, groups }
}

async function load() {
  owner = currentOwner()
  const asked = owner
  failed = false
  const read = await readCaseload(asked).catch((error: unknown) => {
    logFailure('The caseload could not be read', error)
    return null
  })
  if (asked !== owner) return
  failed = read === null
  publish(read ?? current)
}

/** Reads the caseload again after that has failed. */
export const retryCaseload = (): Promise<void> => load()

let follows = false

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!follows) {
    follows = true
    onOwnerChange(() => {
      if (currentOwner() === owner) return
      publish(null)
      void load()
    })
    tabs?.addEventListener('message', () => void load())
    void load()
  }
  return () => void listeners.delete(listener)
}

/** The caseload of the account that is logged in; null until it has been read. */
export function useCaseload(): Caseload | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

/** True if the caseload could not be read and nothing of it is known. */
export const useCaseloadFailed = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => failed && current === null,
    () => false,
  )

/** The caseload outside of rendering; null until `useCaseload` or `loadCaseload` has read it. */
export const caseloadNow = (): Caseload | null => current

/** Reads the caseload if no screen has read it yet. */
export async function loadCaseload(): Promise<Caseload> {
  if (!current || owner !== currentOwner()) await load()
  return current ?? empty
}

const numericOwner = (): number => {
  const of = currentOwner()
  if (typeof of !== 'number') throw new Error('The caseload needs a login.')
  return of
}

type Changes = { [K in RecordKind]?: readonly RecordOf[K][] }

/** Stores new and changed records, all or none. Rejects where storage is blocked or full, or one is another owner's. */
export async function saveRecords(changes: Changes): Promise<void> {
  const of = numericOwner()
  const change = (await deviceDatabase()).transaction(kinds, 'readwrite')
  const now = Date.now()
  for (const kind of kinds)
    for (const record of changes[kind] ?? []) {
      const before = await change.objectStore(kind).get(record.id)
      if (before && before.owner !== of) {
        change.abort()
        await change.done.catch(() => {})
        throw new Error('This record belongs to another account of this browser')
      }
      void change.objectStore(kind).put({ ...record, updated: now, owner: of } as StoredRecord)
    }
  await change.done
  await load()
  tabs?.postMessage('changed')
}

/**
 * Stores the games' settings of a client, whose other fields another window may have changed. Returns false if this account
 * has no such client. Rejects where storage is blocked or full.
 */
export async function storeClientSettings(client: string, settings: Client['settings']): Promise<boolean> {
  const of = currentOwner()
  if (typeof of !== 'number') return false
  const change = (await deviceDatabase()).transaction('clients', 'readwrite')
  const stored = await change.store.get(client)
  const here = stored?.owner === of && stored.deletedAt === undefined
  if (here) await change.store.put({ ...stored, settings, updated: Date.now() })
  await change.done
  if (!here) return false
  await load()
  tabs?.postMessage('changed')
  return true
}

async function mark(kind: RecordKind, id: string, deletedAt?: number): Promise<void> {
  const of = numericOwner()
  const change = (await deviceDatabase()).transaction(kind, 'readwrite')
  const stored = await change.store.get(id)
  if (stored?.owner === of) {
    const { deletedAt: _before, ...record } = stored
    await change.store.put({ ...record, ...(deletedAt !== undefined && { deletedAt }) } as StoredRecord)
  }
  await change.done
  await load()
  tabs?.postMessage('changed')
}

/** Deletes a client, goal, or group. For a day, `restoreRecord` brings it back. */
export const deleteRecord = (kind: RecordKind, id: string): Promise<void> => mark(kind, id, Date.now())

/** Brings back a record that was deleted within the last day. */
export const restoreRecord = (kind: RecordKind, id: string): Promise<void> => mark(kind, id)

/** Clients that were deleted within the last day. */
export async function deletedClients(): Promise<RecordOf['clients'][]> {
  const stored = await (await deviceDatabase()).getAllFromIndex('clients', 'owner', numericOwner())
  return stored.filter(isRestorable).flatMap(({ owner: _owner, deletedAt: _at, ...record }) => {
    const client = parseRecord('clients', record)
    return client ? [client] : []
  })
}

/**
 * Deletes for good the clients that were deleted more than a day ago, with their goals, their trials, and their seats in
 * groups.
 */
export async function purgeDeletedClients(of: Owner): Promise<void> {
  if (typeof of !== 'number') return
  const database = await deviceDatabase()
  const expired = (await database.getAllFromIndex('clients', 'owner', of)).filter(
    (one) => one.deletedAt !== undefined && !isRestorable(one),
  )
  for (const { id } of expired) {
    for (const session of await sessionsOfClient(of, id)) await removeClient(of, session.id, id)
    for (const goal of await database.getAllFromIndex('goals', 'owner', of))
      if (goal.client === id) await database.delete('goals', goal.id)
    for (const group of await readKind('groups', of)) {
      const clients = group.clients.filter((one) => one !== id)
      if (clients.length === group.clients.length) continue
      if (clients.length === 0) await database.delete('groups', group.id)
      else await database.put('groups', { ...group, clients, owner: of })
    }
    await deleteGrowth(of, id)
    await database.delete('clients', id)
  }
}
