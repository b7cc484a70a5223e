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

/** Deletes every tally of this device. */
export async function deleteSittings(): Promise<void> {
  await ask('readwrite', (sittings) => sittings.clear())
}
