import { m } from '#messages'
import type { Client } from '../../../caseload/records.ts'
import { rangeText, type DateRange } from './date-range.ts'
import type { GoalReport } from './goal-report.ts'
import { criterionText, levelText } from './report-texts.ts'

/** A goal in a report for the file, with the therapist's comment. */
export interface FileGoal extends GoalReport {
  comment: string
}

function GoalPart({ report }: { report: FileGoal }) {
  const { goal, baseline, current, sessions, statement, comment } = report
  const facts = [
    [m.caseload_baseline(), levelText(goal, baseline)],
    [m.caseload_criterion(), criterionText(goal)],
    [m.caseload_report_current_level(), levelText(goal, current)],
    [m.caseload_sessions(), String(sessions)],
  ]
  return (
    <section className="report-goal">
      <h3>{goal.text}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <b>{m.caseload_report_statement({ statement })}</b>
      </p>
      {comment.trim() === '' ? null : <p className="report-comment">{comment.trim()}</p>}
    </section>
  )
}

/** The progress report for the file: each goal with its numbers, a statement, and a comment. */
export function FilePage(props: { client: Client; range: DateRange; reports: readonly FileGoal[] }) {
  return (
    <article className="report-page">
      <header>
        <h2>{m.caseload_report_progress_on_goals_of({ code: props.client.code })}</h2>
        <p>{rangeText(props.range)}</p>
      </header>
      {props.reports.map((report) => (
        <GoalPart key={report.goal.id} report={report} />
      ))}
      <footer>
        <p className="report-line">{m.caseload_report_therapist_and_date()}</p>
      </footer>
    </article>
  )
}
