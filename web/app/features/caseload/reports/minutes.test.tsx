import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fakeTrial } from '../../../caseload/fake-trial.ts'
import { digestsOf } from '../../../caseload/digest.ts'
import { newRecord, type Client } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import type { TherapySession } from '../../../caseload/session.ts'
import { clientSessions } from './client-sessions.ts'
import { customRange, monthsIn, rangeOf, rangeText, weekdaysIn } from './date-range.ts'
import { groupSizes, minutesRows, owedMinutes, sortedRows, totalsOf } from './minutes-rows.ts'
import { MinutesView } from './minutes-report.tsx'
import { clientCsv, minutesCsv, sessionsCsv } from './report-csv.ts'

const at = (day: number, hour = 10, minute = 0) => new Date(2026, 10, day, hour, minute).getTime()
const november = customRange('2026-11-01', '2026-11-30') ?? { from: 0, to: 0 }
const client = (code: string, part: Partial<Client> = {}): Client => ({
  ...newRecord(0),
  ...{ id: code, code, mark: 1, discipline: 'SLP', plan: { minutes: 30, per: 'week' } },
  ...part,
})

let made = 0
function held(
  day: number,
  attendance: NonNullable<TherapySession['attendance']>,
  part: Partial<SessionSummary> = {},
): SessionSummary {
  made += 1
  return {
    ...{ version: 2, id: `s${made}`, started: at(day), ended: at(day, 10, 30), seat: 1, goal: 0, attendance },
    ...{ clients: Object.keys(attendance), digests: [] },
    ...part,
  }
}
const sessions = [
  held(3, { A: { status: 'present' }, B: { status: 'present', joined: at(3, 10, 10) }, C: { status: 'absent' } }),
  held(10, { A: { status: 'makeup', left: at(10, 10, 20) } }),
  held(17, { A: { status: 'present', joined: at(17, 10, 5) } }, { minutes: 45 }),
  held(24, {}, { clients: ['B'], digests: digestsOf([fakeTrial({ client: 'B' }), fakeTrial({ seat: 4 })]) }),
]
const clients = [client('B'), client('A'), client('C', { plan: undefined })]
const rows = minutesRows(clients, sessions, november, at(30))

describe('a range', () => {
  it('is this month or school year until today, or the whole of last month', () => {
    const now = at(27, 15)
    const days = (kind: Parameters<typeof rangeOf>[0], on = now) => rangeText(rangeOf(kind, on))
    expect(days('this-month')).toBe('Nov 1 – 27, 2026')
    expect(days('last-month')).toBe('Oct 1 – 31, 2026')
    expect(days('school-year')).toBe('Aug 1 – Nov 27, 2026')
    expect(days('school-year', new Date(2027, 6, 4).getTime())).toBe('Aug 1, 2026 – Jul 4, 2027')
    expect(days('last-month', new Date(2027, 0, 4).getTime())).toBe('Dec 1 – 31, 2026')
  })

  it('of own dates needs two in order', () => {
    expect(customRange('2026-11-02', '2026-11-01')).toBeNull()
    expect(customRange('', '2026-11-01')).toBeNull()
    expect(customRange('2026-11-02', '2026-11-02')).toEqual({ from: at(2, 0), to: at(3, 0) - 1 })
  })

  it('has weekdays and months', () => {
    expect(weekdaysIn(november)).toBe(21)
    expect(weekdaysIn({ from: at(7, 0), to: at(8, 23) })).toBe(0)
    expect(monthsIn({ from: at(15), to: at(45) })).toHaveLength(2)
  })
})

describe('minutes owed', () => {
  const days = (from: number, to: number) => ({ from: at(from, 0), to: at(to, 23, 59) })
  it('are a week’s by its weekdays, and add up', () => {
    const plan = { minutes: 30, per: 'week' } as const
    expect(owedMinutes(plan, days(2, 6))).toBe(30)
    expect(owedMinutes(plan, days(2, 8))).toBe(30)
    expect(owedMinutes(plan, days(2, 3)) + owedMinutes(plan, days(4, 8))).toBe(30)
  })

  it('are a month’s by its weekdays', () => {
    const plan = { minutes: 120, per: 'month' } as const
    expect(owedMinutes(plan, november)).toBe(120)
    expect(Math.round(owedMinutes(plan, days(2, 6)))).toBe(Math.round((120 * 5) / 21))
    expect(owedMinutes(plan, { from: new Date(2026, 9, 1).getTime(), to: november.to })).toBe(240)
  })

  it('begin on the day a client was added, and end when they are archived', () => {
    const [row] = minutesRows([client('N', { created: at(9), archivedAt: at(13) })], [], november)
    expect(row?.owed).toBe(30)
    expect(minutesRows([client('N', { created: at(1), archivedAt: at(1) - 90 * 86_400_000 })], [], november)).toEqual(
      [],
    )
    // Trials that were moved to a new client are older than the client.
    const [moved] = minutesRows([client('A', { created: at(30) })], sessions, november)
    expect(moved?.owed).toBe(Math.round((30 * 20) / 5))
  })
})

