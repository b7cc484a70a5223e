import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { emptyJournal, measuresOf, journalAfter, summaryOf, type Journal } from './journal.ts'
import { levels } from './levels.ts'
import { rules, type Level, type Move, type State } from './rules.ts'

/** Returns the start of a game with a ripe apple and the given weather. */
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
    journal = journalAfter(journal, now, move, 2000)
    now = rules.apply(now, move, chanceFrom(1))
  }
  return { journal, state: now }
}
const forecast = (state: State, ...moves: Move[]) => {
  const { storms, heeded } = after(state, ...moves).journal
  return `${heeded} of ${storms}`
}

test('doesn’t count a storm as heeded after a wait or after picking another fruit', () => {
  expect(forecast(orchard(2, 'wind'), { kind: 'wait' })).toBe('0 of 1')
  expect(forecast(orchard(2, 'bird'), { kind: 'pick', tree: 1 })).toBe('0 of 1')
  expect(forecast(orchard(2, 'bird'), { kind: 'water', tree: 0 })).toBe('0 of 1')
})

test('counts a storm as heeded if the threatened fruit was picked or guarded, even a turn earlier', () => {
  expect(forecast(orchard(2, 'wind'), { kind: 'pick', tree: 0 })).toBe('1 of 1')
  expect(forecast(orchard(3, 'wind'), { kind: 'guard', tree: 0 })).toBe('1 of 1')
  expect(forecast(orchard(3, 'calm', 'wind'), { kind: 'guard', tree: 0 }, { kind: 'wait' })).toBe('1 of 1')
})

test('ignores calm weather and storms that find nothing ripe', () => {
  const bare = orchard(2, 'bird')
  const [own] = bare.orchards
  const young = {
    ...bare,
    orchards: own ? [{ ...own, trees: own.trees.map((tree) => ({ ...tree, fruits: [] })) }] : [],
  }
  expect(forecast(young, { kind: 'wait' })).toBe('0 of 0')
  expect(forecast(orchard(2, 'calm'), { kind: 'pick', tree: 0 })).toBe('0 of 0')
})

test('reports each player separately, with points only if baskets aren’t pooled', () => {
  const state: State = rules.start(levels[0] as Level, { seats: 2, values: {} }, chanceFrom(1))
  const journals = [emptyJournal(), emptyJournal()]
  const moves: [number, Move][] = [
    [0, { kind: 'wait' }],
    [1, { kind: 'pick', tree: 0 }],
    [0, { kind: 'wait' }],
  ]
  for (const [seat, move] of moves)
    journals[seat] = journalAfter(journals[seat] ?? emptyJournal(), { ...state, seat }, move, 900)
  const told = (seat: number, points: number | null) =>
    Object.fromEntries(
      measuresOf(journals[seat] ?? emptyJournal(), state, points).map(({ label, value }) => [label, value]),
    )
  expect(told(0, 3)).toMatchObject({ Turns: '2', 'Waits chosen': '2', 'Fruit in the basket': '3 points' })
  expect(told(1, null)).toMatchObject({ Turns: '1', 'Waits chosen': '0' })
  expect(told(1, null)['Fruit in the basket']).toBeUndefined()
  const lost = journalAfter(emptyJournal(), state, { kind: 'leaf', help: 'breathe' }, 2400)
  const after = (timed: boolean) =>
    measuresOf(lost, state, null, timed).find(({ label }) => label === 'After a gust')?.value
  expect(after(true)).toMatch(/; mean 2\.4 s to choose$/)
  expect(after(false)).not.toMatch(/\d/)
  expect(summaryOf(state, false).map(({ label }) => label)).toEqual(['Harvest'])
  expect(summaryOf(state, true).map(({ label }) => label)).toEqual(['Harvest', 'Fruit in the basket'])
  const stormy: State = rules.start(levels[2] as Level, { seats: 2, values: {} }, chanceFrom(1))
  const careful = { ...emptyJournal(), storms: 2, heeded: 1, picked: [2, 3] }
  expect(measuresOf(careful, stormy, null)).toContainEqual({
    label: 'Fruit picked or guarded before a storm',
    value: '1 of 2 storms',
  })
  expect(measuresOf(careful, stormy, null)).toContainEqual({ label: 'Ripeness when picked', value: '2.5 of 4' })
})
