import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { beforeEach, describe, expect, it, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
})

const open = async () => (await import('./device-database.ts')).deviceDatabase()

async function storeFormer() {
  const tallies = await openDB('marigold-tallies', 1, {
    upgrade: (db) => void db.createObjectStore('sittings', { keyPath: 'id' }),
  })
  await tallies.put('sittings', { id: 'monday', started: 1, tries: [{ at: 1 }, { at: 2 }] })
  const media = await openDB('marigold-own-cards', 1, {
    upgrade(db) {
      db.createObjectStore('photos')
      db.createObjectStore('voices')
    },
  })
  await media.put('photos', new Blob(['a photo']), 7)
  await media.put('voices', new Blob(['a voice']), 7)
  const saves = await openDB('marigold-play', 1, { upgrade: (db) => void db.createObjectStore('saves') })
  await saves.put('saves', { level: 3 }, '5:turnwheel')
  const kept = await openDB('marigold-kept', 1, { upgrade: (db) => void db.createObjectStore('games') })
  await kept.put('games', { local: new Map([['best', '9']]), cookie: new Map() }, '5:outside')
  for (const database of [tallies, media, saves, kept]) database.close()
}

describe('the device database', () => {
  it('migrates the four old databases and deletes them', async () => {
    await storeFormer()
    const database = await open()
    expect(await database.getAll('sessions')).toEqual([
      { id: 'monday', started: 1, owner: 'unclaimed', open: 'unclaimed' },
    ])
    expect(await database.getAll('trials')).toEqual([
      { at: 1, id: 'monday-0', session: 'monday' },
      { at: 2, id: 'monday-1', session: 'monday' },
    ])
    expect(await database.getAllKeys('photos')).toEqual([['unclaimed', 7]])
    expect(await database.getAllKeys('voices')).toEqual([['unclaimed', 7]])
    expect(await database.get('saves', '5:turnwheel')).toEqual({ level: 3 })
    expect(await database.get('kept', '5:outside')).toMatchObject({ local: new Map([['best', '9']]) })
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['marigold'])
  })

  it('finishes a migration that was interrupted by closing the page', async () => {
    await storeFormer()
    const begun = await open()
    begun.close()
    vi.resetModules()
    await storeFormer()
    const changed = await openDB('marigold')
    await changed.put('saves', { level: 4 }, '5:turnwheel')
    await changed.put('sessions', { id: 'monday', started: 1, owner: 5 })
    changed.close()
    const database = await open()
    expect(await database.get('saves', '5:turnwheel')).toEqual({ level: 4 })
    expect(await database.get('sessions', 'monday')).toMatchObject({ owner: 5 })
    expect(await database.getAll('trials')).toHaveLength(2)
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['marigold'])
  })
})

test('version 2 gives old trials ids and reopens their sessions', async () => {
  const former = await openDB('marigold', 1, {
    upgrade(db) {
      db.createObjectStore('sessions', { keyPath: 'id' }).createIndex('owner', 'owner')
      for (const store of ['trials', 'photos', 'voices', 'saves', 'kept']) db.createObjectStore(store)
    },
  })
  await former.put('sessions', { id: 'monday', owner: 7, started: 5 })
  for (const place of [0, 1]) await former.put('trials', { at: 10 + place, text: 'rain' }, ['monday', place])
  await former.put('saves', { level: 3 }, '7:turnwheel')
  former.close()
  const database = await open()
  expect(await database.getAllFromIndex('trials', 'session', 'monday')).toEqual([
    { id: 'monday-0', session: 'monday', at: 10, text: 'rain' },
    { id: 'monday-1', session: 'monday', at: 11, text: 'rain' },
  ])
  expect(await database.getAllFromIndex('sessions', 'open', 7)).toHaveLength(1)
  expect(await database.get('saves', '7:turnwheel')).toEqual({ level: 3 })
})

test('version 3 adds what has grown and loses nothing', async () => {
  const former = await openDB('marigold', 2, {
    upgrade(db) {
      for (const store of ['saves', 'trials', 'clients']) db.createObjectStore(store)
    },
  })
  await former.put('saves', { level: 3 }, '7:turnwheel')
  former.close()
  const database = await open()
  expect(await database.get('saves', '7:turnwheel')).toEqual({ level: 3 })
  expect(await database.getAllKeys('growth')).toEqual([])
})

test('a browser that never answers is an error, and the next call asks it again', async () => {
  const { deviceDatabase } = await import('./device-database.ts')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const silent = vi.spyOn(indexedDB, 'open').mockReturnValue(new IDBOpenDBRequest())
  const refused = expect(deviceDatabase()).rejects.toMatchObject({ name: 'TimeoutError' })
  vi.advanceTimersByTime(10_000)
  await refused
  vi.useRealTimers()
  silent.mockRestore()
  expect((await deviceDatabase()).name).toBe('marigold')
})