describe('minutes provided', () => {
  it('leave absences out, and late and early minutes', () => {
    const of = (id: string) =>
      clientSessions(sessions, id, at(30)).map((one) => [one.status, one.minutes, one.groupSize])
    expect(of('A')).toEqual([
      ['present', 30, 2],
      ['makeup', 20, 1],
      // The therapist entered 45 minutes, of which 5 were missed.
      ['present', 40, 1],
    ])
    // Someone who isn't on the caseload was scored, too.
    expect(of('B')).toEqual([
      ['present', 20, 2],
      ['present', 30, 2],
    ])
    expect(of('C')).toEqual([['absent', 0, 2]])
  })

  it('are compared with what is owed, by client', () => {
    expect(
      rows.map(({ client: { code }, owed, provided, missing, makeups, absences }) => [
        ...[code, owed, provided, missing, makeups, absences],
      ]),
    ).toEqual([
      ['A', 126, 90, 36, 1, 0],
      ['B', 126, 50, 76, 0, 0],
      ['C', null, 0, null, 0, 1],
    ])
    expect(totalsOf(rows)).toEqual({ owed: 252, provided: 140, missing: 112, makeups: 1, absences: 1 })
    expect(groupSizes(rows[0]?.sessions ?? [])).toEqual([
      [1, 2],
      [2, 1],
    ])
  })

  it('are sorted by any column, clients without a plan last', () => {
    const codes = (...order: [Parameters<typeof sortedRows>[1], boolean]) =>
      sortedRows(rows, ...order).map((row) => row.client.code)
    expect(codes('client', true)).toEqual(['C', 'B', 'A'])
    expect(codes('missing', true)).toEqual(['B', 'A', 'C'])
    expect(codes('missing', false)).toEqual(['A', 'B', 'C'])
    expect(codes('provided', false)).toEqual(['C', 'B', 'A'])
  })
})

describe('tables for spreadsheets', () => {
  const lines = (csv: string) => csv.trimEnd().split('\r\n').slice(1)
  it('have a row for each client', () => {
    expect(lines(minutesCsv(rows, november))[0]).toBe(
      'A,SLP,30,week,2026-11-01,2026-11-30,126,90,36,3,1,0,2 x 1; 1 x 2',
    )
    expect(lines(minutesCsv(rows, november))[2]).toBe('C,SLP,,,2026-11-01,2026-11-30,,0,,0,0,1,')
  })

  it('have a row for each client in each session', () => {
    expect(lines(sessionsCsv(rows))).toHaveLength(6)
    expect(lines(sessionsCsv(rows))[1]).toBe('2026-11-10,10:00,10:20,A,makeup,20,1,')
    expect(lines(sessionsCsv(rows))[5]).toBe('2026-11-03,,,C,absent,0,,')
  })

  it('have a row for each target of a client', () => {
    const [only] = lines(clientCsv(client('B'), clientSessions(sessions.slice(3), 'B', at(30)), []))
    expect(only).toBe('2026-11-24,10:00,10:30,B,present,30,2,,,"R, initial, words",accuracy,no,1,1,1')
  })

  it('never let a spreadsheet read a code as a formula', () => {
    const wrong = client('=HYPERLINK("x")')
    const session = held(3, { [wrong.id]: { status: 'present' } })
    const unsafe = minutesRows([wrong], [session], november)
    for (const csv of [minutesCsv(unsafe, november), sessionsCsv(unsafe)]) expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  })
})

describe('the minutes on screen', () => {
  const html = (list: typeof rows) => {
    const Stub = createRoutesStub([{ path: '*', Component: () => <MinutesView rows={list} range={november} /> }])
    return renderToStaticMarkup(<Stub initialEntries={['/']} />)
  }
  it('are a table with totals, sorted by client', () => {
    const shown = html(rows)
    expect(shown).toContain('aria-sort="ascending"')
    expect(shown).toContain('Total of 3 clients')
    expect(shown).toContain('2 individual and 1 in a group of 2')
    expect(shown).toContain('No minutes in the plan')
    expect(shown).toContain('href="#client/A"')
  })

  it('hold long codes', () => {
    expect(html(minutesRows([client('W'.repeat(24))], [], november))).toContain('W'.repeat(24))
  })

  it('say so where nobody was on the caseload', () => {
    expect(html([])).toContain('No client was on your caseload in these dates.')
  })
})
