import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { recordHistoryEntry } from '../../platform/navigation/close-on-back.ts'
import { recordPage } from '../../platform/navigation/report-context.ts'
import type { RouteHandle } from '../../route-handle.ts'

const heading = () => document.querySelector<HTMLElement>('#main h1')

function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Focuses the page's heading, or the content until the heading has loaded. Leaves the focus alone if it is in the
 * content already. Returns a function that stops waiting.
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

/** Path of the previous page. Module state, because the component remounts when an error replaces a page. */
let shown: string | null = null

/**
 * Announces a page change to screen readers by title and focus. Ignores the first page of a visit, changes of the query
 * only, and screens that manage their own focus. `first` is the path of the first page.
 */
export function PageChange({ first }: { first: string }) {
  const location = useLocation()
  const { pathname, search } = location
  const ownFocus = useMatches().some(({ handle }) => {
    const own = (handle as RouteHandle | undefined)?.ownFocus
    return typeof own === 'function' ? own(new URLSearchParams(search)) : own
  })
  const says = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(recordHistoryEntry, [location])
  useEffect(() => {
    shown ??= first
    if (shown === pathname) return
    recordPage(shown)
    shown = pathname
    if (says.current) says.current.textContent = document.title
    if (!ownFocus) return focusHeading()
  }, [first, pathname, ownFocus])
  return <p className="sr-only" role="status" ref={says} />
}
