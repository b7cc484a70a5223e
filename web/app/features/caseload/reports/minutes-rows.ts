import type { Client } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import { clientSessions, type ClientSession } from './client-sessions.ts'
import { monthsIn, overlap, weekdaysIn, type DateRange } from './date-range.ts'

/** The minutes of one client over a range. */
export interface MinutesRow {
  client: Client
  /** Null without minutes in the plan. */
  owed: number | null
  provided: number
  /** Owed and not provided; null without minutes in the plan. */
  missing: number | null
  makeups: number
  absences: number
  sessions: readonly ClientSession[]
}

/**
 * The minutes that a plan owes in a range, by school day: a week's minutes are shared by its five weekdays, a month's by
 * all of its weekdays. The parts of a range thus add up to the whole.
 */
export function owedMinutes(plan: NonNullable<Client['plan']>, range: DateRange): number {
  if (plan.per === 'week') return (plan.minutes * weekdaysIn(range)) / 5
  return monthsIn(range).reduce((sum, month) => {
    const days = overlap(month, range)
    return sum + (days ? (plan.minutes * weekdaysIn(days)) / weekdaysIn(month) : 0)
  }, 0)
}

/** The days on which a client was on the caseload: from the day they were added, or their first session. */
function servedIn({ created, archivedAt }: Client, range: DateRange, first: number | undefined): DateRange | null {
  return overlap(range, { from: Math.min(created, first ?? created), to: archivedAt ?? range.to })
}

function rowOf(client: Client, all: readonly SessionSummary[], range: DateRange, now: number): MinutesRow | null {
  const sessions = clientSessions(all, client.id, now)
  const days = servedIn(client, range, sessions[0]?.from)
  if (!days && sessions.length === 0) return null
  const provided = sessions.reduce((sum, { minutes }) => sum + minutes, 0)
  const owed = client.plan ? Math.round(days ? owedMinutes(client.plan, days) : 0) : null
  const count = (status: ClientSession['status']) => sessions.filter((one) => one.status === status).length
  return {
    ...{ client, owed, provided, missing: owed === null ? null : Math.max(0, owed - provided) },
    ...{ makeups: count('makeup'), absences: count('absent'), sessions },
  }
}

/** A row for each client who was on the caseload in a range, by code. `sessions` are those of the range. */
export function minutesRows(
  clients: readonly Client[],
  sessions: readonly SessionSummary[],
  range: DateRange,
  now = Date.now(),
): MinutesRow[] {
  return clients
    .flatMap((client) => rowOf(client, sessions, range, now) ?? [])
    .toSorted((a, b) => a.client.code.localeCompare(b.client.code, undefined, { numeric: true }))
}

export const minutesColumns = ['client', 'owed', 'provided', 'missing', 'makeups', 'absences'] as const
export type MinutesColumn = (typeof minutesColumns)[number]

/** Rows by a column; those without a plan come last, and equal ones stay by code. */
export function sortedRows(rows: readonly MinutesRow[], column: MinutesColumn, descending: boolean): MinutesRow[] {
  if (column === 'client') return descending ? rows.toReversed() : [...rows]
  const rank = (row: MinutesRow) => row[column] ?? (descending ? -1 : Infinity)
  return rows.toSorted((a, b) => (descending ? -1 : 1) * (rank(a) - rank(b)) || 0)
}

/** The sums of all rows; of owed and missing minutes, those of clients with a plan. */
export function totalsOf(rows: readonly MinutesRow[]): Record<Exclude<MinutesColumn, 'client'>, number> {
  const sum = (column: Exclude<MinutesColumn, 'client'>) => rows.reduce((total, row) => total + (row[column] ?? 0), 0)
  return {
    ...{ owed: sum('owed'), provided: sum('provided'), missing: sum('missing') },
    ...{ makeups: sum('makeups'), absences: sum('absences') },
  }
}

/** How often each group size was served, smallest first; absences aside. */
export function groupSizes(sessions: readonly ClientSession[]): [size: number, count: number][] {
  const served = sessions.filter(({ status }) => status !== 'absent')
  return [...Map.groupBy(served, ({ groupSize }) => groupSize)]
    .map(([size, list]): [number, number] => [size, list.length])
    .toSorted(([a], [b]) => a - b)
}
