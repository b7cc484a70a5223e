import type { MouseEvent } from 'react'

/**
 * Returns true if a click on a link should navigate in this tab; with a modifier key, the browser opens it elsewhere.
 */
export function isPlainClick(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0
}
