import { expect, test } from 'vitest'
import { changesOf } from '../log-list.tsx'
import { cardListPath, parseCardQuery } from './card-query.ts'
import { undoLead } from './import-section.tsx'
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

test('before an import is undone, says what happens to its cards, and what stays', () => {
  const stays = 'Cards that were changed after the import stay as they are. To repeat the import, you need its file.'
  expect(undoLead({ after: { added: 1, changed: 1200 } })).toBe(
    `1,200 cards go back to what they were before the import. 1 card that the import added is retired. ${stays}`,
  )
  expect(undoLead({ after: { added: 0, changed: 1 } })).toBe(
    `1 card goes back to what it was before the import. ${stays}`,
  )
})

test('the log says that a card follows the content again', () => {
  const before = { line: 'owls', follows_content: false }
  const after = { line: 'otters', follows_content: true }
  expect(changesOf({ before, after })).toEqual([
    'Line: owls → otters',
    'Updated with new versions of Marigold: off → on',
  ])
})
