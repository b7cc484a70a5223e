import { useEffect } from 'react'
import { actionOf, type ViewerAction } from './keys.ts'

function focusKind(target: EventTarget | null): 'page' | 'button' | 'field' {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('input, select, textarea, [contenteditable], [role=listbox]')) return 'field'
  return target.closest('button, a, summary') ? 'button' : 'page'
}

/** Sends the viewer's keys to `act`, wherever on the page they are pressed. */
export function useViewerKeys(act: (action: ViewerAction) => void, options: { scoring: boolean; enabled?: boolean }) {
  const { scoring, enabled = true } = options
  useEffect(() => {
    if (!enabled) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=alertdialog], [data-over-viewer]')) return
      const action = actionOf(event, focusKind(event.target), scoring)
      if (!action) return
      event.preventDefault()
      act(action)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [act, scoring, enabled])
}
