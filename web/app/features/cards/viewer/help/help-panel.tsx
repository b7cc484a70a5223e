import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { HelpChoices, PracticeChoices } from './help-choices.tsx'
import type { HelpNow } from './use-help.ts'

/** Closes by Escape, by a press outside, and gives the focus back. */
function usePanel(onClose: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useLayoutEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) close.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      close.current()
    }
    document.addEventListener('pointerdown', outside, { capture: true })
    document.addEventListener('keydown', escape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', outside, { capture: true })
      document.removeEventListener('keydown', escape, { capture: true })
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return panel
}

/** Over the strip: which help there is, and how it is practiced; held for every score from here on. */
export default function HelpPanel({ help, onClose }: { help: HelpNow; onClose: () => void }) {
  const panel = usePanel(onClose)
  return (
    <div className="help-panel" role="dialog" aria-label="Cue and practice" tabIndex={-1} ref={panel}>
      <button type="button" className="icon-btn help-close" aria-label="Close" onClick={onClose}>
        <X aria-hidden className="play-icon" />
      </button>
      <HelpChoices help={help} />
      <PracticeChoices />
    </div>
  )
}
