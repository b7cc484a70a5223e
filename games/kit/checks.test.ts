import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from './checks.ts'
import { afterAnswer, deal, playOut, usedIn, type Rules } from './rules.ts'
import { countRules, type CountState } from './testing.ts'

const rolled: typeof countRules = {
  ...countRules,
  start: (level, start, rng) => ({ ...countRules.start(level, start, rng), goal: level.goal + rng.int(0, 5) }),
  moves: (state) => (countRules.isOver(state) ? [] : countRules.moves(state)),
}
checkRules({ rules: rolled, levels: [{ name: 'Short', detail: '', goal: 6 }], seats: [1, 4] })

test('a game that does not end is found', () => {
  const endless: Rules<unknown, CountState, 'press' | 'pass'> = {
    ...countRules,
    start: () => ({ seat: 0, counts: [0], goal: Infinity }),
  }
  expect(() => playOut(endless, {}, { seats: 1, values: {} }, chanceFrom(1))).toThrow('does not end')
})

test('a wrong answer leads to another try, the second to the answer, and a right one on', () => {
  expect([afterAnswer(true, 0), afterAnswer(true, 1)]).toEqual(['right', 'right'])
  expect([afterAnswer(false, 0), afterAnswer(false, 1), afterAnswer(false, 5)]).toEqual(['again', 'show', 'show'])
})

const words = ['sun', 'sea', 'soap', 'sock', 'seal', 'sand']
const key = (word: string) => word

test('nothing comes again before everything had its turn, and then what is longest ago comes first', () => {
  const rng = chanceFrom(5)
  const first = deal(words, 4, { used: [], key, rng })
  const second = deal(words, 4, { used: first.used, key, rng })
  expect(new Set([...first.dealt, ...second.dealt]).size).toBe(6)
  const third = deal(words, 2, { used: second.used, key, rng })
  expect(third.dealt.some((word) => second.dealt.includes(word))).toBe(false)
  expect([...third.used].sort()).toEqual([...words].sort())
})

test('what another level has used stays kept, and no more than 2,000 keys', () => {
  const { used } = deal(words, 4, { used: ['sleet', 'snow'], key, rng: chanceFrom(9) })
  expect(used.slice(0, 2)).toEqual(['sleet', 'snow'])
  expect(used).toHaveLength(6)
  const many = Array.from({ length: 2000 }, (_, i) => `old ${i}`)
  const kept = deal(words, 4, { used: many, key, rng: chanceFrom(9) }).used
  expect([kept.length, kept[0]]).toEqual([2000, 'old 4'])
})

test('the same seed deals the same, and too few are all dealt', () => {
  const play = (used: string[]) => deal(words, 3, { used, key, rng: chanceFrom(9) })
  expect(play([])).toEqual(play([]))
  expect(deal(words, 9, { used: [], key, rng: chanceFrom(1) }).dealt).toHaveLength(6)
})

test('used keys are read out of whatever was kept', () => {
  expect([usedIn({ used: ['a', 1] }), usedIn(undefined), usedIn({ used: 'a' }), usedIn(null)]).toEqual([
    ['a'],
    [],
    [],
    [],
  ])
})
