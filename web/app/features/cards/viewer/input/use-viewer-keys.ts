import { useLayoutEffect } from 'react'
import { keyAction, type ViewerAction } from './keys.ts'
import { useViewerSettings } from '../settings/settings.ts'

function focusKind(target: EventTarget | null): 'page' | 'button' | 'field' {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('input, select, textarea, [contenteditable], [role=listbox]')) return 'field'
  return target.closest('button, a, summary') ? 'button' : 'page'
}

/** Removes the focus that a pointer click left on a button, so that the next Space is for the cards. */
function blurAfterClick({ detail, target }: MouseEvent) {
  if (detail === 0 || !(target instanceof Element)) return
  const button = target.closest('.zone, .edge, .undo, .cue')
  if (button instanceof HTMLElement && button === document.activeElement) button.blur()
}

/** Returns true while a dialog or panel is open over the cards and handles the keys. */
export function isDialogOpen(): boolean {
  return document.querySelector('.dialog, .help-panel, .loading-over') !== null
}

/** Sends the viewer's keys to `act`, wherever the focus is. */
export function useViewerKeys(
  act: (action: ViewerAction) => void,
  options: { scoring: boolean; letters: number; enabled?: boolean },
) {
  const { scoring, letters, enabled = true } = options
  const { characterKeys, clickerScores } = useViewerSettings()
  // Before paint, so that keys work as soon as the card is visible.
  useLayoutEffect(() => {
    if (!enabled) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isDialogOpen()) return
      const action = keyAction(event, focusKind(event.target), { scoring, letters, characterKeys, clickerScores })
      if (!action) return
      event.preventDefault()
      act(action)
    }
    window.addEventListener('keydown', pressed)
    window.addEventListener('click', blurAfterClick)
    return () => {
      window.removeEventListener('keydown', pressed)
      window.removeEventListener('click', blurAfterClick)
    }
  }, [act, scoring, letters, enabled, characterKeys, clickerScores])
}
