import { m } from '#messages'
import type { Route } from './+types/explore-games.ts'
import { askGames } from '../../features/catalogue/explore-answers.ts'
import { readExplore, toQuery } from '../../features/catalogue/explore-query.ts'
import { ExploreTrouble } from '../../features/catalogue/explore-trouble.tsx'
import { Explore } from '../../features/catalogue/explore.tsx'
import { forCards } from '../../features/catalogue/for-card.ts'
import { HubPromo } from '../../features/hubs/hub-promo.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const shown = readExplore(new URL(request.url))
  return { shown, games: forCards(await context.get(servicesContext).allGames(toQuery(shown))) }
}

/** The browser asks the call itself, which is answered faster than the data of a page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = readExplore(new URL(request.url))
  return { shown, games: await askGames(shown) }
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
  return <ExploreTrouble />
}
