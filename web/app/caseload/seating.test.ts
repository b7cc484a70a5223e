import { expect, test } from 'vitest'
import { newClient, newRecord, type Client, type Goal } from './records.ts'
import { firstGoal, seatsOf } from './seating.ts'

const clientAt = (code: string, mark: number): Client => ({ ...newClient(code, [], 'SLP'), mark })
const picks = { articulation: { R: [[1], [2]] } }
const goalOf = (client: Client, part: Partial<Goal> = {}): Goal => ({
  ...newRecord(),
  ...{ client: client.id, text: 'Say R', measure: 'accuracy', sessions: 3, cues: [], status: 'active' },
  ...part,
})
const cards = { kind: 'cards' as const, title: 'R', line: 'initial', pictures: [], picks }

test('seats each client at their own color, with the cards and scale of their goal', () => {
  const [dee, kay] = [clientAt('D.', 4), clientAt('K.', 2)]
  const goal = goalOf(dee, { measure: 'assistance', training: cards })
  expect(seatsOf([dee, kay], [goal])).toEqual([
    { seat: 2, name: 'K.', away: false, client: kay.id },
    {
      ...{ seat: 4, name: 'D.', away: false, client: dee.id, goal: goal.id, scale: 'assistance' },
      goals: [{ goal: goal.id, scale: 'assistance', picks }],
      set: { title: 'R', line: 'initial', pictures: [], picks, only: null },
    },
  ])
})

test('gives a client whose color is taken the next free seat, and seats at most six', () => {
  const clients = Array.from({ length: 7 }, (_, place) => clientAt(String(place), 1))
  expect(seatsOf(clients, []).map(({ seat, name }) => [seat, name])).toEqual(
    [1, 2, 3, 4, 5, 6].map((seat) => [seat, String(seat - 1)]),
  )
  expect(seatsOf([clientAt('late', 1)], [], [1, 2]).map(({ seat }) => seat)).toEqual([3])
})

test('begins with an active goal that has cards, and never with one that is met or dropped', () => {
  const dee = clientAt('D.', 1)
  const [met, plain, trained] = [
    goalOf(dee, { status: 'met', training: cards, created: 1 }),
    goalOf(dee, { created: 2 }),
    goalOf(dee, { training: cards, created: 3 }),
  ]
  expect(firstGoal([met, plain, trained], dee.id)).toBe(trained)
  expect(firstGoal([met, plain], dee.id)).toBe(plain)
  expect(firstGoal([met], dee.id)).toBeUndefined()
})
