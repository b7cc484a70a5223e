import { m } from '#messages'
import type { Route } from './+types/explore-by-occupation.ts'
import { fetchGames } from '../../features/catalogue/fetch-games.ts'
import { parseExplore, toQuery } from '../../features/catalogue/explore-query.ts'
import { ExploreError } from '../../features/catalogue/explore-error.tsx'
import { Explore } from '../../features/catalogue/explore.tsx'
import { toCardGamesPage } from '../../features/catalogue/card-game.ts'
import { HubPromo } from '../../features/hubs/hub-promo.tsx'
import { landingPath, landingHub } from '../../features/hubs/hubs.ts'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = parseExplore(new URL(request.url), params.occupation)
  return { shown, games: toCardGamesPage(await context.get(servicesContext).allGames(toQuery(shown))) }
}

/** Calls the API directly, which is faster than a page's data. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const shown = parseExplore(new URL(request.url), params.occupation)
  return { shown, games: await fetchGames(shown) }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const hub = landingHub(params.occupation)
  return pageMeta(matches, {
    title: hub ? m.catalogue_games_marigold({ name: hub.name }) : m.catalogue_all_games_marigold(),
    description: hub?.landing.lead ?? m.catalogue_therapy_games_by_field_skill_and(),
    path: hub ? landingPath(hub) : '/exploregames',
  })
}

export default function ExploreByOccupation({ loaderData, params }: Route.ComponentProps) {
  const hub = landingHub(params.occupation)
  return (
    <>
      <Explore {...loaderData} {...hub?.landing} />
      <HubPromo hub={hub} />
    </>
  )
}

export function ErrorBoundary() {
  return <ExploreError />
}
