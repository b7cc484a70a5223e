import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sitting } from './sitting.ts'
import type { Try } from './tally.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const load = () => import('./kept-sittings.ts')

const trial = (at: number): Try => ({
  card: 'articulation-1',
  area: 'articulation',
  target: 'R',
  text: 'rain',
  result: 'correct',
  cue: 0,
  at,
  seat: 1,
  by: 'adult',
  probe: false,
})
const session = (id: string, trials: number): Sitting => ({
  id,
  started: 1,
  tries: Array.from({ length: trials }, (_, at) => trial(at)),
  seat: 1,
  goal: 0,
})

describe('sessions stored on a device', () => {
  it('are read by their own account alone', async () => {
    const { keepSitting, readSitting, readSittings } = await load()
    await keepSitting(1, session('one', 2), null)
    await keepSitting('visitor', session('anyone', 1), null)
    expect(await readSittings(1)).toEqual([session('one', 2)])
    expect(await readSittings('visitor')).toEqual([session('anyone', 1)])
    expect(await readSittings(2)).toEqual([])
    expect(await readSitting(2, 'one')).toBeUndefined()
    expect(await readSittings(null)).toEqual([])
  })

  it('write one trial for one score, and take back what is undone', async () => {
    const { keepSitting, readSittings } = await load()
    const before = session('one', 200)
    await keepSitting(1, before, null)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const after = { ...before, tries: [...before.tries, trial(200)] }
    await keepSitting(1, after, before)
    expect(put).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(put.mock.calls).length).toBeLessThan(400)
    await keepSitting(1, before, after)
    expect(await readSittings(1)).toEqual([before])
  })

  it('that had no owner go to the first account, and to no other', async () => {
    const { keepSitting, readSittings } = await load()
    const { deviceDatabase } = await import('../../../platform/storage/device-database.ts')
    await keepSitting('visitor', session('seen', 1), null)
    const database = await deviceDatabase()
    await database.put('sessions', { id: 'old', started: 1, seat: 1, goal: 0, owner: 'unclaimed' })
    expect(await readSittings(1)).toEqual([session('old', 0)])
    expect(await readSittings(2)).toEqual([])
    expect(await readSittings('visitor')).toEqual([session('seen', 1)])
  })

  it('come back within a day of their deletion, and not after it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00'), toFake: ['Date'] })
    const first = await load()
    await first.keepSitting(1, session('one', 3), null)
    await first.keepSitting(2, session('two', 1), null)
    await first.deleteSittings(1)
    expect(await first.readSittings(1)).toEqual([])
    expect(await first.readSittings(2)).toHaveLength(1)
    expect(await first.restorableUntil(1)).toBe(Date.parse('2026-11-25T10:00:00'))
    await first.restoreSittings(1)
    expect(await first.readSittings(1)).toEqual([session('one', 3)])
    await first.deleteSittings(1)
    vi.setSystemTime(new Date('2026-11-25T10:00:01'))
    // A tab that was left open offers no more than a new one.
    expect(await first.restorableUntil(1)).toBeNull()
    await first.restoreSittings(1)
    expect(await first.readSittings(1)).toEqual([])
    vi.resetModules()
    const next = await load()
    await next.restoreSittings(1)
    expect(await next.readSittings(1)).toEqual([])
  })
})

describe('a device that stores nothing', () => {
  it('says that its storage is blocked, and stores everything once it is allowed', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { keepSitting, readSittings, storageTrouble } = await load()
    await keepSitting(1, session('one', 1), null)
    expect(storageTrouble()).toBe('blocked')
    open.mockRestore()
    await keepSitting(1, session('one', 2), null)
    expect(storageTrouble()).toBeNull()
    expect(await readSittings(1)).toEqual([session('one', 2)])
  })

  it('says that it is full', async () => {
    const { keepSitting, storageTrouble } = await load()
    await keepSitting(1, session('one', 1), null)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError')
    })
    await keepSitting(1, session('one', 2), session('one', 1))
    expect(storageTrouble()).toBe('full')
  })
})
