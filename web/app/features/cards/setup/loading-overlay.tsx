import { m } from '#messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useCloseOnBack } from '../../../platform/navigation/close-on-back.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { after } from '../../../platform/time/timers.ts'

/** Earlier, a double tap would cancel what the first tap started. */
const cancelAfterMs = 1_500

function Overlay({ onCancel }: { onCancel: () => void }) {
  useCloseOnBack(true, onCancel)
  const over = useRef<HTMLDialogElement>(null)
  const [isLong, setIsLong] = useState(false)
  useLayoutEffect(() => {
    const dialog = over.current
    // The server renders it open; reopening it as a modal traps the focus.
    dialog?.close()
    dialog?.showModal()
    dialog?.focus()
    return () => dialog?.close()
  }, [])
  useEffect(() => {
    return after(cancelAfterMs, () => setIsLong(true))
  }, [])
  return (
    <dialog
      ref={over}
      open
      className="loading-over"
      aria-label={m.cards_getting_your_cards_ready()}
      tabIndex={-1}
      data-scan-room=""
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <Spinner label={m.cards_getting_your_cards_ready()} />
      {isLong ? (
        <button type="button" className="setup-btn" data-scan="" onClick={onCancel}>
          {m.ui_cancel()}
        </button>
      ) : null}
    </dialog>
  )
}

/** Covers the setup while cards load. Escape cancels, or a button if it takes long. */
export function LoadingOverlay({ shown, onCancel }: { shown: boolean; onCancel: () => void }) {
  return shown ? <Overlay onCancel={onCancel} /> : null
}
