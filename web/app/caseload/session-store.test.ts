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
