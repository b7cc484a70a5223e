import { describe, expect, test } from 'vitest'
import { levels } from './levels.ts'
import { phrasesOf, recipes } from './make-phrases.ts'
import { rows } from './phrase-rows.ts'
import {
  allRules,
  answerOf,
  blue,
  crossingsOf,
  fitsRule,
  heights,
  lightsOf,
  phraseName,
  phrasesFor,
} from './phrases.ts'

test('the answer follows from the rule; after the last stem comes the first', () => {
  const lights = [5, 1, 0, 4]
  expect(answerOf('same', 6, lights)).toEqual(lights)
  expect(answerOf('backward', 6, lights)).toEqual([4, 0, 1, 5])
  expect(answerOf('skip', 6, lights)).toEqual([5, 0])
  expect(answerOf('shift', 6, lights)).toEqual([0, 2, 1, 5])
  expect(phraseName(lights)).toBe('6-2-1-5')
})

test('a phrase must ask for more than its plain order', () => {
  expect([fitsRule('backward', 6, [0, 1, 0]), fitsRule('backward', 6, [0, 1, 2])]).toEqual([false, true])
  expect([fitsRule('skip', 6, [0, 2]), fitsRule('skip', 6, [1, 4]), fitsRule('skip', 6, [1, 2])]).toEqual([
    false,
    false,
    true,
  ])
})

test('crossings are counted where ways cross between their ends', () => {
  expect(crossingsOf(4, [0, 1, 2, 3])).toBe(0)
  expect(crossingsOf(4, [0, 3, 2, 1])).toBe(1)
  expect(crossingsOf(4, [0, 2, 3, 1])).toBe(0)
  expect(crossingsOf(6, [0, 3, 1, 2])).toBe(1)
})

test('neighbors are at different heights, and blue ones never are', () => {
  for (const stems of [2, 4, 6, 9] as const) {
    expect(heights[stems]).toHaveLength(stems)
    const steps = heights[stems].slice(1).map((one, at) => Math.abs(one - (heights[stems][at] ?? 0)))
    expect(Math.min(...steps)).toBeGreaterThan(0.3)
    expect(blue[stems].every((stem) => stem < stems && !blue[stems].includes(stem + 1))).toBe(true)
  }
})

describe.each(levels)('level $tier', ({ tier, stems, start, rules }) => {
  const all = phrasesFor(tier, stems)
  test('has two hundred phrases or more, no two the same, and the table is what the generator makes', () => {
    expect(all.length).toBeGreaterThanOrEqual(200)
    expect(new Set(all).size).toBe(all.length)
    expect(all).toEqual(phrasesOf(recipes[tier] as (typeof recipes)[number], tier + 1))
    expect(rows).toHaveLength(levels.length)
  })
  test('never lights the same stem twice in a row, and fits its rules', () => {
    for (const lights of all.map(lightsOf)) {
      expect(lights.every((stem, at) => stem >= 0 && stem < stems && stem !== lights[at - 1])).toBe(true)
      for (const rule of rules) expect(rule === 'same' || fitsRule(rule, stems, lights)).toBe(true)
    }
  })
  test('has most phrases where players begin, those that cross least first', () => {
    const first = all.filter((row) => row.length === start)
    expect(first.length).toBeGreaterThanOrEqual(12)
    const crossings = first.map((row) => crossingsOf(stems, lightsOf(row)))
    expect(crossings).toEqual(crossings.toSorted((a, b) => a - b))
  })
  test('has phrases for every rule that an adult may choose', () => {
    for (const rule of allRules)
      expect(all.filter((row) => fitsRule(rule, stems, lightsOf(row))).length).toBeGreaterThanOrEqual(40)
  })
})

test('the first phrase of all is two neighbors, and backward phrases of five lights cross twice or more, too', () => {
  expect(phrasesFor(0, 4)[0]).toBe('12')
  const five = phrasesFor(2, 6).filter((row) => row.length === 5)
  expect(five.some((row) => crossingsOf(6, lightsOf(row)) >= 2)).toBe(true)
})

test('two stems take turns', () => {
  expect(phrasesFor(3, 2).slice(0, 4)).toEqual(['1', '2', '12', '21'])
})
