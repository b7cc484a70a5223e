import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { emptyJournal, linesOf, noted, summaryOf, type Journal } from './journal.ts'
import { levels } from './levels.ts'
import { rules, type Level, type Move, type State } from './rules.ts'

/** A game at its beginning, with an apple that is ripe and the weather that comes next. */
function orchard(level: number, ...weather: State['sky']): State {
  const start = rules.start(levels[level] as Level, { seats: 1, values: { turns: 8 } }, chanceFrom(1))
  const fruits = [{ id: 1, ripeness: 3 as const, slot: 0, guarded: false }]
  const apple = { kind: 'apple' as const, planted: true, fruits }
  const pear = {
    kind: 'pear' as const,
    planted: true,
    fruits: [{ id: 2, ripeness: 1 as const, slot: 0, guarded: false }],
  }
  const bare = { kind: 'peach' as const, planted: false, fruits: [] }
  const [own] = start.orchards
  return { ...start, sky: [...weather, ...start.sky], orchards: own ? [{ ...own, trees: [apple, pear, bare] }] : [] }
}
function after(state: State, ...moves: Move[]): { journal: Journal; state: State } {
  let journal = emptyJournal()
  let now = state
  for (const move of moves) {
    journal = noted(journal, now, move, 2000)
    now = rules.apply(now, move, chanceFrom(1))
  }
  return { journal, state: now }
}
const forecast = (state: State, ...moves: Move[]) => {
  const { storms, heeded } = after(state, ...moves).journal
  return `${heeded} of ${storms}`
}

test('a wait right into the storm does not use the forecast, nor does a pick of another fruit', () => {
  expect(forecast(orchard(2, 'wind'), { kind: 'wait' })).toBe('0 of 1')
  expect(forecast(orchard(2, 'bird'), { kind: 'pick', tree: 1 })).toBe('0 of 1')
  expect(forecast(orchard(2, 'bird'), { kind: 'water', tree: 0 })).toBe('0 of 1')
})

test('whoever picks or guards the fruit that the storm is after uses it, also a turn before', () => {
  expect(forecast(orchard(2, 'wind'), { kind: 'pick', tree: 0 })).toBe('1 of 1')
  expect(forecast(orchard(3, 'wind'), { kind: 'guard', tree: 0 })).toBe('1 of 1')
  expect(forecast(orchard(3, 'calm', 'wind'), { kind: 'guard', tree: 0 }, { kind: 'wait' })).toBe('1 of 1')
})

test('a storm that finds nothing ripe is none to heed, and calm weather asks for nothing', () => {
  const bare = orchard(2, 'bird')
  const [own] = bare.orchards
  const young = {
    ...bare,
    orchards: own ? [{ ...own, trees: own.trees.map((tree) => ({ ...tree, fruits: [] })) }] : [],
  }
  expect(forecast(young, { kind: 'wait' })).toBe('0 of 0')
  expect(forecast(orchard(2, 'calm'), { kind: 'pick', tree: 0 })).toBe('0 of 0')
})

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
  const stormy: State = rules.start(levels[2] as Level, { seats: 2, values: {} }, chanceFrom(1))
  const careful = { ...emptyJournal(), storms: 2, heeded: 1, picked: [2, 3] }
  expect(linesOf(careful, stormy, null)).toContainEqual({
    label: 'Fruit picked or guarded before a storm',
    value: '1 of 2 storms',
  })
  expect(linesOf(careful, stormy, null)).toContainEqual({ label: 'Ripeness when picked', value: '2.5 of 4' })
})
