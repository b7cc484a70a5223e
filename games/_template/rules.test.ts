import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'

// The checks that every game must pass. Below are the tests of this game.
checkRules({ rules, levels, seats: [1, 4] })

test.each(levels)('every apple of $name is picked', (level) => {
  const states = playOut(rules, level, { seats: 2, values: {} }, chanceFrom(3))
  const picked = states.at(-1)?.picked.reduce((sum, count) => sum + count, 0)
  expect(picked).toBe(states[0]?.left)
})

test('rejects picking more apples than are left', () => {
  const state = { left: 1, picked: [0], seat: 0 }
  expect(() => rules.apply(state, { kind: 'pick', count: 2 }, chanceFrom(1))).toThrow('cannot pick 2')
})

test('a pass ends the turn and leaves the tree unchanged', () => {
  const state = { left: 5, picked: [0, 0], seat: 1 }
  expect(rules.apply(state, { kind: 'pass' }, chanceFrom(1))).toEqual({ ...state, seat: 0 })
})
