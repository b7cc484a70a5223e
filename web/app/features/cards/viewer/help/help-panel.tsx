import { m } from '#messages'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useDismiss } from '../input/use-dismiss.ts'
import { HelpChoices, PracticeChoices } from './help-choices.tsx'
import type { HelpNow } from './use-help.ts'

/** Has the focus while it is open, and gives it back. */
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

/** Over the strip: which help there is, and how it is practiced; held for every score from here on. */
export function HelpPanel({ help, onClose }: { help: HelpNow; onClose: () => void }) {
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
