import { m } from '#messages'
import type { Route } from './+types/game-workspace.ts'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'
import { launcherGames, LauncherPage } from './launchers/launcher-page.tsx'

export const handle: RouteHandle = { bare: true, startNow: true }

const path = '/gameworkspace'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.catalogue_play_marigold(),
    description: m.catalogue_all_therapy_games_as_large_tiles(),
    path,
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { games: await launcherGames(context.get(servicesContext), path) }
}

export default function GameWorkspace({ loaderData }: Route.ComponentProps) {
  return <LauncherPage path={path} games={loaderData.games} />
}
