import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { addTally, dealInOrder, expectOffered, usedAfter, withoutTopics } from './rules.ts'

test('accepts a move that is offered, in any order of its fields', () => {
  expect(() => expectOffered([{ kind: 'pass' }, { kind: 'take', at: 2 }], { at: 2, kind: 'take' })).not.toThrow()
})

test('names a move that is not offered', () => {
  const offered = [{ kind: 'take', at: 2 }]
  expect(() => expectOffered(offered, { kind: 'take', at: 3 })).toThrow('{"kind":"take","at":3} is not a move here')
  expect(() => expectOffered(offered, { kind: 'take' })).toThrow('is not a move here')
  expect(() => expectOffered([], { kind: 'pass' })).toThrow('is not a move here')
})

test('deals what comes next in order, and by chance once everything was used', () => {
  const rng = chanceFrom(1)
  const dealt = (used: string[]) => dealInOrder(['a', 'b', 'c', 'd'], 2, { used, key: (one) => one, rng })
  expect(dealt([]).dealt).toEqual(['a', 'b'])
  expect(dealt(['b']).dealt).toEqual(['a', 'c'])
  const last = dealt(['a', 'b', 'c'])
  expect([last.dealt[0], new Set(last.dealt).size]).toEqual(['d', 2])
  expect(last.used.slice(-2)).toEqual(['d', last.dealt[1]])
  expect(dealt(['c', 'b', 'd', 'a']).dealt.toSorted()).toEqual(['b', 'c'])
})

test('adds to the counts of one seat only', () => {
  const tallies = [
    { turns: 1, digs: 2 },
    { turns: 0, digs: 0 },
  ]
  expect(addTally(tallies, 0, { digs: 3 })).toEqual([{ turns: 1, digs: 5 }, tallies[1]])
  expect(addTally(tallies, 1, { turns: 1 })[1]).toEqual({ turns: 1, digs: 0 })
})

test('remembers what was dealt, newest last and each once', () => {
  expect(usedAfter(undefined, ['a', 'b'])).toEqual({ used: ['a', 'b'] })
  expect(usedAfter({ used: ['b', 'c'] }, ['a', 'b'])).toEqual({ used: ['c', 'a', 'b'] })
})

test('leaves out topics that are turned off, and keeps everything where nothing would be left', () => {
  const items = ['school', 'family', null]
  const left = (values: Record<string, boolean>, list: (string | null)[] = items) =>
    withoutTopics(list, values, (one) => one)
  expect(left({ school: false, family: true })).toEqual(['family', null])
  expect(left({ school: false }, ['school'])).toEqual(['school'])
})
