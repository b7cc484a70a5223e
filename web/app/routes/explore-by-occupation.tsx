import type { Route } from './+types/explore-by-occupation.ts'
import { readExplore, toQuery } from '../features/catalogue/explore-query.ts'
import { ExploreTrouble } from '../features/catalogue/explore-trouble.tsx'
import { Explore } from '../features/catalogue/explore.tsx'
import { pageMeta } from '../page-meta.ts'
import type { RouteHandle } from '../route-handle.ts'
import { servicesContext } from '../services-context.ts'

export const handle: RouteHandle = { sheets: ['explore'] }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = readExplore(new URL(request.url), params.occupation)
  return { shown, games: await context.get(servicesContext).allGames(toQuery(shown)) }
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Games for your field · Marigold',
    description: 'Therapy games for one field: speech and language, occupational, or behavioral therapy.',
    path: `/Filteredoage/${params.occupation}`,
  })

export default function ExploreByOccupation({ loaderData }: Route.ComponentProps) {
  return <Explore {...loaderData} />
}

export function ErrorBoundary() {
  return <ExploreTrouble />
}
