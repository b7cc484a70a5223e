import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { levels } from './levels.ts'
import { growStreet, housesOf } from './street.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'

const level = levels[0] as (typeof levels)[number]
const played = playOut(rules, level, { seats: 1, values: { errorless: true, scenes: 2 } }, chanceFrom(5)).at(
  -1,
) as State

test('adds a house for each finished scene, and never loses one', () => {
  const once = growStreet(played, undefined)
  const twice = growStreet(played, once)
  expect([once.houses.length, twice.houses.length]).toEqual([2, 4])
  expect(twice.houses.slice(0, 2)).toEqual(once.houses)
  expect(growStreet({ photos: [] }, twice)).toEqual(twice)
  expect(housesOf(JSON.parse(JSON.stringify(twice)))).toEqual(twice.houses)
})

test('ignores what an older version stored in another shape', () => {
  for (const before of [null, 3, {}, { houses: 'x' }, { houses: [{ scene: 'moon', item: { thing: 'cat' } }, null] }])
    expect(housesOf(before)).toEqual([])
})
