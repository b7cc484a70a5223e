import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../platform/start/after-paint.ts'
import { useSteady } from '../../platform/use-steady.ts'
import { askGames } from './explore-answers.ts'
import type { ShownGames } from './for-card.ts'
import { exploreAddress, readExplore, type Shown } from './explore-query.ts'
import { after } from '../../platform/time/timers.ts'

/** What explore shows: the games, and what was chosen to see them. */
export interface View {
  games: ShownGames
  shown: Shown
}

/** Goes to an address of explore. */
export type Go = (to: string, options?: { replace?: boolean }) => void

// An answer that has not come by then is waited for by the router, which can be interrupted and fail.
const soon = 40

const presses = ['pointerdown', 'keydown'] as const

/** What leads the router to games that are on the screen already. */
interface Way {
  to: string
  take: () => unknown
}

const addressOf = (shown: Shown) => exploreAddress(shown, { page: shown.page })

/**
 * The games of a press before the router has them. It draws every link of a page twice to go to an address: the games
 * are drawn first, and the router then finds the same. `view` is what the router shows. Answers what to show instead,
 * and the way to go to an address of explore.
 */
export function useAhead(view: View): [View | null, Go] {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<(View & { of: Shown; after: string | null }) | null>(null)
  const press = useRef(0)
  const owed = useRef<Way | null>(null)
  const paid = useRef<{ to: string; taken: unknown } | null>(null)
  const pay = useCallback(() => {
    const way = owed.current
    owed.current = null
    if (way) paid.current = { to: way.to, taken: way.take() }
  }, [])
  useEffect(() => {
    const forget = () => {
      press.current += 1
      owed.current = null
    }
    // Whatever is pressed next may lead away from games that are seen: Back must find them.
    window.addEventListener('popstate', forget)
    for (const pressed of presses) window.addEventListener(pressed, pay, { capture: true })
    return () => {
      window.removeEventListener('popstate', forget)
      for (const pressed of presses) window.removeEventListener(pressed, pay, { capture: true })
      forget()
    }
  }, [pay])
  // Until the router shows something else than the press before.
  const show = useSteady((games: ShownGames, shown: Shown, after: string | null) =>
    setAhead({ games, shown, of: view.shown, after }),
  )

  const go: Go = useSteady((to, options) => {
    pay()
    const before = paid.current
    paid.current = null
    const mine = ++press.current
    let followed = false
    const follow = () => {
      if (followed || press.current !== mine) return
      followed = true
      owed.current = null
      return navigate(to, { ...options, preventScrollReset: true })
    }
    // A way that is left before its end leaves nothing to go back to.
    const followInTurn = () => void Promise.resolve(before?.taken).then(follow)
    const address = new URL(to, window.location.origin)
    // From another page of explore the whole page changes.
    if (window.location.pathname !== address.pathname) return followInTurn()
    const shown = readExplore(address)
    const cancel = after(soon, followInTurn)
    askGames(shown).then((games) => {
      cancel()
      if (press.current === mine && !followed) {
        show(games, shown, before?.to ?? null)
        owed.current = { to: addressOf(shown), take: follow }
      }
      afterPaint(followInTurn)
    }, followInTurn)
  })
  const holds = ahead !== null && (ahead.of === view.shown || ahead.after === addressOf(view.shown))
  if (ahead !== null && !holds) setAhead(null)
  return [holds ? ahead : null, go]
}
