import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { runAfterPaint } from '../../platform/start/run-after-paint.ts'
import { useStableCallback } from '../../platform/use-stable-callback.ts'
import { fetchGames } from './fetch-games.ts'
import type { CardGamesPage } from './card-game.ts'
import { exploreUrl, parseExplore, type ExploreState } from './explore-query.ts'
import { after } from '../../platform/time/timers.ts'

/** Games on screen and the state they belong to. */
export interface ExploreView {
  games: CardGamesPage
  shown: ExploreState
}

/** Navigates to an explore URL. */
export type ExploreNavigate = (to: string, options?: { replace?: boolean }) => void

// In ms. If the response is slower, the router loads it, which can be interrupted and can fail.
const waitMs = 40

const inputEvents = ['pointerdown', 'keydown'] as const

/** A router navigation that is still due, because its games are already on screen. */
interface PendingNavigation {
  to: string
  take: () => unknown
}

const addressOf = (shown: ExploreState) => exploreUrl(shown, { page: shown.page })

/**
 * Shows the games of a click before the router navigates. The router re-renders every link of a page twice, so the
 * games are rendered first, and the navigation then finds them unchanged. `view` is what the router shows. Returns what
 * to show instead, and a navigate function.
 */
export function useInstantResults(view: ExploreView): [ExploreView | null, ExploreNavigate] {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<(ExploreView & { of: ExploreState; after: string | null }) | null>(null)
  const press = useRef(0)
  const pending = useRef<PendingNavigation | null>(null)
  const committed = useRef<{ to: string; taken: unknown } | null>(null)
  const commitPending = useCallback(() => {
    const next = pending.current
    pending.current = null
    if (next) committed.current = { to: next.to, taken: next.take() }
  }, [])
  useEffect(() => {
    const forget = () => {
      press.current += 1
      pending.current = null
    }
    // The next input may lead away, so commit the navigation first: Back must find the visible games.
    window.addEventListener('popstate', forget)
    for (const pressed of inputEvents) window.addEventListener(pressed, commitPending, { capture: true })
    return () => {
      window.removeEventListener('popstate', forget)
      for (const pressed of inputEvents) window.removeEventListener(pressed, commitPending, { capture: true })
      forget()
    }
  }, [commitPending])
  // Valid until the router shows something new.
  const show = useStableCallback((games: CardGamesPage, shown: ExploreState, after: string | null) =>
    setAhead({ games, shown, of: view.shown, after }),
  )

  const go: ExploreNavigate = useStableCallback((to, options) => {
    commitPending()
    const before = committed.current
    committed.current = null
    const mine = ++press.current
    let followed = false
    const follow = () => {
      if (followed || press.current !== mine) return
      followed = true
      pending.current = null
      return navigate(to, { ...options, preventScrollReset: true })
    }
    // A navigation left before its end would leave no entry for Back.
    const followInTurn = () => void Promise.resolve(before?.taken).then(follow)
    const address = new URL(to, window.location.origin)
    // Coming from another explore page, the whole page changes.
    if (window.location.pathname !== address.pathname) return followInTurn()
    const shown = parseExplore(address)
    const cancel = after(waitMs, followInTurn)
    fetchGames(shown).then((games) => {
      cancel()
      if (press.current === mine && !followed) {
        show(games, shown, before?.to ?? null)
        pending.current = { to: addressOf(shown), take: follow }
      }
      runAfterPaint(followInTurn)
    }, followInTurn)
  })
  const holds = ahead !== null && (ahead.of === view.shown || ahead.after === addressOf(view.shown))
  if (ahead !== null && !holds) setAhead(null)
  return [holds ? ahead : null, go]
}
