import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseSession, withTrial } from './session.ts'
import { fakeTrial } from './fake-trial.ts'

function fakeStorage() {
  const all = new Map<string, string>()
  return {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  const window = { localStorage: fakeStorage(), sessionStorage: fakeStorage() }
  vi.stubGlobal('window', { ...window, addEventListener: () => {}, removeEventListener: () => {} })
})

const trial = fakeTrial({ at: 1 })

it('stores what was scored before the account of a login was known', async () => {
  const token = await import('../platform/session/token.ts')
  const { setOwner } = await import('../platform/storage/device-owner.ts')
  const session = await import('./session-store.ts')
  const { readSessions } = await import('./session-records.ts')
  token.storeToken('a-new-login')
  session.followSessions()
  session.changeSession((now) => withTrial(now, trial))
  setOwner('a-new-login', 7)
  await vi.waitFor(
    async () => {
      expect((await readSessions(7)).map((one) => parseSession(one)?.trials)).toEqual([[trial]])
    },
    { timeout: 5000 },
  )
})

/** The store of a logged-in account in a new window. */
async function loggedIn(id = 7) {
  const token = await import('../platform/session/token.ts')
  const { setOwner } = await import('../platform/storage/device-owner.ts')
  const session = await import('./session-store.ts')
  const records = await import('./session-records.ts')
  token.storeToken(`login-of-${id}`)
  setOwner(`login-of-${id}`, id)
  session.followSessions()
  const stored = async () => (await records.readSessions(id)).flatMap((one) => parseSession(one) ?? [])
  return { ...session, ...records, ...token, stored }
}

const present = { red: { status: 'present' } } as const

it('replaces a session that was started by a second tap, but not one in which something happened', async () => {
  const { beginSession, changeSession, stored } = await loggedIn()
  beginSession({ attendance: present })
  beginSession({ attendance: present })
  changeSession((now) => withTrial(now, trial))
  beginSession({ attendance: { blue: { status: 'absent' } } })
  beginSession({ attendance: present })
  await vi.waitFor(async () => expect(await stored()).toHaveLength(3))
  expect((await stored()).filter(({ ended }) => ended === undefined)).toHaveLength(1)
})

it('stores a trial whose write failed with the next one', async () => {
  const { changeSession, stored, storageTrouble, prepareSessions } = await loggedIn()
  await prepareSessions(7)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('no space', 'QuotaExceededError')
  })
  changeSession((now) => withTrial(now, trial))
  await vi.waitFor(() => expect(storageTrouble()).toBe('full'))
  changeSession((now) => withTrial(now, { ...trial, id: 'second', at: 2 }))
  await vi.waitFor(async () => expect((await stored())[0]?.trials).toHaveLength(2))
  put.mockRestore()
})

it('writes nothing over a session that it can’t read', async () => {
  const first = await loggedIn()
  first.changeSession((now) => withTrial(now, trial))
  await vi.waitFor(async () => expect(await first.stored()).toHaveLength(1))
  const { id } = first.sessionNow()
  vi.resetModules()
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(() => {
    throw new DOMException('broken', 'UnknownError')
  })
  const next = await loggedIn()
  next.sessionNow()
  next.changeSession((now) => withTrial(now, { ...trial, id: 'second' }))
  await vi.waitFor(async () => expect(await next.stored()).toHaveLength(2))
  expect(next.sessionNow().id).not.toBe(id)
})

it('goes on with the session when its login expires, and leaves it at a logout', async () => {
  const { changeSession, clearToken, sessionNow, stored } = await loggedIn()
  changeSession((now) => withTrial(now, trial))
  clearToken(true)
  changeSession((now) => withTrial(now, { ...trial, id: 'second' }))
  expect(sessionNow().trials).toHaveLength(2)
  await vi.waitFor(async () => expect((await stored())[0]?.trials).toHaveLength(2))
  clearToken()
  expect(sessionNow().trials).toHaveLength(0)
})
