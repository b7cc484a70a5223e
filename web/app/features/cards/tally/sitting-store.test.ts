import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { parseSitting, withTry } from './sitting.ts'
import type { Try } from './tally.ts'

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

const trial: Try = {
  ...{ card: 'articulation-1', area: 'articulation', target: 'R', text: 'rain', result: 'correct', cue: 0, at: 1 },
  ...{ seat: 1, by: 'adult', probe: false },
}

it('stores what was scored before the account of a login was known', async () => {
  const token = await import('../../../platform/session/token.ts')
  const { noteOwner } = await import('../../../platform/storage/device-owner.ts')
  const sitting = await import('./sitting-store.ts')
  const { readSittings } = await import('./kept-sittings.ts')
  token.storeToken('a-new-login')
  sitting.followSittings()
  sitting.changeSitting((now) => withTry(now, trial))
  noteOwner('a-new-login', 7)
  await vi.waitFor(async () => {
    expect((await readSittings(7)).map((one) => parseSitting(one)?.tries)).toEqual([[trial]])
  })
})
