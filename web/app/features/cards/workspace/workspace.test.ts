import { expect, test } from 'vitest'
import type { AccountSet } from '../sets/saved/account-sets.ts'
import { picksFromUrl } from '../sets/set-picks.ts'
import { sortByUse } from './saved-sets.tsx'
import { cardsUrl } from './set-url.ts'

test('the URL of a set opens its cards with all picks', () => {
  const picks = {
    articulation: { R: [[1], [1, 2]], 'R blends': [[1], [1]] },
    language: { 3: [110, 111] },
    fluency: [2],
  }
  const address = new URL(cardsUrl(picks), 'http://localhost')
  expect(address.pathname).toBe('/therapycard')
  expect(address.searchParams.get('step')).toBe('cards')
  expect(picksFromUrl(address.searchParams)).toMatchObject(picks)
})

test('saved sets are sorted by last use, the others by name', () => {
  const set = (name: string, used_at: string | null) => ({ name, used_at }) as AccountSet
  const sets = [set('a', null), set('b', '2026-01-01T00:00:00Z'), set('c', null), set('d', '2026-02-01T00:00:00Z')]
  expect(sortByUse(sets).map(({ name }) => name)).toEqual(['d', 'b', 'a', 'c'])
})
