import { m } from '#messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBackCloses } from '../../../platform/navigation/back-closes.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { after } from '../../../platform/time/timers.ts'

/** Sooner, whoever presses twice would call off what the first press began. */
const cancelAfterMs = 1_500

function Overlay({ onCancel }: { onCancel: () => void }) {
  useBackCloses(true, onCancel)
  const over = useRef<HTMLDialogElement>(null)
  const [isLong, setIsLong] = useState(false)
  useLayoutEffect(() => {
    const dialog = over.current
    // The server draws it open; as a modal one it takes the keys, and what lies below cannot be reached.
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

/** Lies over the setup while the cards are on their way; Escape, or a button where it takes long, calls it off. */
export function LoadingOverlay({ shown, onCancel }: { shown: boolean; onCancel: () => void }) {
  return shown ? <Overlay onCancel={onCancel} /> : null
}
