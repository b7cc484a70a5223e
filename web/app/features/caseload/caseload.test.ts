import { expect, test } from 'vitest'
import { fakeSession, fakeTrial } from '../../caseload/fake-trial.ts'
import { codesOf, newClient, newRecord, type Goal, type Group } from '../../caseload/records.ts'
import { groupsOnDay } from './groups-today.ts'
import { clientsOfCsv } from './import-clients.ts'
import { moveTrials, removeTrials, trialsByOwner } from './move-trials.ts'
import { parseView, viewHash } from './use-caseload-view.ts'

test('reads several codes from one field, each once', () => {
  expect(codesOf(' D.,  K.M.;Blue  7\nD. ,, ')).toEqual(['D.', 'K.M.', 'Blue 7'])
})

test('gives new clients different colors', () => {
  const [first, second] = [newClient('A', [], 'SLP'), newClient('B', [newClient('A', [], 'SLP')], 'SLP')]
  expect(first.mark).not.toBe(second.mark)
})

test('imports clients from CSV with or without a header, and says which lines it rejects', () => {
  const known = [newClient('D.', [], 'SLP')]
  const plain = clientsOfCsv('K.M.,ot,60,month\nd.,SLP\n"Blue, 7"\n,SLP\nX,SLP,many\nK.M.\n', known, 'SLP')
  expect(plain.clients.map(({ code, discipline, plan }) => [code, discipline, plan])).toEqual([
    ['K.M.', 'OT', { minutes: 60, per: 'month' }],
    ['Blue, 7', 'SLP', undefined],
  ])
  expect(plain.rejected).toEqual([
    { line: 2, why: 'known' },
    { line: 4, why: 'no-code' },
    { line: 5, why: 'minutes' },
    { line: 6, why: 'known' },
  ])
  const named = clientsOfCsv('Minutes,Code\n30,A\n', [], 'MIND')
  expect(named.clients.map(({ code, discipline, plan }) => [code, discipline, plan?.per])).toEqual([
    ['A', 'MIND', 'week'],
  ])
})

test('lists the groups of a day by time, without archived ones', () => {
  const group = (name: string, part: Partial<Group>): Group => ({
    ...newRecord(),
    name,
    clients: ['a'],
    meetings: [],
    ...part,
  })
  const groups = [
    group('untimed', { meetings: [{ day: 1 }] }),
    group('late', {
      meetings: [
        { day: 1, time: '14:00' },
        { day: 3, time: '08:00' },
      ],
    }),
    group('early', { meetings: [{ day: 1, time: '08:30' }] }),
    group('gone', { meetings: [{ day: 1, time: '07:00' }], archivedAt: 1 }),
  ]
  expect(groupsOnDay(groups, 1).map((one) => one.group.name)).toEqual(['early', 'late', 'untimed'])
  expect(groupsOnDay(groups, 2)).toEqual([])
})

test('moves trials to the right client: none is lost, doubled, or kept under the old goal', () => {
  const trials = [1, 2, 3].map((at) => fakeTrial({ id: `t${at}`, client: 'dee', goal: 'old', at }))
  const session = fakeSession({ trials, attendance: { dee: { status: 'present' } } })
  const goal: Goal = {
    ...newRecord(),
    ...{ client: 'kay', text: 'Say S', measure: 'accuracy', sessions: 3, cues: [], status: 'active' },
  }
  const moved = moveTrials(session, new Set(['t2']), 'kay', { goals: [goal] })
  expect(moved.trials.map(({ id, client, goal: of }) => [id, client, of])).toEqual([
    ['t1', 'dee', 'old'],
    ['t2', 'kay', goal.id],
    ['t3', 'dee', 'old'],
  ])
  expect(moved.attendance).toEqual({ dee: { status: 'present' }, kay: { status: 'present' } })
  expect(trialsByOwner(moved).map((of) => [of.client, of.trials.length])).toEqual([
    ['dee', 2],
    ['kay', 1],
  ])
  expect(removeTrials(moved, new Set(['t1', 't3'])).trials.map(({ id }) => id)).toEqual(['t2'])
})

test('trials of a seat without a client can be assigned to one afterward', () => {
  const session = fakeSession({ trials: [fakeTrial({ id: 'a', seat: 2 }), fakeTrial({ id: 'b', seat: 2 })] })
  expect(trialsByOwner(session)).toMatchObject([{ client: null, seat: 2 }])
  const assigned = moveTrials(session, new Set(['a', 'b']), 'dee', { goals: [] })
  expect(assigned.trials.map(({ client, goal }) => [client, goal])).toEqual([
    ['dee', undefined],
    ['dee', undefined],
  ])
})

test('keeps the open client behind the # of the address, and ignores what it does not know', () => {
  for (const view of [{ name: 'client', id: 'a-1' }, { name: 'minutes' }, { name: 'home' }] as const)
    expect(parseView(viewHash(view))).toEqual(view)
  expect(parseView('#/client')).toEqual({ name: 'home' })
  expect(parseView('#elsewhere/x')).toEqual({ name: 'home' })
})
