import { renderToStaticMarkup } from 'react-dom/server'
import { noteOf } from '../../../caseload/notes/note.ts'
import type { NoteParticipants } from '../../../caseload/notes/subjects.ts'
import { isToward, pointsOf } from '../../../caseload/progress/points.ts'
import type { Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import type { TherapySession } from '../../../caseload/session.ts'
import { clientSessions } from '../reports/client-sessions.ts'
import { customRange } from '../reports/date-range.ts'
import { FamilyPage } from '../reports/family-page.tsx'
import { FilePage } from '../reports/file-page.tsx'
import { reportedGoals } from '../reports/goal-report.ts'
import { minutesRows } from '../reports/minutes-rows.ts'
import { clientCsv, minutesCsv, sessionsCsv } from '../reports/report-csv.ts'
import { plainGoal } from '../reports/report-texts.ts'
import type { Window } from './testing-window.ts'

/** The points of a goal's chart, by the visit that each stands for. */
export function pointsByVisit(
  sessions: readonly SessionSummary[],
  goal: Goal,
  probe: boolean,
  visitOf: ReadonlyMap<string, string>,
) {
  const points = pointsOf(sessions, isToward(goal))
  return (probe ? points.probes : points.practice).map(({ session, trials, answered, correct, rated }) => ({
    ...{ visit: visitOf.get(session), trials, answered, correct, rated },
  }))
}

const results = [
  /in (\d+) of (\d+) trials?\b/g,
  /Completed (\d+) of (\d+) trials?/g,
  /Joined in independently in (\d+) of (\d+)/g,
  /Rated (\d) before and (\d) after/g,
]

/** A note about one client, and the numbers that its results state. */
export function notesOf(session: TherapySession, people: NoteParticipants, whose: string) {
  const text = noteOf({ session, people, whose }, '{data}')
  const found = results.flatMap((pattern) => [...text.matchAll(pattern)].map(([, a, b]) => `${a} of ${b}`))
  return { text, results: found }
}

/** The sums of a client's CSV. */
export function csvSums(csv: string): { trials: number; answered: number; correct: number } {
  const [head = '', ...rows] = csv.trim().split('\r\n')
  const columns = head.split(',')
  const cells = rows.map((row) => row.replaceAll(/"[^"]*"/g, '').split(','))
  const sum = (name: string) => cells.reduce((total, row) => total + Number(row[columns.indexOf(name)] ?? 0), 0)
  return { trials: sum('trials'), answered: sum('answered'), correct: sum('correct') }
}

/** Every report of March as a therapist sees or saves it. */
export async function reportsOf(window: Window, owner: number) {
  const { clients, goals } = await window.loadCaseload()
  const range = customRange('2026-03-01', '2026-03-31') ?? { from: 0, to: 0 }
  const rows = minutesRows(clients, await window.sessionsBetween(owner, range.from, range.to), range)
  const pages = await Promise.all(
    clients.map(async (client) => {
      const sessions = await window.sessionsOfClient(owner, client.id)
      const reports = reportedGoals(goals, client.id, sessions, range)
      const family = reports.map((report) => ({ ...report, words: plainGoal(report) }))
      const file = reports.map((report) => ({ ...report, comment: '' }))
      return {
        code: client.code,
        family: renderToStaticMarkup(<FamilyPage client={client} range={range} reports={family} />),
        file: renderToStaticMarkup(<FilePage client={client} range={range} reports={file} />),
        csv: clientCsv(client, clientSessions(sessions, client.id, Date.now()), goals),
      }
    }),
  )
  return {
    rows: rows.map(({ client, owed, provided, missing, makeups, absences }) => ({
      ...{ client: { code: client.code }, owed, provided, missing, makeups, absences },
    })),
    files: new Map(pages.map(({ code, file }) => [code, file])),
    families: new Map(pages.map(({ code, family }) => [code, family])),
    csv: {
      clients: new Map(pages.map(({ code, csv }) => [code, csv])),
      minutes: minutesCsv(rows, range),
      sessions: sessionsCsv(rows),
    },
  }
}
