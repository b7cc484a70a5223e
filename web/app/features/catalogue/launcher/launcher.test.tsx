import type { Game } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { Launcher, launchers, playableGames } from './launcher.tsx'

const game = (id: number, free: boolean): Game => ({
  id,
  game_name: `Game \\'${id}\\'`,
  title: `Game \\'${id}\\'`,
  un_zip_filename: `game-${id}`,
  short_description: '',
  long_description: '',
  description: '',
  game_image: null,
  game_image_land: null,
  game_image_wide: null,
  game_video: null,
  free_video: null,
  features_video: null,
  game_image_steps: [],
  tags: [],
  age_filters: [],
  free,
  color: '#241d52',
  light_cover: false,
})
const games = [game(1, true), game(2, false)]
const ids = (...of: Parameters<typeof playableGames>) => playableGames(...of).map(({ id }) => id)

test('shows only games that would open: all for active users, the free ones for others', () => {
  expect(ids(games, { status: 'known', active: true })).toEqual([1, 2])
  expect(ids(games, { status: 'known', active: false })).toEqual([1])
  expect(ids(games, { status: 'visitor', active: false })).toEqual([1])
  expect(ids(games, { status: 'failed', active: false })).toEqual([1])
})

test('renders and marks subscription games until the user is known, so that CSS hides them from visitors', () => {
  expect(ids(games, { status: 'loading', active: false })).toEqual([1, 2])
  const fullScreen = { on: false, can: true, toggle: () => {} }
  const Stub = createRoutesStub([
    { path: '*', Component: () => <Launcher path="/gameworkspace" games={games} fullScreen={fullScreen} /> },
  ])
  const html = renderToStaticMarkup(<Stub initialEntries={['/gameworkspace']} />)
  expect(html.match(/class="plan-only"/g)).toHaveLength(1)
  expect(html).toContain('/game/game-1?name=Game%20&#x27;1&#x27;')
  expect(html).toContain('aria-label="Full screen"')
  expect(html).not.toMatch(/\$|price|trial|subscribe/i)
})

test('has launchers for all games, SLP, MIND, and OT', () => {
  expect(launchers.map(({ path, code }) => [path, code])).toEqual([
    ['/gameworkspace', null],
    ['/gameworkspace2', 'SLP'],
    ['/gameworkspace3', 'MIND'],
    ['/gameworkspace4', 'OT'],
  ])
})
