import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import { noteEntry } from '../../platform/navigation/back-closes.ts'
import { notePage } from '../../platform/navigation/report-place.ts'
import type { RouteHandle } from '../../route-handle.ts'

/**
 * Moves the focus to the heading of the page, or to its content while the heading is still loading. A user who is in the
 * content already, such as in a field, stays there.
 */
function focusHeading() {
  if (document.querySelector('#main')?.contains(document.activeElement)) return
  const heading =
    document.querySelector<HTMLElement>('#main h1') ?? document.querySelector<HTMLElement>('#main[tabindex]')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Tells people who can't see it that another page has opened: says its title and moves the focus to its heading. The first
 * page of a visit, a change of the query alone, and screens that manage their own focus are left alone. `first` is the path
 * of the first page.
 */
export function PageChange({ first }: { first: string }) {
  const location = useLocation()
  const { pathname, search } = location
  const ownFocus = useMatches().some(({ handle }) => {
    const own = (handle as RouteHandle | undefined)?.ownFocus
    return typeof own === 'function' ? own(new URLSearchParams(search)) : own
  })
  const [title, setTitle] = useState('')
  const shown = useRef(first)
  useLayoutEffect(noteEntry, [location])
  useEffect(() => {
    if (shown.current === pathname) return
    notePage(shown.current)
    shown.current = pathname
    setTitle(document.title)
    if (!ownFocus) focusHeading()
  }, [pathname, ownFocus])
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  )
}
