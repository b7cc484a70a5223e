import { m } from '#messages'
import { useEffect, useState } from 'react'
import type { Caseload } from '../../caseload/records.ts'
import { sessionsBetween, type SessionSummary } from '../../caseload/session-records.ts'
import { currentOwner } from '../../platform/storage/device-owner.ts'
import { SessionList } from './session-list.tsx'

const week = 7 * 24 * 60 * 60_000

/** The sessions of the last seven days, newest first; also those without a client, so that they can be assigned. */
export function RecentSessions({ caseload }: { caseload: Caseload }) {
  const [sessions, setSessions] = useState<SessionSummary[] | null>(null)
  useEffect(() => {
    void sessionsBetween(currentOwner(), Date.now() - week, Infinity).then((found) => setSessions(found.toReversed()))
  }, [])
  if (!sessions || sessions.length === 0) return null
  return (
    <section aria-labelledby="caseload-recent">
      <h2 id="caseload-recent">{m.caseload_last_7_days()}</h2>
      <SessionList sessions={sessions} caseload={caseload} />
    </section>
  )
}
