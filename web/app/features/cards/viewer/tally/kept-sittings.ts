import type { Sitting } from './sitting.ts'

const database = 'marigold-tallies'
const store = 'sittings'

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, failed) => {
    const asked = indexedDB.open(database, 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore(store, { keyPath: 'id' })
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('The tallies could not be opened'))
  })
  return opened
}

async function ask<Result>(
  mode: IDBTransactionMode,
  request: (sittings: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const sittings = (await open()).transaction(store, mode).objectStore(store)
  return new Promise((done, failed) => {
    const asked = request(sittings)
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(asked.error ?? new Error('The tallies could not be read'))
    // A page that is closed or reloaded right after a score drops what is not committed.
    if (mode === 'readwrite') sittings.transaction.commit()
  })
}

/** What is stored under an id: nothing when there is none, or when this browser stores nothing. */
export async function readSitting(id: string): Promise<unknown> {
  try {
    return await ask('readonly', (sittings) => sittings.get(id))
  } catch {
    return undefined // storage is blocked: the tally begins anew
  }
}

let persistenceAsked = false

/** Stores a sitting on this device, and asks the browser once not to clear it when space runs short. */
export function keepSitting(sitting: Sitting) {
  ask('readwrite', (sittings) => sittings.put(sitting)).catch(() => {}) // blocked or full: it lives as long as the page
  if (persistenceAsked || sitting.tries.length === 0) return
  persistenceAsked = true
  navigator.storage?.persist?.().catch(() => {}) // refused: the summary says so
}

/** How long this browser keeps tallies: for good, until it needs space, or with this page alone. */
export async function howLongKept(): Promise<'kept' | 'until-cleared' | 'page'> {
  try {
    await ask('readonly', (sittings) => sittings.count())
    return (await navigator.storage.persisted()) ? 'kept' : 'until-cleared'
  } catch {
    return 'page'
  }
}

/** Everything that is stored; empty when this browser stores nothing. */
export async function readSittings(): Promise<unknown[]> {
  try {
    return await ask('readonly', (sittings) => sittings.getAll())
  } catch {
    return [] // storage is blocked: there is nothing
  }
}

/** Stores several sittings: all of them, or none when one fails. */
export async function putSittings(list: readonly unknown[]): Promise<void> {
  const change = (await open()).transaction(store, 'readwrite')
  for (const one of list) change.objectStore(store).put(one)
  await new Promise<void>((done, failed) => {
    change.oncomplete = () => done()
    change.onabort = () => failed(change.error ?? new Error('The tallies could not be stored'))
  })
}

// Told to the other tabs, which would otherwise store theirs again with the next score.
const deletions = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('marigold-tallies')

/** Calls `act` when another tab has deleted every tally. */
export function onDeletedElsewhere(act: () => void) {
  deletions?.addEventListener('message', act)
}

/** Deletes every tally of this device, and answers with what was there. */
export async function deleteSittings(): Promise<unknown[]> {
  const all = await ask('readonly', (sittings) => sittings.getAll())
  await ask('readwrite', (sittings) => sittings.clear())
  deletions?.postMessage('deleted')
  return all
}
