import { chanceFrom } from '@marigold/device'
import { describe, expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'

const start = (seats: number) => ({ seats, values: {} })

describe.each(levels)('level $name', (level) => {
  test.each([1, 2, 4])('%i players bring it to its end, and every apple is in the basket', (seats) => {
    for (let seed = 1; seed <= 50; seed++) {
      const states = playOut(rules, level, start(seats), chanceFrom(seed))
      const picked = states.at(-1)?.picked.reduce((sum, count) => sum + count, 0)
      expect(picked).toBe(states[0]?.left)
    }
  })

  test('the same seed gives the same game', () => {
    const game = () => playOut(rules, level, start(2), chanceFrom(7))
    expect(game()).toEqual(game())
  })
})

test('more apples than are left cannot be picked', () => {
  const state = { left: 1, picked: [0], seat: 0 }
  expect(() => rules.apply(state, { kind: 'pick', count: 2 }, chanceFrom(1))).toThrow('cannot pick 2')
})

test('a pass gives the turn away and leaves the tree as it is', () => {
  const state = { left: 5, picked: [0, 0], seat: 1 }
  expect(rules.apply(state, { kind: 'pass' }, chanceFrom(1))).toEqual({ ...state, seat: 0 })
})
