import type { SessionSummary } from '../../../caseload/session-records.ts'
import { timesOfClient } from '../../../caseload/session-times.ts'
import type { Attendance } from '../../../caseload/session.ts'

/** One session from the side of one client. */
export interface ClientSession {
  session: SessionSummary
  status: Attendance
  from: number
  to: number
  /** Minutes of service: none for one who was absent. */
  minutes: number
  /** How many were served at once, this client among them. */
  groupSize: number
}

type Held = Pick<SessionSummary, 'attendance' | 'clients' | 'digests'>

/** Whether a client was there: who was scored without an attendance was. Null for a client of another session. */
function statusOf({ attendance, clients }: Held, client: string): Attendance | null {
  return attendance?.[client]?.status ?? (clients.includes(client) ? 'present' : null)
}

/** Everyone who was served: clients, and players who aren't on the caseload. */
function groupSizeOf(session: Held): number {
  const clients = session.clients.filter((id) => (statusOf(session, id) ?? 'absent') !== 'absent')
  const others = new Set(session.digests.flatMap(({ client, seat }) => (client === undefined ? [seat] : [])))
  return Math.max(1, clients.length + others.size)
}

/** The sessions of a client, in their order. */
export function clientSessions(sessions: readonly SessionSummary[], client: string, now: number): ClientSession[] {
  return sessions.flatMap((session) => {
    const status = statusOf(session, client)
    if (status === null) return []
    const trials = session.digests.flatMap(({ first, last }) => [{ at: first }, { at: last }])
    const times = timesOfClient({ ...session, trials: trials.toSorted((a, b) => a.at - b.at) }, client, now)
    const minutes = status === 'absent' ? 0 : times.minutes
    return [{ session, status, ...times, minutes, groupSize: groupSizeOf(session) }]
  })
}
