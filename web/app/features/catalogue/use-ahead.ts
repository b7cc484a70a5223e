import type { AllGames } from '@marigold/contract'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../platform/after-paint.ts'
import { useSteady } from '../../platform/use-steady.ts'
import { askGames } from './explore-answers.ts'
import { readExplore, type Shown } from './explore-query.ts'

/** What explore shows: the games, and what was chosen to see them. */
export interface View {
  games: AllGames
  shown: Shown
}

/** Goes to an address of explore. */
export type Go = (to: string, options?: { replace?: boolean }) => void

// An answer that has not come by then is waited for by the router, which can be interrupted and fail.
const soon = 40

/**
 * The games of a press before the router has them. It draws every link of a page twice to go to an address: the games
 * are drawn first, and the router then finds the same. `view` is what the router shows. Answers what to show instead,
 * and the way to go to an address of explore.
 */
export function useAhead(view: View): [View | null, Go] {
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<(View & { of: Shown }) | null>(null)
  const press = useRef(0)
  useEffect(() => {
    const forget = () => {
      press.current += 1
    }
    window.addEventListener('popstate', forget)
    return () => {
      window.removeEventListener('popstate', forget)
      forget()
    }
  }, [])
  // Until the router shows something else.
  const show = useSteady((games: AllGames, shown: Shown) => setAhead({ games, shown, of: view.shown }))

  const go: Go = useSteady((to, options) => {
    const mine = ++press.current
    let followed = false
    const follow = () => {
      if (followed || press.current !== mine) return
      followed = true
      void navigate(to, { ...options, preventScrollReset: true })
    }
    const address = new URL(to, window.location.origin)
    // From another page of explore the whole page changes.
    if (window.location.pathname !== address.pathname) return follow()
    const shown = readExplore(address)
    const timer = setTimeout(follow, soon)
    askGames(shown).then((games) => {
      clearTimeout(timer)
      if (press.current === mine) show(games, shown)
      afterPaint(follow)
    }, follow)
  })
  return [ahead !== null && ahead.of === view.shown ? ahead : null, go]
}
