import { expect, test } from 'vitest'
import { firstsOf, loftOf, moveIn } from './loft.ts'

test('friends move in once, the newest last, and none moves out', () => {
  const first = moveIn(undefined, ['cow', 'pig'])
  expect(moveIn(first, ['lion', 'cow'])).toEqual({ loft: ['pig', 'lion', 'cow'] })
})

test.each([null, 3, 'cow', {}, { loft: 'cow' }, { loft: [7, 'nobody'] }])('ignores the stored value %j', (grown) => {
  expect(loftOf(grown)).toEqual([])
})

test('offers the two newest friends of the theme', () => {
  const grown = { loft: ['cow', 'pig', 'lion', 'duck'] }
  expect([firstsOf(grown, 'farm'), firstsOf(grown, 'wild')]).toEqual([['pig', 'duck'], ['lion']])
})
