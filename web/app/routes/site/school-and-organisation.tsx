import { m } from '#messages'
import type { Route } from './+types/school-and-organisation.ts'
import { getHub } from '../../features/hubs/hubs.ts'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'
import { hubGames, HubPage } from './hubs/hub-page.tsx'

const hub = getHub('school')

export async function loader({ context }: Route.LoaderArgs) {
  return { games: await hubGames(context.get(servicesContext), hub) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: m.site_marigold_2({ title: hub.title }), description: hub.lead, path: hub.path })

export default function SchoolHub({ loaderData }: Route.ComponentProps) {
  return <HubPage hub={hub} games={loaderData.games} />
}
