import type { Route } from './+types/game-workspace-2.ts'
import { pageMeta } from '../../page-meta.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { servicesContext } from '../../services-context.ts'
import { launcherGames, LauncherPage } from './launchers/launcher-page.tsx'

export const handle: RouteHandle = { bare: true, startNow: true }

const path = '/gameworkspace2'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Play: SLP · Marigold',
    description: 'Therapy games of speech therapy as large tiles, for use in front of a client.',
    path,
  })

export async function loader({ context }: Route.LoaderArgs) {
  return { games: await launcherGames(context.get(servicesContext), path) }
}

export default function GameWorkspace2({ loaderData }: Route.ComponentProps) {
  return <LauncherPage path={path} games={loaderData.games} />
}
