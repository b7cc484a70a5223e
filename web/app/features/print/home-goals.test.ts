import { serializePicks } from '@marigold/contract'
import { expect, test } from 'vitest'
import { newClient, newRecord, type Goal } from '../../caseload/records.ts'
import { currentClients, onlySeated, sheetGoal } from './home-goals.ts'

const zebra = newClient('Zebra7', [], 'SLP')
const quokka = newClient('Quokka9', [zebra], 'SLP')
const goalOf = (client: string, text: string, more: Partial<Goal> = {}): Goal => ({
  ...newRecord(),
  client,
  text,
  measure: 'accuracy',
  sessions: 3,
  cues: [],
  status: 'active',
  ...more,
})
const picks = { articulation: { S: [[1], [1]] } }
const training = { kind: 'cards', title: 'S', line: '', pictures: [], picks } as const
const first = goalOf(zebra.id, 'Zebra7 will name animals.', { created: 1 })
const trained = goalOf(zebra.id, 'Zebra7 will say S.', {
  training: { ...training, pictures: [] },
  cues: ['model', 'gesture'],
})
const met = goalOf(zebra.id, 'Zebra7 will wave.', { status: 'met' })
const other = goalOf(quokka.id, 'Quokka9 will say R.')
const caseload = { clients: [zebra, quokka], goals: [first, trained, met, other], groups: [] }
const player = { seat: 1, name: 'Zebra7', away: false, client: zebra.id, goal: first.id }
const printed = serializePicks({ ...picks, pairs: [] })

test('takes the goal whose cards are printed, with its help from the least to the most', () => {
  const chosen = sheetGoal(caseload, {}, { seated: player, picks: printed })
  expect(chosen).toMatchObject({ client: zebra, goal: trained.text, chosen: trained.id, help: ['gesture', 'model'] })
  expect(chosen.goals).toEqual([first, trained])
})

test('takes the goal that the seated client works on if other cards are printed', () => {
  expect(sheetGoal(caseload, {}, { seated: player, picks: null }).goal).toBe(first.text)
})

test('offers only the goals of the chosen client, and none without one', () => {
  expect(sheetGoal(caseload, { client: quokka.id }, { seated: player, picks: printed })).toMatchObject({
    goals: [other],
    goal: '',
  })
  expect(sheetGoal(caseload, { client: '' }, { seated: player, picks: printed })).toMatchObject({ goals: [], goal: '' })
  expect(sheetGoal(caseload, { client: quokka.id, goal: first.id }, { seated: undefined, picks: null }).goal).toBe('')
})

test('prints a typed text instead', () => {
  const typed = { client: zebra.id, goal: trained.id, text: 'Says S at dinner' }
  expect(sheetGoal(caseload, typed, { seated: undefined, picks: null })).toMatchObject({
    goal: 'Says S at dinner',
    help: ['gesture', 'model'],
  })
})

test('knows the client if only one is seated, and omits archived clients', () => {
  expect(onlySeated([player, { seat: 2, name: '', away: false }])).toBe(player)
  expect(onlySeated([player, { ...player, seat: 2, client: quokka.id }])).toBeUndefined()
  expect(currentClients({ clients: [zebra, { ...quokka, archivedAt: 1 }] })).toEqual([zebra])
})
