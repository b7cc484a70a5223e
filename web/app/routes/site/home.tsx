import { m } from '#messages'
import type { Route } from './+types/home.ts'
import { forCard } from '../../features/catalogue/for-card.ts'
import { FeaturedGames, FreeGames } from '../../features/catalogue/home-games.tsx'
import { AboutBlock } from '../../features/site/home/about-block.tsx'
import { CardSlider } from '../../features/site/home/card-slider.tsx'
import { useEntrance } from '../../features/site/home/entrance.ts'
import { HomeHero } from '../../features/site/home/home-hero.tsx'
import { slides } from '../../features/site/home/own-samples.ts'
import { Promo } from '../../features/site/home/promo.tsx'
import { TrialBanner } from '../../features/site/home/trial-banner.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

const freeGames = 4

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [featured, games, samples] = await Promise.all([
    services.featuredGames(),
    services.games(),
    services.sampleCards(),
  ])
  // A game on both shelves is written once.
  const shown = new Map([...games, ...featured].map((game) => [game.id, forCard(game)]))
  const cardsOf = (list: typeof games) => list.flatMap(({ id }) => shown.get(id) ?? [])
  return {
    featured: cardsOf(featured),
    free: cardsOf(games.filter((game) => game.free).slice(0, freeGames)),
    cards: slides(samples),
    partnerUrl: services.facts.partnerUrl,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_marigold_therapy_games_and_cards(),
    description: m.site_interactive_therapy_games_and_therapy_cards(),
    path: '/',
  })

export default function Home({ loaderData }: Route.ComponentProps) {
  useEntrance()
  return (
    <>
      <HomeHero />
      <TrialBanner />
      <FeaturedGames games={loaderData.featured} />
      <CardSlider cards={loaderData.cards} />
      <FreeGames games={loaderData.free} />
      <AboutBlock />
      <Promo partnerUrl={loaderData.partnerUrl} />
    </>
  )
}
