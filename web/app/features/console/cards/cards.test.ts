import { expect, test } from 'vitest'
import { cardListPath, parseCardQuery } from './card-query.ts'
import { joinList, splitList } from './split-list.ts'

test('restores a card list from its URL, and uses defaults for invalid values', () => {
  const sought = { table: 'language', state: 'retired', group: 'Goal > Part', search: 'a dog', before: 12 } as const
  const address = new URL(cardListPath(sought), 'https://marigold.example')
  expect(address.pathname).toBe('/console/cards/language')
  expect(parseCardQuery('language', address.searchParams)).toEqual(sought)
  expect(parseCardQuery('nonsense', new URLSearchParams('state=lost&before=-1'))).toEqual({
    ...{ table: 'articulation', state: 'active', group: '', search: '', before: null },
  })
})

test('a list of answers is written as it was read, without empty ones', () => {
  const answers = splitList('*a dog | a cat |  | *a cow')
  expect(answers).toEqual([
    { text: 'a dog', right: true },
    { text: 'a cat', right: false },
    { text: 'a cow', right: true },
  ])
  expect(joinList([...answers, { text: ' ', right: true }])).toBe('*a dog | a cat | *a cow')
})
