import { m } from '#messages'
import type { Route } from './+types/explore-games.ts'
import { fetchGames } from '../../features/catalogue/fetch-games.ts'
import { parseExplore, toQuery } from '../../features/catalogue/explore-query.ts'
import { ExploreError } from '../../features/catalogue/explore-error.tsx'
import { Explore } from '../../features/catalogue/explore.tsx'
import { toCardGamesPage } from '../../features/catalogue/card-game.ts'
import { HubPromo } from '../../features/hubs/hub-promo.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shown = parseExplore(new URL(request.url))
  return { shown, games: toCardGamesPage(await context.get(servicesContext).allGames(toQuery(shown))) }
}

/** Calls the API directly, which is faster than a page's data. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseExplore(new URL(request.url))
  return { shown, games: await fetchGames(shown) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.catalogue_all_games_marigold(),
    description: m.catalogue_therapy_games_by_field_skill_and(),
    path: '/exploregames',
  })

export default function ExploreGames({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Explore {...loaderData} />
      <HubPromo hub={null} />
    </>
  )
}

export function ErrorBoundary() {
  return <ExploreError />
}
