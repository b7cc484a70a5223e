import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { emptyJournal, noted, summaryOf, type Journal } from './journal.ts'
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

test('what each player chose is told apart', () => {
  const state = rules.start(levels[2] as Level, { seats: 2, values: { turns: 8 } }, chanceFrom(1))
  const waited = { ...emptyJournal(), turns: 4, waits: 3, storms: 2, heeded: 1 }
  const picked = { ...emptyJournal(), turns: 4, picked: [2, 3] }
  const lines = summaryOf([waited, picked], state, ['Mia', 'Leo'], true)
  expect(lines).toContainEqual({
    label: 'Mia',
    value: 'turns 4, waits chosen 3, fruit picked or guarded before a storm 1 of 2 storms',
  })
  expect(lines).toContainEqual({ label: 'Leo', value: 'turns 4, waits chosen 0, ripeness when picked 2.5 of 4' })
  const alone = summaryOf([waited], { ...state, orchards: state.orchards.slice(0, 1) }, ['Mia'], true)
  expect(alone).toContainEqual({ label: 'Waits chosen', value: '3' })
})
