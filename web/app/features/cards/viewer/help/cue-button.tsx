import { m } from '#messages'
import { ChevronUp } from 'lucide-react'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import type { ViewerAction } from '../input/keys.ts'
import { deferredCode } from '../deferred-code.ts'
import { hasSwitches, useViewerSettings } from '../settings/settings.ts'
import { cueTypeNames } from '../../../../caseload/practice.ts'
import { cueNames } from '../../../../caseload/tally.ts'
import type { CurrentHelp } from './use-help.ts'
import { after } from '../../../../platform/time/timers.ts'

const { HelpPanel } = deferredCode

/** How long the button must be held to open the panel. */
const holdMs = 500

/** A long press or a right click opens the panel; a short press is a click. */
function useHold(onHold: () => void) {
  const cancel = useRef<() => void>(undefined)
  const held = useRef(false)
  const isDown = useRef(false)
  useEffect(() => () => cancel.current?.(), [])
  const end = () => {
    isDown.current = false
    cancel.current?.()
  }
  return {
    /** Returns true once after a hold, whose click must be ignored. */
    wasHeld: () => {
      const was = held.current
      held.current = false
      return was
    },
    handlers: {
      onPointerDown: () => {
        held.current = false
        isDown.current = true
        cancel.current?.()
        cancel.current = after(holdMs, () => {
          held.current = true
          onHold()
        })
      },
      onPointerUp: end,
      onPointerLeave: end,
      onPointerCancel: end,
      onContextMenu: (event: React.MouseEvent) => {
        event.preventDefault()
        // A long touch ends in a context menu event; a right click or the menu key isn't followed by a click.
        held.current = isDown.current && event.button !== 2
        end()
        onHold()
      },
    },
  }
}

/** Cue level button: a tap advances it, a hold opens its types and the practice settings. */
export const CueButton = memo(function CueButton(props: { help: CurrentHelp; onAct: (action: ViewerAction) => void }) {
  const { help, onAct } = props
  const [open, setOpen] = useState(false)
  const { wasHeld, handlers } = useHold(() => setOpen(true))
  const { cue, cueType } = help.now
  // A switch can't be held.
  const switches = hasSwitches(useViewerSettings())
  return (
    <div className="cue-box" data-scan-group="" data-scan-late="">
      <button
        type="button"
        className="cue"
        data-scan=""
        aria-expanded={open || undefined}
        aria-haspopup="dialog"
        title={m.cards_hold_or_press_the_up_arrow()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
        {...handlers}
        onClick={() => {
          if (!wasHeld()) onAct('cue')
        }}
      >
        <span className="bars" aria-hidden>
          {[1, 2, 3].map((bar) => (
            <i key={bar} className={bar <= cue ? 'is-on' : ''} />
          ))}
        </span>
        <span>
          <small>{m.cards_cue_2({ cue })}</small>
          <b>{cueType ? cueTypeNames[cueType] : cueNames[cue]}</b>
          <span className="sr-only"> {m.cards_change_the_cue_level()}</span>
        </span>
        <ChevronUp aria-hidden className="cue-up" />
        <kbd aria-hidden>C</kbd>
      </button>
      {switches ? (
        <button type="button" className="cue-more" data-scan="" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {m.cards_cue_type()}
        </button>
      ) : null}
      {open ? (
        <Suspense>
          <HelpPanel help={help} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
})
