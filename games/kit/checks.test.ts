import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { checkRules } from './checks.ts'
import { afterAnswer, playOut, type Rules } from './rules.ts'
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
