import type { Route } from './+types/game-workspace.ts'
import type { RouteHandle } from '../route-handle.ts'
import { servicesContext } from '../services-context.ts'
import { launcherGames, LauncherPage } from './launchers/launcher-page.tsx'

export const handle: RouteHandle = { bare: true, startNow: true, sheets: ['launcher'] }

const path = '/gameworkspace'

export const meta: Route.MetaFunction = () => [{ title: 'Play · Marigold' }]

export async function loader({ context }: Route.LoaderArgs) {
  return { games: await launcherGames(context.get(servicesContext), path) }
}

export default function GameWorkspace({ loaderData }: Route.ComponentProps) {
  return <LauncherPage path={path} games={loaderData.games} />
}
