import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { emptyJournal, linesOf, noted, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules, type Level, type Move, type State } from './rules.ts'

test('each player has a journal of their own, and points only where baskets are not pooled', () => {
  const state: State = rules.start(levels[0] as Level, { seats: 2, values: {} }, chanceFrom(1))
  const journals = [emptyJournal(), emptyJournal()]
  const moves: [number, Move][] = [
    [0, { kind: 'wait' }],
    [1, { kind: 'pick', tree: 0 }],
    [0, { kind: 'wait' }],
  ]
  for (const [seat, move] of moves)
    journals[seat] = noted(journals[seat] ?? emptyJournal(), { ...state, seat }, move, 900)
  const told = (seat: number, points: number | null) =>
    Object.fromEntries(
      linesOf(journals[seat] ?? emptyJournal(), state, points).map(({ label, value }) => [label, value]),
    )
  expect(told(0, 3)).toMatchObject({ Turns: '2', 'Waits chosen': '2', 'Fruit in the basket': '3 points' })
  expect(told(1, null)).toMatchObject({ Turns: '1', 'Waits chosen': '0' })
  expect(told(1, null)['Fruit in the basket']).toBeUndefined()
  const lost = noted(emptyJournal(), state, { kind: 'leaf', help: 'breathe' }, 2400)
  const after = (timed: boolean) =>
    linesOf(lost, state, null, timed).find(({ label }) => label === 'After a gust')?.value
  expect(after(true)).toMatch(/, mean 2\.4 s to choose$/)
  expect(after(false)).not.toMatch(/\d/)
  expect(summaryOf(state, false).map(({ label }) => label)).toEqual(['Pies'])
  expect(summaryOf(state, true).map(({ label }) => label)).toEqual(['Pies', 'Fruit in the basket'])
})
