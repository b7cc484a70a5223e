import { m } from '#messages'
import goalsPicture from '../../../assets/empty/goals.svg'
import { Download, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useCaseload } from '../../../caseload/caseload-store.ts'
import { dayValue } from '../../../caseload/day-value.ts'
import type { Client, Goal } from '../../../caseload/records.ts'
import { sessionsOfClient, type SessionSummary } from '../../../caseload/session-records.ts'
import type { Owner } from '../../../platform/storage/device-owner.ts'
import { paperOf, regionLanguages } from '../../../platform/paper.ts'
import { storedText } from '../../../platform/storage/stored-text.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RowSkeletons } from '../../../ui/skeleton.tsx'
import { BackToCaseload } from '../not-found.tsx'
import { viewHash } from '../use-caseload-view.ts'
import { clientSessions } from './client-sessions.ts'
import { FamilyPage, familyGoalsMost } from './family-page.tsx'
import { FilePage } from './file-page.tsx'
import { GoalEdits, type Edit } from './goal-edits.tsx'
import { reportedGoals } from './goal-report.ts'
import { papers, PrintCopy, type Paper } from './print-copy.tsx'
import { RangeChoice, useRange } from './range-choice.tsx'
import { clientCsv } from './report-csv.ts'
import { saveCsv } from '../../../platform/calls/save-file.ts'
import { reportKinds, type ReportKind } from './report-kind.ts'
import { plainGoal } from './report-texts.ts'
import { useSessions } from '../use-sessions.ts'

const kindNames: Record<ReportKind, string> = {
  family: m.caseload_report_for_the_family(),
  file: m.caseload_report_for_the_file(),
}
const paperNames: Record<Paper, string> = { letter: m.print_us_letter(), A4: m.caseload_report_a4() }
const storedPaper = storedText('marigold-report-paper')
const regionPaper = (): Paper => (paperOf(regionLanguages()) === 'letter' ? 'letter' : 'A4')

/** What a therapist changed on a page, by goal. */
function useEdits() {
  const [edits, setEdits] = useState<Readonly<Record<string, Edit>>>({})
  const change = (goal: string, part: Edit) => setEdits((now) => ({ ...now, [goal]: { ...now[goal], ...part } }))
  return { edits, change }
}

function useReport(client: Client, goals: readonly Goal[], sessions: readonly SessionSummary[]) {
  const [kind, setKind] = useState<ReportKind>('family')
  const range = useRange('this-month')
  const { edits, change } = useEdits()
  const all = reportedGoals(goals, client.id, sessions, range.range).map((report) => {
    const edit = edits[report.goal.id] ?? {}
    const words = edit.words ?? plainGoal(report)
    return { ...report, ...{ rule: report.statement, statement: edit.statement ?? report.statement, words }, edit }
  })
  // A family page starts with as many goals as fit, those that were worked on first.
  const first = all.toSorted((a, b) => b.sessions - a.sessions).slice(0, familyGoalsMost)
  const goalsOf = all.map((one) => {
    const isOn = kind === 'file' || first.includes(one)
    return { ...one, included: one.edit.included ?? isOn, comment: one.edit.comment ?? '' }
  })
  return { kind, setKind, range, change, goals: goalsOf, shown: goalsOf.filter(({ included }) => included) }
}

/** The choices above a report: which page, which days, which paper. */
function Choices(props: { report: ReturnType<typeof useReport>; paper: Paper }) {
  const { report, paper } = props
  return (
    <div className="grid gap-4 print:hidden">
      <div className="choice-pills flex flex-wrap gap-2" role="group" aria-label={m.caseload_report_page()}>
        {reportKinds.map((kind) => (
          <button key={kind} type="button" aria-pressed={report.kind === kind} onClick={() => report.setKind(kind)}>
            {kindNames[kind]}
          </button>
        ))}
      </div>
      <div className="grid gap-4 items-start sm:grid-cols-2 lg:grid-cols-4">
        <RangeChoice of={report.range} />
        <Select
          label={m.caseload_report_paper()}
          value={paper}
          onChange={(event) => storedPaper.write(event.target.value)}
        >
          {papers.map((one) => (
            <option key={one} value={one}>
              {paperNames[one]}
            </option>
          ))}
        </Select>
      </div>
    </div>
  )
}

/** The report of a client whose sessions have been read: choices, the goals to edit, and the page as it's printed. */
export function ReportView(props: { client: Client; goals: readonly Goal[]; sessions: readonly SessionSummary[] }) {
  const { client, goals, sessions } = props
  const report = useReport(client, goals, sessions)
  const { range, now } = report.range
  const paper = papers.find((one) => one === storedPaper.use()) ?? regionPaper()
  const page =
    report.kind === 'family' ? (
      <FamilyPage client={client} range={range} reports={report.shown} />
    ) : (
      <FilePage client={client} range={range} reports={report.shown} />
    )
  const inRange = sessions.filter(({ started }) => started >= range.from && started <= range.to)
  const save = () =>
    saveCsv(
      ['marigold-sessions', dayValue(range.from), dayValue(range.to)].join('-'),
      clientCsv(client, clientSessions(inRange, client.id, now), goals),
    )
  return (
    <>
      <Choices report={report} paper={paper} />
      {report.goals.length === 0 ? (
        <EmptyState
          picture={goalsPicture}
          action={
            <a className="btn btn-quiet" href={viewHash({ name: 'client', id: client.id })}>
              {m.caseload_open_the_goals()}
            </a>
          }
        >
          {m.caseload_report_no_goals_in_these_dates()}
        </EmptyState>
      ) : (
        <div className="grid gap-6 items-start lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <GoalEdits kind={report.kind} goals={report.goals} onChange={report.change} />
          <section className="lg:sticky lg:top-4" aria-label={m.caseload_report_preview()}>
            <div className="p-5 panel sm:p-9">{page}</div>
          </section>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button disabled={report.shown.length === 0} onClick={() => window.print()}>
          <Icon of={Printer} />
          {m.caseload_report_print_page()}
        </Button>
        <Button look="quiet" disabled={inRange.length === 0} onClick={save}>
          <Icon of={Download} />
          {m.caseload_report_download_sessions_as_csv()}
        </Button>
      </div>
      {report.shown.length > 0 ? <PrintCopy paper={paper}>{page}</PrintCopy> : null}
    </>
  )
}

/** Reports of one client over a range of days: a page for the family, a page for the file, and a table of the sessions. */
export function ClientReport({ client }: { client: Client }) {
  const caseload = useCaseload()
  const read = useCallback((owner: Owner) => sessionsOfClient(owner, client.id), [client.id])
  const sessions = useSessions(read)
  return (
    <>
      <BackToCaseload />
      <div className="head mb-0">
        <h1 className="min-w-0 text-section break-words">{m.caseload_report_reports_for({ code: client.code })}</h1>
      </div>
      {sessions === 'blocked' ? (
        <Notice tone="bad">{m.caseload_report_this_browser_blocks_storage()}</Notice>
      ) : sessions === 'reading' || !caseload ? (
        <div aria-busy="true">
          <RowSkeletons count={4} />
        </div>
      ) : (
        <ReportView client={client} goals={caseload.goals} sessions={sessions} />
      )}
    </>
  )
}
