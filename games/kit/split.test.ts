import { expect, test } from 'vitest'
import { ownersOf } from './split.ts'

test('deals round the table from the first seat on', () => {
  expect(ownersOf(5, 2, 0)).toEqual([0, 1, 0, 1, 0])
  expect(ownersOf(3, 6, 4)).toEqual([4, 5, 0])
  expect(ownersOf(3, 1, 0)).toEqual([0, 0, 0])
})

test('deals everybody a part, as evenly as it goes', () => {
  for (let seats = 1; seats <= 6; seats++)
    for (let things = seats; things <= 8; things++) {
      const parts = ownersOf(things, seats, 0)
      const counts = Array.from({ length: seats }, (_, seat) => parts.filter((owner) => owner === seat).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
    }
})
