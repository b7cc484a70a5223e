import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { checkRules } from '../kit/checks.ts'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'

// What every game must do. Below it stands what this one promises.
checkRules({ rules, levels, seats: [1, 4] })

test.each(levels)('$name: every apple of the tree is in the basket at the end', (level) => {
  const states = playOut(rules, level, { seats: 2, values: {} }, chanceFrom(3))
  const picked = states.at(-1)?.picked.reduce((sum, count) => sum + count, 0)
  expect(picked).toBe(states[0]?.left)
})

test('more apples than are left cannot be picked', () => {
  const state = { left: 1, picked: [0], seat: 0 }
  expect(() => rules.apply(state, { kind: 'pick', count: 2 }, chanceFrom(1))).toThrow('cannot pick 2')
})

test('a pass gives the turn away and leaves the tree as it is', () => {
  const state = { left: 5, picked: [0, 0], seat: 1 }
  expect(rules.apply(state, { kind: 'pass' }, chanceFrom(1))).toEqual({ ...state, seat: 0 })
})
