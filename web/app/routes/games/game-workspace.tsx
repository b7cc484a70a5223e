import type { Route } from './+types/game-workspace.ts'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'
import { launcherGames, LauncherPage } from './launchers/launcher-page.tsx'

export const handle: RouteHandle = { bare: true, startNow: true }

const path = '/gameworkspace'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Play · Marigold',
    description: 'Therapy games of all fields as large tiles, for use in front of a client.',
    path,
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { games: await launcherGames(context.get(servicesContext), path) }
}

export default function GameWorkspace({ loaderData }: Route.ComponentProps) {
  return <LauncherPage path={path} games={loaderData.games} />
}
