import { m } from '#messages'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useDismiss } from '../input/use-dismiss.ts'
import { HelpChoices, PracticeChoices } from './help-choices.tsx'
import type { CurrentHelp } from './use-help.ts'

/** Takes the focus while open, and returns it. */
function useFocus() {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return panel
}

/** Panel above the strip for the cue and the practice settings, used for every following score. */
export function HelpPanel({ help, onClose }: { help: CurrentHelp; onClose: () => void }) {
  const panel = useFocus()
  useDismiss(panel, onClose)
  return (
    <div className="help-panel" role="dialog" aria-label={m.cards_cue_and_practice()} tabIndex={-1} ref={panel}>
      <button type="button" className="icon-btn help-close" aria-label={m.ui_close()} onClick={onClose}>
        <X aria-hidden className="play-icon" />
      </button>
      <HelpChoices help={help} />
      <PracticeChoices />
    </div>
  )
}
