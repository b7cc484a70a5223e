import { m } from '#messages'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import left from '../../assets/brand/tide-breath-land.svg'
import middle from '../../assets/brand/lantern-river-land.svg'
import right from '../../assets/brand/patient-orchard-land.svg'
import { retryImport } from '../../platform/start/retry-import.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { AgeAndOrder, Disciplines, OtherCategories } from './explore-filters.tsx'
import { Favorites } from './favorites/favorites-view.tsx'
import { exploreUrl, parseExplore, type ExploreState } from './explore-query.ts'
import { Results } from './explore-results.tsx'
import type { CardGamesPage } from './card-game.ts'
import { ExploreSearch } from './explore-search.tsx'
import { useInstantResults, type ExploreNavigate } from './use-instant-results.ts'
import { useDelayed } from './use-delayed.ts'

const PaymentFailed = lazy(
  retryImport(() => import('./payment-failed.tsx').then((module) => ({ default: module.PaymentFailed }))),
)

// In ms. A faster response replaces the shelf directly; a slower one shows a skeleton first.
const patience = 50

/** Returns the state a click leads to, once loading takes long enough to need feedback. */
function useNext(): ExploreState | null {
  const { location } = useNavigation()
  const next = location?.pathname === '/exploregames' ? location.search : null
  const isSlow = useDelayed(next !== null, patience)
  return isSlow && next !== null ? parseExplore(new URL(`/exploregames${next}`, 'http://localhost')) : null
}

/** Returns the state the last click leads to, and a `go` that records it. */
function useTowards(shown: ExploreState, go: ExploreNavigate): [() => ExploreState, ExploreNavigate] {
  const now = useRef(shown)
  const next = useRef<ExploreState | null>(null)
  useEffect(() => {
    const forget = () => {
      next.current = null
    }
    now.current = shown
    forget()
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [shown])
  const goNoted: ExploreNavigate = useStableCallback((to, options) => {
    next.current = parseExplore(new URL(to, window.location.origin))
    go(to, options)
  })
  return [useCallback(() => next.current ?? now.current, []), goNoted]
}

/** All games by words, category, age, and order. The state is in the URL, so that plain links work too. */
export function Explore({
  games: found,
  shown: chosen,
  title = m.catalogue_find_a_game_for_todays_goal(),
  lead = m.catalogue_choose_a_field_a_skill_or(),
}: {
  games: CardGamesPage
  shown: ExploreState
  title?: string
  lead?: string
}) {
  const next = useNext()
  const [ahead, leadTo] = useInstantResults({ games: found, shown: chosen })
  const { games, shown: now } = ahead ?? { games: found, shown: chosen }
  const [towards, go] = useTowards(now, leadTo)
  const loading = ahead === null && next !== null
  const shown = loading ? next : now
  return (
    <section className="page-hero explore pb-18">
      <div className="peek" aria-hidden>
        <img src={left} alt="" />
        <img src={right} alt="" />
        <img src={middle} alt="" />
      </div>
      <div className="wrap">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="filters">
          <ExploreSearch shown={now} towards={towards} go={go} />
          <Disciplines shown={shown} go={go} />
          <div className="explore-bar">
            <AgeAndOrder ages={games.all_age_filters} shown={shown} go={go} />
            <OtherCategories categories={games.all_categories} shown={shown} go={go} />
          </div>
        </div>
        {shown.favorites ? <Favorites /> : <Results games={games} shown={shown} loading={loading} />}
      </div>
      {chosen.paymentFailed && (
        <Suspense>
          <PaymentFailed address={exploreUrl(chosen, {})} />
        </Suspense>
      )}
    </section>
  )
}
