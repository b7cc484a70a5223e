import { m } from '#messages'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Caseload } from '../../caseload/records.ts'
import { addDuringSession } from '../../caseload/seating.ts'
import { withStatus, type Attendance, type TherapySession } from '../../caseload/session.ts'
import { changeSession, useTherapySession } from '../../caseload/session-store.ts'
import type { TablePlayer } from '../../players/table.ts'
import { changeTable } from '../../players/table-store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AttendanceRows } from './attendance-rows.tsx'

/** The players with a client's turns skipped or given again; the last player there always keeps theirs. */
function withAway(players: readonly TablePlayer[], client: string, away: boolean): readonly TablePlayer[] {
  const next = players.map((player) => (player.client === client ? { ...player, away } : player))
  return next.some((player) => !player.away) ? next : players
}

/** Another status of a client from now on. Going back to what was there when the dialog opened restores it. */
function withChoice(now: TherapySession, before: TherapySession['attendance'], client: string, status: Attendance) {
  const first = now.trials.find((trial) => trial.client === client)?.at ?? Infinity
  const original = before?.[client]
  const attendance =
    original?.status === status
      ? { ...now.attendance, [client]: original }
      : withStatus(now.attendance, client, status, Math.min(first, Date.now()))
  return { ...now, attendance }
}

/** Who is here: attendance of those who are expected, and clients who join late. */
export function AttendanceDialog(props: { open: boolean; caseload: Caseload; onClose: () => void }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={m.caseload_attendance()}>
      {props.open ? <AttendanceNow caseload={props.caseload} /> : null}
    </Dialog>
  )
}

function AttendanceNow({ caseload }: { caseload: Caseload }) {
  const { attendance = {} } = useTherapySession()
  const [before] = useState(attendance)
  const inSession = caseload.clients.filter(({ id }) => attendance[id])
  const others = caseload.clients
    .filter(({ id, archivedAt }) => !attendance[id] && archivedAt === undefined)
    .toSorted((a, b) => a.code.localeCompare(b.code, undefined, { numeric: true }))
  return (
    <div className="grid gap-5 w-full">
      <AttendanceRows
        clients={inSession}
        of={(client) => attendance[client]?.status ?? 'present'}
        onChange={(client, status) => {
          changeSession((now) => withChoice(now, before, client, status))
          changeTable((now) => ({ ...now, players: withAway(now.players, client, status === 'absent') }))
        }}
      />
      {others.length > 0 && inSession.length < 6 ? (
        <section aria-labelledby="attendance-late">
          <h3 id="attendance-late">{m.caseload_someone_joins_late()}</h3>
          <p className="text-ink-2 mt-1 mb-2.5">{m.caseload_their_minutes_count_from_now()}</p>
          <div className="flex flex-wrap gap-2 max-h-60 overflow-y-auto">
            {others.map((client) => (
              <button
                key={client.id}
                type="button"
                className="btn btn-quiet btn-small"
                onClick={() => addDuringSession(client, caseload, changeSession)}
              >
                <Icon of={UserPlus} />
                {client.code}
              </button>
            ))}
          </div>
        </section>
      ) : null}
    </div>
  )
}
