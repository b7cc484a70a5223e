import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { noteEntry } from '../../platform/navigation/back-closes.ts'
import { notePage } from '../../platform/navigation/report-place.ts'
import type { RouteHandle } from '../../route-handle.ts'

const heading = () => document.querySelector<HTMLElement>('#main h1')

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of the page; while the heading is still loading, to the content, and from there to the
 * heading. A user who is in the content already, such as in a field, stays there. Returns a function that stops waiting.
 */
function focusHeading(): (() => void) | undefined {
  const main = document.querySelector<HTMLElement>('#main')
  if (main?.contains(document.activeElement) && document.activeElement !== main) return
  const now = heading()
  if (now) {
    focus(now)
    return
  }
  if (main?.hasAttribute('tabindex')) focus(main)
  const left = document.activeElement
  const wait = new MutationObserver(() => {
    const found = heading()
    const movedOn = document.activeElement !== left && document.activeElement !== document.body
    if (found && !movedOn) focus(found)
    if (found || movedOn) wait.disconnect()
  })
  wait.observe(document.body, { childList: true, subtree: true })
  return () => wait.disconnect()
}

/** The path of the previous page. Outside the component, which mounts again when an error replaces a page. */
let shown: string | null = null

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
  const says = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(noteEntry, [location])
  useEffect(() => {
    shown ??= first
    if (shown === pathname) return
    notePage(shown)
    shown = pathname
    if (says.current) says.current.textContent = document.title
    if (!ownFocus) return focusHeading()
  }, [first, pathname, ownFocus])
  return <p className="sr-only" role="status" ref={says} />
}
