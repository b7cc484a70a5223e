import { m } from '#messages'
import type { Route } from './+types/home.ts'
import { toCardGame } from '../../features/catalogue/card-game.ts'
import { FeaturedGames, FreeGames } from '../../features/catalogue/home-games.tsx'
import { AboutBlock } from '../../features/site/home/about-block.tsx'
import { CardSlider } from '../../features/site/home/card-slider.tsx'
import { useEntranceAnimation } from '../../features/site/home/use-entrance-animation.ts'
import { HomeHero } from '../../features/site/home/home-hero.tsx'
import { sliderCards } from '../../features/site/home/slider-cards.ts'
import { Promo } from '../../features/site/home/promo.tsx'
import { StartSpace } from '../../features/site/home/start-space.tsx'
import { TrialBanner } from '../../features/site/home/trial-banner.tsx'
import { lazyComponent } from '../../platform/start/lazy-component.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'

const HomeStart = lazyComponent(async () => (await import('./session-start.tsx')).HomeStart)

const freeGames = 4

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [featured, games, samples] = await Promise.all([
    services.featuredGames(),
    services.games(),
    services.sampleCards(),
  ])
  // A game on both shelves is serialized once.
  const shown = new Map([...games, ...featured].map((game) => [game.id, toCardGame(game)]))
  const cardsOf = (list: typeof games) => list.flatMap(({ id }) => shown.get(id) ?? [])
  return {
    featured: cardsOf(featured),
    free: cardsOf(games.filter((game) => game.free).slice(0, freeGames)),
    cards: sliderCards(samples),
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
  useEntranceAnimation()
  return (
    <>
      <StartSpace>
        <HomeStart />
      </StartSpace>
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
