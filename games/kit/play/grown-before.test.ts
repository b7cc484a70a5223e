import { expect, test } from 'vitest'
import { grownBefore } from './grown-before.ts'

test('returns what each player had before the play, also once the play has added to it', () => {
  const stored = [1, 'two', undefined]
  const play = { players: [0, 1, 2], grown: (seat: number) => stored[seat] }
  expect(grownBefore(play, 1)).toBe('two')
  stored[0] = 9
  stored[1] = 'three'
  expect([0, 1, 2].map((seat) => grownBefore(play, seat))).toEqual([1, 'two', undefined])
  expect(grownBefore({ ...play }, 0)).toBe(9)
})
