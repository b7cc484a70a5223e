import { m } from '#messages'
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import left from '../../assets/brand/tide-breath-land.svg'
import middle from '../../assets/brand/lantern-river-land.svg'
import right from '../../assets/brand/patient-orchard-land.svg'
import { late } from '../../platform/start/late.ts'
import { useSteady } from '../../platform/use-steady.ts'
import { Choices, Disciplines, OtherCategories } from './explore-filters.tsx'
import { Favorites } from './favorites/favorites-part.tsx'
import { exploreAddress, readExplore, type Shown } from './explore-query.ts'
import { Results } from './explore-results.tsx'
import type { ShownGames } from './for-card.ts'
import { ExploreSearch } from './explore-search.tsx'
import { useAhead, type Go } from './use-ahead.ts'
import { useLate } from './use-late.ts'

const PaymentFailed = lazy(
  late(() => import('./payment-failed.tsx').then((module) => ({ default: module.PaymentFailed }))),
)

// An answer that comes sooner replaces the shelf at once; later the shape of what comes stands there.
const patience = 50

/** What the press of a filter leads to, while it has taken so long that the person wants to see that it was heard. */
function useNext(): Shown | null {
  const { location } = useNavigation()
  const next = location?.pathname === '/exploregames' ? location.search : null
  const late = useLate(next !== null, patience)
  return late && next !== null ? readExplore(new URL(`/exploregames${next}`, 'http://localhost')) : null
}

/** Where the last press leads until it is shown, and `go` that notes it. */
function useTowards(shown: Shown, go: Go): [() => Shown, Go] {
  const now = useRef(shown)
  const next = useRef<Shown | null>(null)
  useEffect(() => {
    const forget = () => {
      next.current = null
    }
    now.current = shown
    forget()
    window.addEventListener('popstate', forget)
    return () => window.removeEventListener('popstate', forget)
  }, [shown])
  const goNoted: Go = useSteady((to, options) => {
    next.current = readExplore(new URL(to, window.location.origin))
    go(to, options)
  })
  return [useCallback(() => next.current ?? now.current, []), goNoted]
}

/** All games, by words, category, age and order. All of it is the address, so that it works as plain links too. */
export function Explore({
  games: found,
  shown: chosen,
  title = m.catalogue_find_a_game_for_todays_goal(),
  lead = m.catalogue_choose_a_field_a_skill_or(),
}: {
  games: ShownGames
  shown: Shown
  title?: string
  lead?: string
}) {
  const next = useNext()
  const [ahead, leadTo] = useAhead({ games: found, shown: chosen })
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
      <div className="wrap wrap-wide">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <div className="filters">
          <ExploreSearch shown={now} towards={towards} go={go} />
          <Disciplines shown={shown} go={go} />
          <div className="explore-bar">
            <Choices ages={games.all_age_filters} shown={shown} go={go} />
            <OtherCategories categories={games.all_categories} shown={shown} go={go} />
          </div>
        </div>
        {shown.favorites ? <Favorites /> : <Results games={games} shown={shown} loading={loading} />}
      </div>
      {chosen.paymentFailed && (
        <Suspense>
          <PaymentFailed address={exploreAddress(chosen, {})} />
        </Suspense>
      )}
    </section>
  )
}
