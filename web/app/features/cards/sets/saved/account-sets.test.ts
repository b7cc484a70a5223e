import { getCardSets, type NewCardSet, type SavedSet } from '@marigold/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AccountLists } from './account-sets.ts'

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}
vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
vi.stubGlobal('localStorage', window.localStorage)

const { changeSet, deleteSet, readCachedSets, saveSet, sendPlayed, sendUnsent } = await import('./account-sets.ts')
const { queryClient } = await import('../../../../platform/calls/query-client.ts')
const { readUnsent } = await import('./unsent-sets.ts')
const { storeRecentSets, readRecentSets } = await import('../recent-sets.ts')
const { parseSetPicks } = await import('../set-picks.ts')

/** An account that stores what it receives, or a network that is down. */
let account: SavedSet[] = []
let network: 'up' | 'down' | 'full' = 'up'
/** The server responds to played sets only after this. */
let noted: Promise<unknown> = Promise.resolve()
let sent: { path: string; method: string; body: Record<string, unknown> }[] = []
vi.stubGlobal('fetch', (path: string, init: { method: string; body?: string }) => {
  const body = JSON.parse(init.body ?? '{}') as Record<string, unknown>
  sent.push({ path, method: init.method, body })
  if (network === 'down') return Promise.reject(new TypeError('no network'))
  const refusal = {
    code: 'invalid',
    message: 'You have 200 saved sets.',
    errors: { name: ['You have 200 saved sets.'] },
  }
  if (network === 'full') return Promise.resolve(Response.json(refusal, { status: 422 }))
  if (path.endsWith('/played')) {
    const answer = Response.json({ saved: account, recent: [] })
    return noted.then(() => answer)
  }
  const set = { ...body, version: 1, used_at: null } as unknown as SavedSet
  if (path.endsWith('/api/card-sets')) account = [...account.filter((one) => one.id !== set.id), set]
  return Promise.resolve(Response.json({ set: account.at(-1), message: '' }))
})

const id = '7f4df6a6-6f0c-4a43-9d0b-1c5b8d1f2a10'
const set: NewCardSet = {
  id,
  name: 'DK',
  title: 'R',
  line: 'Words',
  pictures: [],
  picks: { articulation: { R: [[1], [1]] } },
}

beforeEach(() => {
  for (const { set: waiting } of readUnsent()) void deleteSet({ ...waiting, version: 0, used_at: null })
  window.localStorage.setItem('token', 'a-token-of-this-sign-in')
  window.localStorage.removeItem('own:card-sets')
  storeRecentSets([])
  account = []
  network = 'up'
  noted = Promise.resolve()
  sent = []
})

describe('saving a set', () => {
  it('reaches the account, and this login sees it at the next visit', async () => {
    expect(await saveSet(set, 7)).toBe('saved')
    expect([readUnsent(), readCachedSets()?.map((one) => one.name)]).toEqual([[], ['DK']])
    window.localStorage.setItem('token', 'another-sign-in-here')
    expect(readCachedSets()).toBe(null)
  })

  it('waits offline, then is sent to the same user only', async () => {
    network = 'down'
    expect(await saveSet(set, 7)).toBe('kept')
    expect(readUnsent()).toEqual([{ person: 7, set, problem: null }])
    network = 'up'
    await sendUnsent(8)
    expect(account).toEqual([])
    await sendUnsent(7)
    expect([account.map((one) => one.id), readUnsent()]).toEqual([[id], []])
  })

  it("isn't kept if the account refuses it right away, and says why if it had waited", async () => {
    network = 'full'
    await expect(saveSet(set, 7)).rejects.toThrow('200 saved sets')
    expect(readUnsent()).toEqual([])
    network = 'down'
    await saveSet(set, 7)
    network = 'full'
    await sendUnsent(7)
    expect(readUnsent()[0]?.problem).toBe('You have 200 saved sets.')
  })

  it('can be renamed, deleted, and restored while it waits', async () => {
    network = 'down'
    await saveSet(set, 7)
    const waiting = { ...set, version: 0, used_at: null, unsent: true }
    await changeSet(waiting, { name: 'TM' })
    expect(readUnsent()[0]?.set.name).toBe('TM')
    const undo = await deleteSet(waiting)
    expect(readUnsent()).toEqual([])
    await undo()
    expect(readUnsent()[0]?.set.name).toBe('TM')
  })
})

describe('reporting played sets', () => {
  const played = (sound: string, person: number | null, unsent: boolean, at = Date.now() - 5000) => {
    const picks = parseSetPicks({ articulation: { [sound]: [[1], [1]] } })
    return { title: sound, line: 'Words', pictures: ['/assets/cards/a.svg', '/own.png'], at, picks, person, unsent }
  }

  it('reports each once, for this user only, with its age', async () => {
    storeRecentSets([played('R', 7, true), played('S', 7, false), played('L', 8, true), played('K', null, false)])
    await sendPlayed(7)
    await sendPlayed(7)
    const told = sent
      .filter(({ path }) => path.endsWith('/played'))
      .map(({ body }) => body.played as { title: string; ago: number; pictures: string[] }[])
    expect(told.map((sets) => sets.map((one) => [one.title, one.pictures]))).toEqual([[['R', ['/assets/cards/a.svg']]]])
    expect(told[0]?.[0]?.ago).toBeGreaterThanOrEqual(5000)
    expect(readRecentSets().find((one) => one.person === 8)?.unsent).toBe(true)
  })

  it('retries at the next visit', async () => {
    storeRecentSets([played('R', 7, true)])
    network = 'down'
    await sendPlayed(7)
    expect(readRecentSets()[0]?.unsent).toBe(true)
    network = 'up'
    await sendPlayed(7)
    expect(readRecentSets().filter((one) => one.unsent)).toEqual([])
  })

  it('keeps a set that was saved while the account was being updated', async () => {
    const key = [getCardSets.path, null, null, 'a-token-of-this-sign-in']
    queryClient.setQueryData(key, { saved: [], recent: [] })
    storeRecentSets([played('R', 7, true)])
    const gate = Promise.withResolvers<void>()
    noted = gate.promise
    const told = sendPlayed(7)
    await vi.waitFor(() => expect(sent.some(({ path }) => path.endsWith('/played'))).toBe(true))
    await saveSet(set, 7)
    gate.resolve()
    await told
    expect(queryClient.getQueryData<AccountLists>(key)?.saved.map((one) => one.id)).toEqual([id])
    queryClient.clear()
  })
})
