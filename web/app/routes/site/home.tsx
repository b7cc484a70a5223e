import { locale, m } from '#messages'
import { Suspense } from 'react'
import type { Route } from './+types/home.ts'
import { stillOf, toCardGame } from '../../features/catalogue/card-game.ts'
import { mediaUrl } from '../../features/catalogue/game-names.ts'
import { FeaturedGames, FreeGames } from '../../features/catalogue/home-games.tsx'
import { printUrl } from '../../features/print/print-url.ts'
import { sheetNames } from '../../features/print/sheet-names.ts'
import { AboutBlock } from '../../features/site/home/about-block.tsx'
import { CardSlider } from '../../features/site/home/card-slider.tsx'
import { useEntranceAnimation } from '../../features/site/home/use-entrance-animation.ts'
import { HomeHero } from '../../features/site/home/home-hero.tsx'
import { sliderCards } from '../../features/site/home/slides.ts'
import { Promo } from '../../features/site/home/promo.tsx'
import { Proof } from '../../features/site/home/proof.tsx'
import { StartSpace } from '../../features/site/home/start-space.tsx'
import { TrialBanner } from '../../features/site/home/trial-banner.tsx'
import { bestPlan, savingOf } from '../../features/site/pricing/savings.ts'
import { lazyComponent } from '../../platform/start/lazy-component.tsx'
import { pageMeta } from '../../page-meta.ts'
import { servicesContext } from '../../services-context.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WhenNear } from '../../ui/when-near.tsx'

const HomeStart = lazyComponent(async () => (await import('./session-start.tsx')).HomeStart)
const SampleResult = lazyComponent(async () => (await import('./home-proof.tsx')).SampleResult)
const SampleProgress = lazyComponent(async () => (await import('./home-proof.tsx')).SampleProgress)
const SamplePage = lazyComponent(async () => (await import('./home-proof.tsx')).SamplePage)

const freeGames = 4

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const [featured, games, samples, slides, counts] = await Promise.all([
    services.featuredGames(),
    services.games(),
    services.sampleCards(),
    services.siteEntries('slide'),
    services.productCounts(),
  ])
  const free = games.filter((game) => game.free).slice(0, freeGames)
  const shelves = [...free, ...featured]
  // A game on both shelves is serialized once, and has a cover on one and a frame on the other.
  const shown = new Map(shelves.map((game) => [game.id, { ...toCardGame(game), still: stillOf(game) }]))
  const cardsOf = (list: typeof games) => list.flatMap(({ id }) => shown.get(id) ?? [])
  return {
    featured: cardsOf(featured),
    free: cardsOf(free),
    cards: sliderCards(slides, samples),
    scenes: games.flatMap((game) => (shown.has(game.id) ? [] : (mediaUrl(game.game_image_wide) ?? []))).slice(0, 2),
    numbers: {
      games: counts.games.toLocaleString(locale),
      cards: counts.cards.toLocaleString(locale),
      printables: Object.keys(sheetNames).length.toLocaleString(locale),
    },
    saving: savingOf(bestPlan) ?? '',
    pageUrl: printUrl('homework', 'sample'),
    partnerUrl: services.facts.partnerUrl,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.site_marigold_therapy_games_and_cards(),
    description: m.site_interactive_therapy_games_and_therapy_cards(),
    path: '/',
  })

/** What is drawn of sample data when a visitor comes near it. */
function HomeProof({ loaderData: { numbers, saving, pageUrl } }: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <Proof
      {...{ numbers, saving, pageUrl }}
      session={
        <WhenNear className="proof-result">
          <Suspense fallback={<Skeleton width="100%" height="140px" round="var(--radius)" />}>
            <SampleResult />
          </Suspense>
        </WhenNear>
      }
      progress={
        <WhenNear className="proof-chart">
          <Suspense fallback={<Skeleton width="100%" height="290px" round="var(--radius-s)" />}>
            <SampleProgress />
          </Suspense>
        </WhenNear>
      }
      page={
        <WhenNear className="proof-paper">
          <Suspense>
            <div className="contents" aria-hidden>
              <SamplePage />
            </div>
          </Suspense>
        </WhenNear>
      }
    />
  )
}

export default function Home({ loaderData }: Route.ComponentProps) {
  useEntranceAnimation()
  const [onBoard = null, inCall = null] = loaderData.scenes
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
      <HomeProof loaderData={loaderData} />
      <AboutBlock scene={onBoard} />
      <Promo partnerUrl={loaderData.partnerUrl} scene={inCall} />
    </>
  )
}
