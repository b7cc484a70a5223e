import { csvTable } from '../../../caseload/csv.ts'
import { dayValue } from '../../../caseload/day-value.ts'
import { answeredOf } from '../../../caseload/digest.ts'
import { answeredIn, trialsOf } from '../../../caseload/progress/points.ts'
import type { Client, Goal } from '../../../caseload/records.ts'
import type { ClientSession } from './client-sessions.ts'
import type { DateRange } from './date-range.ts'
import { groupSizes, type MinutesRow } from './minutes-rows.ts'

/** 'HH:MM' of a time here. */
function timeValue(at: number): string {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}

const sessionColumns = 'date,start,end,client,attendance,minutes,group size,setting'

function sessionCells({ code }: Client, { session, status, from, to, minutes, groupSize }: ClientSession) {
  const served = status !== 'absent'
  const times = served ? [timeValue(from), timeValue(to)] : ['', '']
  return [dayValue(from), ...times, code, status, minutes, served ? groupSize : undefined, session.setting]
}

/** A row for each client in each session. */
export function sessionsCsv(rows: readonly Pick<MinutesRow, 'client' | 'sessions'>[]): string {
  const cells = rows.flatMap(({ client, sessions }) => sessions.map((one) => sessionCells(client, one)))
  return csvTable(sessionColumns, cells)
}

/** A row for each client: minutes owed under the plan against minutes provided. */
export function minutesCsv(rows: readonly MinutesRow[], { from, to }: DateRange): string {
  const columns =
    'client,discipline,plan minutes,plan per,first day,last day,minutes owed,minutes provided,minutes missing,' +
    'sessions,makeup sessions,absences,group sizes'
  const cells = rows.map(({ client, sessions, ...row }) => [
    ...[client.code, client.discipline, client.plan?.minutes, client.plan?.per, dayValue(from), dayValue(to)],
    ...[row.owed ?? undefined, row.provided, row.missing ?? undefined],
    ...[sessions.length - row.absences, row.makeups, row.absences],
    groupSizes(sessions)
      .map(([size, count]) => `${count} x ${size}`)
      .join('; '),
  ])
  return csvTable(columns, cells)
}

/** A client's sessions: a row for each target in each session, and one for a session without trials. */
export function clientCsv(client: Client, sessions: readonly ClientSession[], goals: readonly Goal[]): string {
  const columns = `${sessionColumns},goal,target,scored on,probe,trials,answered,correct,first rating,last rating`
  const cells = sessions.flatMap((one) => {
    const digests = one.session.digests.filter((digest) => digest.client === client.id)
    const start = sessionCells(client, one)
    if (digests.length === 0) return [start]
    return digests.map((digest) => {
      const { target, scale, rated = [] } = digest
      const goal = goals.find(({ id }) => id === digest.goal)?.text
      const what = [goal, target, scale, digest.probe ? 'yes' : 'no']
      // A rating is neither right nor wrong.
      const correct = scale === 'rating' ? undefined : answeredOf(digest).correct
      return [...start, ...what, trialsOf(digest), answeredIn(digest), correct, ...rated]
    })
  })
  return csvTable(columns, cells)
}
