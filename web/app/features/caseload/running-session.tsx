import { m } from '#messages'
import { CircleStop, Layers, UserRoundCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Caseload } from '../../caseload/records.ts'
import { StorageAlert } from '../../caseload/storage-alert.tsx'
import { endSession, useTherapySession } from '../../caseload/session-store.ts'
import { isRunning } from '../../caseload/session.ts'
import { every } from '../../platform/time/timers.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ClientMarks } from './client-name.tsx'
import { AttendanceDialog } from './attendance-dialog.tsx'
import { whoText } from './session-text.ts'
import type { CardsUrl } from './start-session.ts'
import { openView, type CaseloadView } from './use-caseload-view.ts'
import { useCardsOfSession } from './use-cards-of-session.ts'

function useMinutes(started: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => every(15_000, () => setNow(Date.now())), [])
  return Math.max(0, Math.floor((now - started) / 60_000))
}

interface RunningSessionProps {
  caseload: Caseload
  cardsUrl: CardsUrl
  /** Opens the session that has ended. */
  onEnd?: (view: CaseloadView) => void
}

/** The session that is running in this tab, with the way back to it, attendance, and its end. */
export function RunningSession({ caseload, cardsUrl, onEnd = openView }: RunningSessionProps) {
  const navigate = useNavigate()
  const session = useTherapySession()
  const cards = useCardsOfSession(cardsUrl)
  const minutes = useMinutes(session.started)
  const [asking, setAsking] = useState(false)
  const clients = Object.keys(session.attendance ?? {})
  if (!isRunning(session)) return null
  const here = clients.flatMap((id) => caseload.clients.find((one) => one.id === id) ?? [])
  const end = () => {
    endSession()
    onEnd({ name: 'session', id: session.id })
  }
  return (
    <section
      className="flex flex-wrap items-center content-center gap-x-6 gap-y-4 p-5.5 panel rounded-(--radius-l) outline-3 -outline-offset-3 outline-marigold"
      aria-label={m.caseload_session_in_progress()}
    >
      <div className="flex-[1_1_240px] min-w-0">
        <h3 className="running-who mb-1">{whoText({ group: session.group, clients }, caseload)}</h3>
        <span role="timer" aria-live="off">
          {m.caseload_min({ minutes, trials: m.cards_trials({ count: session.trials.length }) })}
        </span>
        {session.group ? <ClientMarks clients={here} /> : null}
      </div>
      <div className="flex flex-wrap gap-2.5 phone:grid phone:grid-cols-2 phone:w-full phone:[&>*]:px-3 phone:[&>*]:whitespace-nowrap phone:[&>:first-child]:col-span-2">
        <Button onClick={() => void navigate(cards())}>
          <Icon of={Layers} />
          {m.caseload_back_to_the_cards()}
        </Button>
        <Button look="quiet" onClick={() => setAsking(true)}>
          <Icon of={UserRoundCheck} />
          {m.caseload_attendance()}
        </Button>
        <Button look="quiet" onClick={end}>
          <Icon of={CircleStop} />
          {m.caseload_end_session()}
        </Button>
      </div>
      <StorageAlert />
      <AttendanceDialog open={asking} caseload={caseload} onClose={() => setAsking(false)} />
    </section>
  )
}
