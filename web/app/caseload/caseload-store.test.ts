import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeSession, fakeTrial } from './fake-trial.ts'
import { newClient, newRecord, type Goal, type Group } from './records.ts'

let owner: number | 'visitor' = 1
vi.mock('../platform/storage/device-owner.ts', () => ({ currentOwner: () => owner, onOwnerChange: () => () => {} }))

beforeEach(() => {
  vi.resetModules()
  vi.useRealTimers()
  vi.stubGlobal('indexedDB', new IDBFactory())
  owner = 1
})

const load = async () => ({
  ...(await import('./caseload-store.ts')),
  ...(await import('./session-edits.ts')),
  ...(await import('./session-records.ts')),
})

const goalOf = (client: string): Goal => ({
  ...newRecord(),
  ...{ client, text: 'Say R', measure: 'accuracy', sessions: 3, cues: [], status: 'active' },
})

test('therapists in one browser see only their own clients', async () => {
  const { readCaseload, saveRecords } = await load()
  await saveRecords({ clients: [newClient('D.', [], 'SLP')] })
  owner = 2
  await saveRecords({ clients: [newClient('K.', [], 'OT')] })
  expect((await readCaseload(1)).clients.map(({ code }) => code)).toEqual(['D.'])
  expect((await readCaseload(2)).clients.map(({ code }) => code)).toEqual(['K.'])
  expect((await readCaseload('visitor')).clients).toEqual([])
})

test('a visitor has no caseload to save to', async () => {
  owner = 'visitor'
  const { saveRecords } = await load()
  await expect(saveRecords({ clients: [newClient('D.', [], 'SLP')] })).rejects.toThrow('needs a login')
})

test('preserves the fields of a newer version', async () => {
  const { readCaseload, saveRecords } = await load()
  const client = { ...newClient('D.', [], 'SLP'), version: 9, weather: 'rain' }
  await saveRecords({ clients: [client] })
  expect((await readCaseload(1)).clients).toMatchObject([{ version: 9, weather: 'rain' }])
})

test('a deleted client can be restored for a day, and is then deleted with their trials and goals', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00'), toFake: ['Date'] })
  const now = await load()
  const [dee, kay] = [newClient('D.', [], 'SLP'), newClient('K.', [], 'SLP')]
  const group: Group = { ...newRecord(), name: '', clients: [dee.id, kay.id], meetings: [] }
  await now.saveRecords({ clients: [dee, kay], goals: [goalOf(dee.id), goalOf(kay.id)], groups: [group] })
  const trials = [fakeTrial({ client: dee.id }), fakeTrial({ client: kay.id })]
  await now.storeSession(1, fakeSession({ id: 'one', trials, ended: 9 }), null)
  await now.deleteRecord('clients', dee.id)
  expect((await now.readCaseload(1)).clients.map(({ code }) => code)).toEqual(['K.'])
  await now.restoreRecord('clients', dee.id)
  expect((await now.readCaseload(1)).clients).toHaveLength(2)
  await now.deleteRecord('clients', dee.id)
  await now.purgeDeletedClients(1)
  expect(await now.deletedClients()).toHaveLength(1)
  vi.setSystemTime(new Date('2026-11-25T10:00:01'))
  await now.purgeDeletedClients(1)
  expect(await now.deletedClients()).toEqual([])
  const left = await now.readCaseload(1)
  expect(left.goals.map(({ client }) => client)).toEqual([kay.id])
  expect(left.groups.map(({ clients }) => clients)).toEqual([[kay.id]])
  expect((await now.sessionOf(1, 'one'))?.trials.map(({ client }) => client)).toEqual([kay.id])
})
