import { useLayoutEffect } from 'react'
import { actionOf, type ViewerAction } from './keys.ts'
import { useViewerSettings } from '../settings/settings.ts'

function focusKind(target: EventTarget | null): 'page' | 'button' | 'field' {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('input, select, textarea, [contenteditable], [role=listbox]')) return 'field'
  return target.closest('button, a, summary') ? 'button' : 'page'
}

/**
 * Lets go of the focus that a press with a pointer left on a button: the next Space is meant for the cards, not for the
 * button again.
 */
function letGo({ detail, target }: MouseEvent) {
  if (detail === 0 || !(target instanceof Element)) return
  const button = target.closest('.zone, .edge, .undo, .cue')
  if (button instanceof HTMLElement && button === document.activeElement) button.blur()
}

/** True while a window or a panel lies over the cards: keys are its own then. */
export function windowIsOpen(): boolean {
  return document.querySelector('.dialog, .help-panel, .loading-over') !== null
}

/** Sends the viewer's keys to `act`, wherever on the page they are pressed. */
export function useViewerKeys(
  act: (action: ViewerAction) => void,
  options: { scoring: boolean; letters: number; enabled?: boolean },
) {
  const { scoring, letters, enabled = true } = options
  const { characterKeys, clickerScores } = useViewerSettings()
  // Before paint: a key that is pressed as soon as the card is seen counts.
  useLayoutEffect(() => {
    if (!enabled) return
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || windowIsOpen()) return
      const action = actionOf(event, focusKind(event.target), { scoring, letters, characterKeys, clickerScores })
      if (!action) return
      event.preventDefault()
      act(action)
    }
    window.addEventListener('keydown', pressed)
    window.addEventListener('click', letGo)
    return () => {
      window.removeEventListener('keydown', pressed)
      window.removeEventListener('click', letGo)
    }
  }, [act, scoring, letters, enabled, characterKeys, clickerScores])
}
