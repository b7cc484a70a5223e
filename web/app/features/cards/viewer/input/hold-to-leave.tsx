import { m } from '#messages'
import { useRef, type ReactNode } from 'react'
import { useViewerSettings } from '../settings/settings.ts'
import { after } from '../../../../platform/time/timers.ts'

/** How long an exit must be held. */
const holdMs = 1500

/**
 * Requires the exits inside to be held, if the settings say so, so that a child's tap doesn't leave. Keys work at once,
 * because they are pressed on purpose.
 */
export function HoldToLeave({ children }: { children: ReactNode }) {
  const { holdToLeave } = useViewerSettings()
  const held = useRef<{ cancel: () => void; element: HTMLElement } | null>(null)
  const passes = useRef(false)
  if (!holdToLeave) return children
  const release = () => {
    if (!held.current) return
    held.current.cancel()
    delete held.current.element.dataset.held
    held.current = null
  }
  return (
    <div
      className="hold-to-leave"
      onPointerDownCapture={(event) => {
        release()
        const element = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
        if (!element) return
        element.dataset.held = ''
        const cancel = after(holdMs, () => {
          release()
          passes.current = true
          element.click()
          passes.current = false
        })
        held.current = { cancel, element }
      }}
      onPointerUpCapture={release}
      onPointerLeave={release}
      onPointerCancelCapture={release}
      onContextMenu={(event) => event.preventDefault()}
      onClickCapture={(event) => {
        // A click by key or switch has no pointer (detail 0).
        if (passes.current || event.detail === 0) return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
      <p className="hold-hint">{m.cards_hold_to_leave()}</p>
    </div>
  )
}
