import { m } from '#messages'
import { ClipboardCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Caseload } from '../../caseload/records.ts'
import { sessionsBetween, type SessionSummary } from '../../caseload/session-records.ts'
import { useTherapySession } from '../../caseload/session-store.ts'
import { currentOwner } from '../../platform/storage/device-owner.ts'
import { useToday } from '../../platform/time/use-today.ts'
import { LinkRow } from '../../ui/link-row.tsx'
import { clockText, resultText, whoText } from './session-text.ts'
import { viewHash } from './use-caseload-view.ts'

const isOver = ({ ended, clients }: SessionSummary) => ended !== undefined && clients.length > 0

/** The sessions with clients that ended today, newest first. */
export function useEndedToday(): readonly SessionSummary[] {
  const today = useToday()
  const { id, ended } = useTherapySession()
  const [sessions, setSessions] = useState<readonly SessionSummary[]>([])
  useEffect(() => {
    let wanted = true
    sessionsBetween(currentOwner(), today, Infinity)
      .then((found) => wanted && setSessions(found.filter(isOver).toReversed()))
      .catch(() => {}) // storage is blocked: there are none
    return () => {
      wanted = false
    }
  }, [today, id, ended])
  return sessions
}

/** The session that ended last, with the way to its note. */
export function LastSession({ session, caseload }: { session: SessionSummary; caseload: Caseload }) {
  return (
    <section aria-labelledby="start-last">
      <h3 id="start-last" className="mb-3">
        {m.caseload_last_session()}
      </h3>
      <ul className="ws-panel panel">
        <li>
          <LinkRow
            to={`/caseload${viewHash({ name: 'session', id: session.id })}`}
            icon={ClipboardCheck}
            title={whoText(session, caseload)}
            line={`${resultText(session)} · ${clockText(session)}`}
            end={<span className="link">{m.cards_note()}</span>}
          />
        </li>
      </ul>
    </section>
  )
}
