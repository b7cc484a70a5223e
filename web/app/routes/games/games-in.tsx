import { m } from '#messages'
import { data } from 'react-router'
import type { Route } from './+types/games-in.ts'
import { EmbeddedGame, GameChooser } from '../../features/play/games-in.tsx'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'

export const handle: RouteHandle = { startNow: true }

export const meta: Route.MetaFunction = () => [{ title: m.catalogue_games_marigold_2() }]

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const search = new URL(request.url).searchParams
  const key = search.get('game')
  if (!key) return { game: null, games: await services.games(), mayResume: !search.has('choose') }
  const game = await services.game(key)
  if (!game) throw data(null, { status: 404 })
  return { game, games: [], mayResume: false }
}

export default function GamesInPage({ loaderData }: Route.ComponentProps) {
  const { game, games, mayResume } = loaderData
  if (game) return <EmbeddedGame key={game.id} game={game} />
  return <GameChooser games={games} mayResume={mayResume} />
}
