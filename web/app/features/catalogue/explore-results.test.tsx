import { expect, test } from 'vitest'
import { draw, waysOf } from '../../ui/testing-draw.tsx'
import { parseExplore } from './explore-query.ts'
import { Results } from './explore-results.tsx'
import type { CardGamesPage } from './card-game.ts'

const none: CardGamesPage = {
  all_games: [],
  all_categories: [],
  all_age_filters: [],
  pagination: { current_page: 1, last_page: 1, per_page: 12, total: 0 },
}
function at(query: string, loading = false): string {
  const shown = parseExplore(new URL(`/exploregames${query}`, 'http://localhost'))
  return draw(<Results games={none} shown={shown} loading={loading} />)
}

test('says that the next games are on their way, without what the last search found', () => {
  const html = at('?search=boat', true)
  expect(html).toMatch(/role="status">Loading/)
  expect(html).not.toContain('No games found')
})

test('where nothing is found, each way out widens the search', () => {
  expect(waysOf(at('?categories=SLP'))).toContain('Clear the filters')
  expect(waysOf(at('?search=boat'))).toContain('Show all games')
  expect(waysOf(at('?search=boat&categories=SLP'))).toEqual(
    expect.arrayContaining(['Search all games', 'Show all games']),
  )
})

test('what was searched for is shown as text', () => {
  expect(at(`?search=${encodeURIComponent('<i>boat</i>')}`)).toContain('&lt;i&gt;boat&lt;/i&gt;')
})
