import { expect, test } from 'vitest'
import type { KeptSet } from '../sets/saved/account-sets.ts'
import { picksOfAddress } from '../sets/set-picks.ts'
import { usedFirst } from './saved-sets.tsx'
import { cardsAddress } from './set-link.ts'

test('the address of a set opens its cards, with all that was picked in it', () => {
  const picks = {
    articulation: { R: [[1], [1, 2]], 'R blends': [[1], [1]] },
    language: { 3: [110, 111] },
    fluency: [2],
  }
  const address = new URL(cardsAddress(picks), 'http://localhost')
  expect(address.pathname).toBe('/therapycard')
  expect(address.searchParams.get('step')).toBe('cards')
  expect(picksOfAddress(address.searchParams)).toMatchObject(picks)
})

test('saved sets stand by when they were used, the others after them by name', () => {
  const set = (name: string, used_at: string | null) => ({ name, used_at }) as KeptSet
  const sets = [set('a', null), set('b', '2026-01-01T00:00:00Z'), set('c', null), set('d', '2026-02-01T00:00:00Z')]
  expect(usedFirst(sets).map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c'])
})
