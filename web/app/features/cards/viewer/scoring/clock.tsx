import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { m } from '#messages'
import { memo, useEffect, useState } from 'react'
import { useViewerSettings } from '../settings/settings.ts'
import { useTherapySession } from '../../../../caseload/session-store.ts'
import { every } from '../../../../platform/time/timers.ts'

/** Formats minutes and seconds: '4:07'. */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Time since the session started. */
function SessionClock() {
  const { started } = useTherapySession()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    return every(1000, () => setNow(Date.now()))
  }, [])
  return (
    <span className="block mt-1.5 tabular-nums" role="timer" aria-label={m.cards_session_time()} aria-live="off">
      {formatClock(now - started)}
    </span>
  )
}

/** The card's number, and the session clock if enabled. */
export const ClockAndCount = memo(function ClockAndCount({ index, length }: { index: number; length: number }) {
  const { clock } = useViewerSettings()
  return (
    <p className="count may-fade">
      <ParaglideMessage
        message={m.cards_of_2}
        inputs={{ at: index + 1, length }}
        markup={{ b: ({ children }) => <b>{children}</b> }}
      />
      {clock ? <SessionClock /> : null}
    </p>
  )
})

/** A bar that fills along the card's bottom edge; it ends nothing and makes no sound. */
export function TurnTimer({ seconds }: { seconds: number }) {
  if (seconds === 0) return null
  return (
    <span
      className="turn-timer absolute z-2 [inset:auto_calc(var(--u)_*_8)_calc(var(--u)_*_1.2)] h-[max(5px,calc(var(--u)_*_1.4))] rounded-(--full) bg-slate-soft overflow-hidden"
      aria-hidden
    >
      <i style={{ animationDuration: `${seconds}s` }} />
    </span>
  )
}
