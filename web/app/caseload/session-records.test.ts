import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSession, type TherapySession } from './session.ts'
import { fakeSession, fakeTrial } from './fake-trial.ts'
import type { Trial } from './trial.ts'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const load = async () => ({ ...(await import('./session-records.ts')), ...(await import('./session-edits.ts')) })

const trial = (at: number): Trial => fakeTrial({ id: `trial-${at}`, at })
const session = (id: string, trials: number): TherapySession =>
  fakeSession({
    id,
    started: 1,
    trials: Array.from({ length: trials }, (_, at) => ({ ...trial(at), id: `${id}-${at}` })),
  })

describe('sessions stored on a device', () => {
  it('are read by their own account alone', async () => {
    const { storeSession, readSession, readSessions } = await load()
    await storeSession(1, session('one', 2), null)
    await storeSession('visitor', session('anyone', 1), null)
    expect(await readSessions(1)).toEqual([session('one', 2)])
    expect(await readSessions('visitor')).toEqual([session('anyone', 1)])
    expect(await readSessions(2)).toEqual([])
    expect(await readSession(2, 'one')).toBeUndefined()
    expect(await readSessions(null)).toEqual([])
  })

  it('write one trial for one score, and take back what is undone', async () => {
    const { storeSession, readSessions } = await load()
    const before = session('one', 200)
    await storeSession(1, before, null)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    const after = { ...before, trials: [...before.trials, trial(200)] }
    await storeSession(1, after, before)
    expect(put).toHaveBeenCalledTimes(2)
    expect(JSON.stringify(put.mock.calls).length).toBeLessThan(500)
    await storeSession(1, before, after)
    expect(await readSessions(1)).toEqual([before])
  })

  it('that had no owner go to the first account, and to no other', async () => {
    const { storeSession, readSessions } = await load()
    const { deviceDatabase } = await import('../platform/storage/device-database.ts')
    await storeSession('visitor', session('seen', 1), null)
    const database = await deviceDatabase()
    await database.put('sessions', { id: 'old', started: 1, seat: 1, goal: 0, owner: 'unclaimed' })
    expect((await readSessions(1)).map(parseSession)).toEqual([session('old', 0)])
    expect(await readSessions(2)).toEqual([])
    expect(await readSessions('visitor')).toEqual([session('seen', 1)])
  })

  it('come back within a day of their deletion, and not after it', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00'), toFake: ['Date'] })
    const first = await load()
    await first.storeSession(1, session('one', 3), null)
    await first.storeSession(2, session('two', 1), null)
    await first.deleteSessions(1)
    expect(await first.readSessions(1)).toEqual([])
    expect(await first.readSessions(2)).toHaveLength(1)
    expect(await first.restorableUntil(1)).toBe(Date.parse('2026-11-25T10:00:00'))
    await first.restoreSessions(1)
    expect(await first.readSessions(1)).toEqual([session('one', 3)])
    await first.deleteSessions(1)
    vi.setSystemTime(new Date('2026-11-25T10:00:01'))
    // A tab that was left open offers no more than a new one.
    expect(await first.restorableUntil(1)).toBeNull()
    await first.restoreSessions(1)
    expect(await first.readSessions(1)).toEqual([])
    vi.resetModules()
    const next = await load()
    await next.restoreSessions(1)
    expect(await next.readSessions(1)).toEqual([])
  })
})

describe('a device that stores nothing', () => {
  it('says that its storage is blocked, and stores everything once it is allowed', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const { storeSession, readSessions, storageTrouble } = await load()
    await storeSession(1, session('one', 1), null)
    expect(storageTrouble()).toBe('blocked')
    open.mockRestore()
    await storeSession(1, session('one', 2), null)
    expect(storageTrouble()).toBeNull()
    expect(await readSessions(1)).toEqual([session('one', 2)])
  })

  it('says that its storage isn’t responding', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no answer', 'TimeoutError')
    })
    const { storeSession, storageTrouble } = await load()
    await storeSession(1, session('one', 1), null)
    expect(storageTrouble()).toBe('silent')
  })

  it('says that it is full', async () => {
    const { storeSession, storageTrouble } = await load()
    await storeSession(1, session('one', 1), null)
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no space', 'QuotaExceededError')
    })
    await storeSession(1, session('one', 2), session('one', 1))
    expect(storageTrouble()).toBe('full')
  })
})

describe('past sessions', () => {
  const hour = 60 * 60_000
  const clientTrial = (client: string, at: number, part: Partial<Trial> = {}) =>
    fakeTrial({ id: `${client}-${at}`, client, at, ...part })

  it('are found by client and time, with their trials counted', async () => {
    const { storeSession, sessionsOfClient, sessionsBetween } = await load()
    const trials = [clientTrial('bo', 1), clientTrial('ada', 2), clientTrial('bo', 3, { value: 'incorrect', cue: 1 })]
    await storeSession(1, { ...fakeSession({ id: 'one', trials, started: 1 }), ended: 9 }, null)
    await storeSession(1, fakeSession({ id: 'two', trials: [clientTrial('ada', 20)], started: 20 }), null)
    await storeSession(2, fakeSession({ id: 'other', trials: [clientTrial('bo', 5)], started: 5 }), null)
    const found = await sessionsOfClient(1, 'bo')
    expect(found.map(({ id }) => id)).toEqual(['one'])
    expect(found[0]?.digests.find(({ client }) => client === 'bo')).toMatchObject({
      ...{ values: { correct: 1, incorrect: 1 }, words: { Rabbit: [2, 1] }, first: 1, last: 3 },
      cues: [
        [1, 1],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
    })
    expect((await sessionsBetween(1, 10, 30)).map(({ id }) => id)).toEqual(['two'])
    expect(await sessionsOfClient(2, 'ada')).toEqual([])
  })

  it('end with their last trial when they were left open, and vanish when nothing happened', async () => {
    const { closeLeftOpen, readSession, storeSession } = await load()
    await storeSession(1, fakeSession({ id: 'left', started: 0, trials: [clientTrial('bo', hour)] }), null)
    await storeSession(1, fakeSession({ id: 'empty', started: 0 }), null)
    await storeSession(1, fakeSession({ id: 'running', started: 0, trials: [clientTrial('bo', 5)] }), null)
    await storeSession(1, fakeSession({ id: 'fresh', started: 0, trials: [clientTrial('bo', 3 * hour)] }), null)
    await closeLeftOpen(1, 'running', 4 * hour)
    expect(await readSession(1, 'left')).toMatchObject({ ended: hour, leftOpen: true })
    expect(await readSession(1, 'empty')).toBeUndefined()
    expect(await readSession(1, 'running')).not.toHaveProperty('ended')
    expect(await readSession(1, 'fresh')).not.toHaveProperty('ended')
  })

  it('can be changed, and changed back within a day', async () => {
    const { editSession, sessionOf, sessionsOfClient, storeSession, undoEdit } = await load()
    const before = fakeSession({ id: 'one', trials: [clientTrial('bo', 1)] })
    await storeSession(1, before, null)
    const moved = (now: TherapySession) => ({
      ...now,
      trials: now.trials.map((one) => ({ ...one, client: 'ada' })),
    })
    await editSession(1, 'one', moved)
    expect((await sessionsOfClient(1, 'ada')).map(({ id }) => id)).toEqual(['one'])
    expect(await sessionsOfClient(1, 'bo')).toEqual([])
    await undoEdit(1, 'one')
    expect(await sessionOf(1, 'one')).toEqual(before)
    await expect(editSession(2, 'one', moved)).rejects.toThrow('no longer stored')
  })
})
