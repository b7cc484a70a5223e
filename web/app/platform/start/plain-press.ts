import type { MouseEvent } from 'react'

/** Whether a press of a link means to go there in this tab: with a key it opens elsewhere, which is the browser's. */
export function isPlainPress(event: MouseEvent): boolean {
  return !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0
}
