import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb'

/** Owner of stored data. `unclaimed`: stored before data had an owner. */
export type StoredOwner = number | 'visitor' | 'unclaimed'

/** A record of one owner. Its other fields are checked by those who read it. */
export interface StoredRecord {
  id: string
  owner: StoredOwner
  /** When it was deleted, in ms since 1970; it can be restored for a day. */
  deletedAt?: number
  [field: string]: unknown
}

/** A therapy session without its trials. */
export interface StoredSession extends StoredRecord {
  started: number
  /** The clients who took part. */
  clients?: string[]
  /** The owner of a session that hasn't ended; absent once it has, so that open sessions are found by an index. */
  open?: StoredOwner
}

/** One scored trial. */
export interface StoredTrial {
  id: string
  session: string
  [field: string]: unknown
}

interface Schema extends DBSchema {
  clients: { key: string; value: StoredRecord; indexes: { owner: StoredOwner } }
  goals: { key: string; value: StoredRecord; indexes: { owner: StoredOwner } }
  groups: { key: string; value: StoredRecord; indexes: { owner: StoredOwner } }
  sessions: {
    key: string
    value: StoredSession
    indexes: {
      owner: StoredOwner
      started: [StoredOwner, number]
      clients: string
      open: StoredOwner
      deleted: number
    }
  }
  trials: { key: string; value: StoredTrial; indexes: { session: string } }
  /** Photos and recordings of own cards, by account and card. */
  photos: { key: [StoredOwner, card: number]; value: Blob }
  voices: { key: [StoredOwner, card: number]; value: Blob }
  /** What has grown for a client, or a seat, over plays of a game. */
  growth: { key: [StoredOwner, client: string, game: string]; value: unknown }
  /** Saves of our games, and storage of third-party games, by account and game (`saveKey`). */
  saves: { key: string; value: unknown }
  kept: { key: string; value: unknown }
}

export type DeviceDatabase = IDBPDatabase<Schema>

let opened: Promise<DeviceDatabase> | null = null

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>

/** Version 2 gives every trial an id of its own, and adds the caseload. */
async function upgradeTo2(database: DeviceDatabase, upgrade: Upgrade) {
  const former = upgrade.objectStore('trials')
  const keys = (await former.getAllKeys()) as unknown as [session: string, place: number][]
  const values = await former.getAll()
  database.deleteObjectStore('trials')
  const trials = database.createObjectStore('trials', { keyPath: 'id' })
  trials.createIndex('session', 'session')
  keys.forEach(([session, place], at) => {
    void trials.put({ ...values[at], id: `${session}-${place}`, session })
  })
  const sessions = upgrade.objectStore('sessions')
  sessions.createIndex('started', ['owner', 'started'])
  sessions.createIndex('clients', 'clients', { multiEntry: true })
  sessions.createIndex('open', 'open')
  sessions.createIndex('deleted', 'deletedAt')
  for (let at = await sessions.openCursor(); at !== null; at = await at.continue())
    await at.update({ ...at.value, open: at.value.owner })
  for (const store of ['clients', 'goals', 'groups'] as const)
    database.createObjectStore(store, { keyPath: 'id' }).createIndex('owner', 'owner')
}

/** How long a browser may take to open the database, in ms. */
const patience = 10_000

/**
 * Rejects with a TimeoutError if the browser doesn't answer. WebKit never answers again, until it is restarted, after a
 * page was left while it created the database.
 */
async function answered<T extends { close(): void }>(opening: Promise<T>): Promise<T> {
  let timer
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException('The browser did not open its database', 'TimeoutError')),
      patience,
    )
  })
  try {
    return await Promise.race([opening, silence])
  } catch (error) {
    // One that opens after all would keep a newer version from opening.
    void opening.then((late) => late.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Opens the browser's database. Rejects if storage is blocked or doesn't answer; the next call tries again. */
export function deviceDatabase(): Promise<DeviceDatabase> {
  opened ??= answered(
    openDB<Schema>('marigold', 3, {
      // Add a new version as `if (from < 4)`; never change what an earlier one did.
      async upgrade(database, from, _to, upgrade) {
        if (from < 1) {
          database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('owner', 'owner')
          for (const store of ['trials', 'photos', 'voices', 'saves', 'kept'] as const)
            database.createObjectStore(store)
        }
        if (from < 2) await upgradeTo2(database, upgrade)
        if (from < 3) database.createObjectStore('growth')
      },
      // A newer version in another tab goes first; this tab reopens the database when it needs it.
      blocking(_current, _blocked, event) {
        ;(event.target as IDBDatabase).close()
        opened = null
      },
      terminated() {
        opened = null
      },
    }),
  ).then(async (database) => {
    await migrateOldDatabases(database)
    return database
  })
  opened.catch(() => (opened = null))
  return opened
}

// ---- The four databases of earlier versions -------------------------------------------------------------------------

/** Writes one entry of an old store, unless an interrupted migration has already written it. */
type Move = (database: DeviceDatabase, entry: { key: IDBValidKey; value: unknown }) => Promise<void>

const moveSession: Move = async (database, { value }) => {
  const { tries, ...session } = value as Record<string, unknown>
  const id = String(session.id)
  const move = database.transaction(['sessions', 'trials'], 'readwrite')
  if ((await move.objectStore('sessions').getKey(id)) === undefined) {
    await move
      .objectStore('sessions')
      .put({ ...session, id, started: Number(session.started), owner: 'unclaimed', open: 'unclaimed' })
    for (const [place, trial] of (Array.isArray(tries) ? (tries as object[]) : []).entries())
      await move.objectStore('trials').put({ ...trial, id: `${id}-${place}`, session: id })
  }
  await move.done
}

const moveMedia =
  (store: 'photos' | 'voices'): Move =>
  async (database, { key, value }) => {
    await database.put(store, value as Blob, ['unclaimed', Number(key)])
  }

const moveGameData =
  (store: 'saves' | 'kept'): Move =>
  async (database, { key, value }) => {
    if ((await database.getKey(store, String(key))) === undefined) await database.put(store, value, String(key))
  }

const oldDatabases: Record<string, Record<string, Move>> = {
  'marigold-tallies': { sittings: moveSession },
  'marigold-own-cards': { photos: moveMedia('photos'), voices: moveMedia('voices') },
  'marigold-play': { saves: moveGameData('saves') },
  'marigold-kept': { games: moveGameData('kept') },
}

/** Migrates the old databases once. Each is deleted only after all of it was written here. */
async function migrateOldDatabases(database: DeviceDatabase): Promise<void> {
  // Older browsers can't list databases, so one that never existed is opened empty and deleted.
  const listed: IDBDatabaseInfo[] | undefined = await indexedDB.databases?.()
  const there = new Set(listed ? listed.map(({ name }) => name) : Object.keys(oldDatabases))
  for (const [name, stores] of Object.entries(oldDatabases)) {
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
