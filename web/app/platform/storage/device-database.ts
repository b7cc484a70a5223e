import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** Whose stored data it is. `unclaimed`: stored before data had an owner. */
export type StoredOwner = number | 'visitor' | 'unclaimed'

/** A therapy session without its trials. Its other fields are those of `Sitting`, and are checked when they are read. */
export interface StoredSession {
  id: string
  owner: StoredOwner
  /** When it was deleted, in ms; it can be brought back for a day. */
  deletedAt?: number
  [field: string]: unknown
}

interface Schema extends DBSchema {
  sessions: { key: string; value: StoredSession; indexes: { owner: StoredOwner } }
  /** One scored trial each, by session and place. */
  trials: { key: [session: string, place: number]; value: unknown }
  /** Photographs and recordings of own cards, by account and card. */
  photos: { key: [StoredOwner, card: number]; value: Blob }
  voices: { key: [StoredOwner, card: number]; value: Blob }
  /** What games save, and what games made elsewhere keep, by account and game (`saveKey`). */
  saves: { key: string; value: unknown }
  kept: { key: string; value: unknown }
}

export type DeviceDatabase = IDBPDatabase<Schema>

let opened: Promise<DeviceDatabase> | null = null

/** What Marigold stores in this browser. Rejects where storage is blocked; the next call asks again. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= openDB<Schema>('marigold', 1, {
    // Add a further version as `if (from < 2)`; never change what an earlier one did.
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('owner', 'owner')
        for (const store of ['trials', 'photos', 'voices', 'saves', 'kept'] as const) database.createObjectStore(store)
      }
    },
    // A newer version in another tab goes first; this tab opens the database again when it next needs it.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = null
    },
    terminated() {
      opened = null
    },
  }).then(async (database) => {
    await takeOverFormer(database)
    return database
  })
  opened.catch(() => (opened = null))
  return opened
}

/** The range of a session's trials. */
export function trialsOf(session: string): IDBKeyRange {
  return IDBKeyRange.bound([session, 0], [session, Infinity])
}

// ---- The four databases of earlier versions -------------------------------------------------------------------------

/** Writes one entry of a former store, unless a page that was closed before it was done has written it before. */
type Move = (database: DeviceDatabase, entry: { key: IDBValidKey; value: unknown }) => Promise<void>

const moveSession: Move = async (database, { value }) => {
  const { tries, ...session } = value as Record<string, unknown>
  const id = String(session.id)
  const move = database.transaction(['sessions', 'trials'], 'readwrite')
  if ((await move.objectStore('sessions').getKey(id)) === undefined) {
    await move.objectStore('sessions').put({ ...session, id, owner: 'unclaimed' })
    for (const [place, trial] of (Array.isArray(tries) ? tries : []).entries())
      await move.objectStore('trials').put(trial, [id, place])
  }
  await move.done
}

const moveMedia =
  (store: 'photos' | 'voices'): Move =>
  async (database, { key, value }) => {
    await database.put(store, value as Blob, ['unclaimed', Number(key)])
  }

const moveKept =
  (store: 'saves' | 'kept'): Move =>
  async (database, { key, value }) => {
    if ((await database.getKey(store, String(key))) === undefined) await database.put(store, value, String(key))
  }

const former: Record<string, Record<string, Move>> = {
  'marigold-tallies': { sittings: moveSession },
  'marigold-own-cards': { photos: moveMedia('photos'), voices: moveMedia('voices') },
  'marigold-play': { saves: moveKept('saves') },
  'marigold-kept': { games: moveKept('kept') },
}

/** Moves everything over once: a former database is deleted only after all of it has been written here. */
async function takeOverFormer(database: DeviceDatabase): Promise<void> {
  // Older browsers cannot list their databases: there, one that never was is opened empty and deleted.
  const listed: IDBDatabaseInfo[] | undefined = await indexedDB.databases?.()
  const there = new Set(listed ? listed.map(({ name }) => name) : Object.keys(former))
  for (const [name, stores] of Object.entries(former)) {
    if (!there.has(name)) continue
    const old = await openDB(name)
    for (const [store, move] of Object.entries(stores)) {
      if (!old.objectStoreNames.contains(store)) continue
      for (const key of await old.getAllKeys(store)) await move(database, { key, value: await old.get(store, key) })
    }
    old.close()
    indexedDB.deleteDatabase(name)
  }
}
