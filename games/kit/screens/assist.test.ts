import { expect, test } from 'vitest'
import { assistCue, assistOf, assistText } from './assist.tsx'

test('a play starts independent, and each play has its own level', () => {
  const [one, other] = [{}, {}]
  assistOf(one).value = 'verbal'
  expect([assistOf(one).value, assistOf(other).value]).toEqual(['verbal', 'independent'])
})

test('more assistance is a higher cue', () => {
  expect((['independent', 'set-up', 'verbal', 'hand-over-hand'] as const).map(assistCue)).toEqual([0, 1, 2, 3])
})

test('counts the tries at each level, most independent first', () => {
  expect(assistText(['verbal', 'independent', 'verbal'])).toBe('Independent 1, Verbal cue 2')
  expect(assistText([])).toBe('')
})
