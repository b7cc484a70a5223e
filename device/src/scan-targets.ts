import type { Group, ScanTarget } from './stops.ts'

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/** Returns the scan groups around an element within `root`, outermost first; an element can be a group itself. */
function groupsOf(element: HTMLElement, root: Element): Group<HTMLElement>[] {
  const groups: Group<HTMLElement>[] = []
  for (let at: HTMLElement | null = element; at && at !== root; at = at.parentElement) {
    if (at.dataset.scanGroup !== undefined) groups.unshift({ at, deferred: at.dataset.scanLate !== undefined })
  }
  return groups
}

const orderOf = ({ dataset }: HTMLElement) => Number(dataset.scan) || 0

/**
 * Returns the scan targets in `root`: elements with `data-scan`, sorted by its number and then in document order.
 * `data-scan="first"` comes first in its group, `data-scan-group` makes a group, and `data-scan-late` makes one that is
 * scanned after the loops.
 */
export function scanTargetsIn(root: Element, which = '[data-scan]'): ScanTarget<HTMLElement>[] {
  return [...root.querySelectorAll<HTMLElement>(which)]
    .filter((at) => !at.matches(':disabled') && isShown(at) && at.closest('[inert]') === null)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((at) => {
      const { top, bottom, left } = at.getBoundingClientRect()
      return { at, groups: groupsOf(at, root), first: at.dataset.scan === 'first', bounds: { top, bottom, left } }
    })
}

/** Calls back at most once per frame when the scan targets may have changed. Returns a function that ends it. */
export function onStopsChange(call: () => void): () => void {
  let queued: number | null = null
  const observer = new MutationObserver(() => {
    queued ??= requestAnimationFrame(() => {
      queued = null
      call()
    })
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'data-scan', 'data-scan-group', 'data-scan-room', 'hidden', 'role', 'inert'],
  })
  return () => {
    observer.disconnect()
    if (queued !== null) cancelAnimationFrame(queued)
  }
}
