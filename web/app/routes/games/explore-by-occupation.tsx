import { m } from '#messages'
import type { Route } from './+types/explore-by-occupation.ts'
import { askGames } from '../../features/catalogue/explore-answers.ts'
import { readExplore, toQuery } from '../../features/catalogue/explore-query.ts'
import { ExploreTrouble } from '../../features/catalogue/explore-trouble.tsx'
import { Explore } from '../../features/catalogue/explore.tsx'
import { forCards } from '../../features/catalogue/for-card.ts'
import { HubPromo } from '../../features/hubs/hub-promo.tsx'
import { landingAddress, landingOf } from '../../features/hubs/hubs.ts'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const shown = readExplore(new URL(request.url), params.occupation)
  return { shown, games: forCards(await context.get(servicesContext).allGames(toQuery(shown))) }
}

/** The browser asks the call itself, which is answered faster than the data of a page. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const shown = readExplore(new URL(request.url), params.occupation)
  return { shown, games: await askGames(shown) }
}

export const meta: Route.MetaFunction = ({ matches, params }) => {
  const hub = landingOf(params.occupation)
  return pageMeta(matches, {
    title: hub ? m.catalogue_games_marigold({ name: hub.name }) : m.catalogue_all_games_marigold(),
    description: hub?.landing.lead ?? m.catalogue_therapy_games_by_field_skill_and(),
    path: hub ? landingAddress(hub) : '/exploregames',
  })
}

export default function ExploreByOccupation({ loaderData, params }: Route.ComponentProps) {
  const hub = landingOf(params.occupation)
  return (
    <>
      <Explore {...loaderData} {...hub?.landing} />
      <HubPromo hub={hub} />
    </>
  )
}

export function ErrorBoundary() {
  return <ExploreTrouble />
}
