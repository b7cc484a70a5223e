import type { AllGames, Game } from '@marigold/contract'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Explore } from './explore.tsx'
import { parseExplore } from './explore-query.ts'
import { gamePicture } from './game-card.tsx'
import { GameGrid } from './game-grid.tsx'
import { FeaturedGames, FreeGames } from './home-games.tsx'

function render(element: ReactElement, path = '/'): string {
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

function exploreAt(page: number, last_page: number): string {
  const pagination = { current_page: page, last_page, per_page: 12, total: last_page * 12 }
  const games: AllGames = { all_games: [], all_categories: [], all_age_filters: [], pagination }
  const path = `/exploregames?categories=SLP&page=${page}`
  return render(<Explore games={games} shown={parseExplore(new URL(path, 'http://localhost'))} />, path)
}

test('uses the default cover for a game without a picture', () => {
  const game = { game_image: null, game_image_land: null } as Game
  expect(gamePicture(game)).toMatch(/default-cover|data:image/)
  expect(gamePicture({ ...game, game_image: '/assets/games/a/1/cover.webp' })).toBe('/assets/games/a/1/cover.webp')
})

test('says on both home shelves that there are no games', () => {
  expect(render(<FeaturedGames games={[]} />)).toContain('No games available at the moment.')
  expect(render(<FreeGames games={[]} />)).toContain('No games available at the moment.')
})

test('paginates more than twelve games, keeping the filters', () => {
  const html = exploreAt(2, 3)
  const pages = /<nav class="pages".*?<\/nav>/.exec(html)?.[0] ?? ''
  expect(pages.replaceAll(/<[^>]+>/g, ' ').trim()).toMatch(/Previous\s+1\s+2\s+3\s+Next/)
  expect(pages).toMatch(/aria-current="page"[^>]*aria-label="Page 2"|aria-label="Page 2"[^>]*aria-current="page"/)
  expect(pages.match(/categories=SLP/g)).toHaveLength(5)
})

test('has no pagination for twelve games or fewer, and no Previous on page one', () => {
  expect(exploreAt(1, 1)).not.toContain('class="pages"')
  expect(exploreAt(1, 2)).toMatch(/<span class="off">.*?Previous/)
})

test('lays out shelves of up to five games by their count, with wide pictures where they fit', () => {
  const game = (id: number) => ({ id, game_name: `Game ${id}`, tags: [], short_description: '' }) as unknown as Game
  const shelf = (count: number) => render(<GameGrid games={Array.from({ length: count }, (_, at) => game(at + 1))} />)
  const wide = (count: number) => [...shelf(count).matchAll(/data-across="([^"]+)"/g)].map(([, when]) => when)
  expect(wide(1)).toEqual(['always'])
  expect(wide(2)).toEqual(['wide', 'wide'])
  expect(wide(3)).toEqual(['wide', 'wide', 'always'])
  expect(wide(4)).toEqual([])
  expect(wide(5)).toEqual(['between', 'below-wide'])
  expect(shelf(2)).toMatch(/class="games games-few [^"]*games-two"/)
  expect(shelf(6)).toContain('class="games"')
})
