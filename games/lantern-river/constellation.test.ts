import { expect, test } from 'vitest'
import { oneMore, voyagesOf } from './constellation.tsx'

test('gains a star with each voyage, up to the whole boat', () => {
  let grown: unknown
  for (let voyage = 0; voyage < 20; voyage++) {
    const before = voyagesOf(grown)
    grown = oneMore(grown)
    expect(voyagesOf(grown)).toBe(Math.min(12, before + 1))
  }
})

test('starts over from what it does not know', () => {
  for (const odd of [null, 'boat', { voyages: -2 }, { voyages: 1.5 }, { voyages: 'four' }])
    expect(voyagesOf(odd)).toBe(0)
})
