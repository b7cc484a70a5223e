import type { Group, Pressable } from './stops.ts'

const isShown = (element: HTMLElement) => element.getClientRects().length > 0

/** Groups around an element, outermost first, within `room`; one thing may be a group of its own. */
function groupsOf(element: HTMLElement, room: Element): Group<HTMLElement>[] {
  const groups: Group<HTMLElement>[] = []
  for (let at: HTMLElement | null = element; at && at !== room; at = at.parentElement) {
    if (at.dataset.scanGroup !== undefined) groups.unshift({ at, late: at.dataset.scanLate !== undefined })
  }
  return groups
}

const orderOf = ({ dataset }: HTMLElement) => Number(dataset.scan) || 0

/**
 * What a scan can press in a part of the page: what has `data-scan`, in the order of its numbers and then as it is read.
 * `data-scan="first"` leads its group, `data-scan-group` is a group, `data-scan-late` one that comes after the loops.
 */
export function pressablesIn(room: Element, which = '[data-scan]'): Pressable<HTMLElement>[] {
  return [...room.querySelectorAll<HTMLElement>(which)]
    .filter((at) => !at.matches(':disabled') && isShown(at) && at.closest('[inert]') === null)
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((at) => {
      const { top, bottom, left } = at.getBoundingClientRect()
      return { at, groups: groupsOf(at, room), first: at.dataset.scan === 'first', standing: { top, bottom, left } }
    })
}

/** Calls back once a frame in which what can be pressed may have changed; the answer ends it. */
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
