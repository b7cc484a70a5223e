import { m } from '#messages'
import { attendances, type Attendance } from '../../caseload/session.ts'
import type { Client } from '../../caseload/records.ts'
import { ClientName } from './client-name.tsx'

const names: Record<Attendance, string> = {
  present: m.caseload_present(),
  absent: m.caseload_absent(),
  makeup: m.caseload_makeup(),
}

/** Each client with one choice: present, absent, or a makeup session. */
export function AttendanceRows(props: {
  clients: readonly Client[]
  of: (client: string) => Attendance
  onChange: (client: string, status: Attendance) => void
}) {
  return (
    <ul className="grid gap-2.5">
      {props.clients.map((client) => (
        <li key={client.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ClientName client={client} />
          <div
            className="choice-pills flex flex-wrap gap-2"
            role="group"
            aria-label={m.caseload_attendance_of({ code: client.code })}
          >
            {attendances.map((status) => (
              <button
                key={status}
                type="button"
                aria-pressed={props.of(client.id) === status}
                onClick={() => props.onChange(client.id, status)}
              >
                {names[status]}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
