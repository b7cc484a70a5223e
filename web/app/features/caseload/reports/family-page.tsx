import { m } from '#messages'
import type { Client } from '../../../caseload/records.ts'
import { rangeText, type DateRange } from './date-range.ts'
import type { GoalReport } from './goal-report.ts'
import { barOf, barText, homeKind } from './report-texts.ts'

/** More goals than this don't fit on one page. */
export const familyGoalsMost = 4

/** Steps in a row, filled up to a level: told apart in gray, and without color. */
function Bar({ label, level, goal }: { label: string; level: number | null; goal: GoalReport['goal'] }) {
  const bar = barOf(goal, level)
  if (!bar) return null
  return (
    <div className="report-row">
      <h4>{label}</h4>
      <div className="report-bar">
        <span className="report-steps" aria-hidden>
          {Array.from({ length: bar.of }, (_, at) => (
            <i key={at} className={at < bar.filled ? 'is-filled' : ''} />
          ))}
        </span>
        <span>{barText(goal, bar)}</span>
      </div>
    </div>
  )
}

/** A goal in a report for the family, with what the therapist calls it in plain words. */
export interface FamilyGoal extends GoalReport {
  words: string
}

function GoalPart({ report }: { report: FamilyGoal }) {
  const { goal, baseline, current, statement, words } = report
  const kind = homeKind(report)
  return (
    <section className="report-goal">
      <h3>{words}</h3>
      <p>{m.caseload_report_going({ statement })}</p>
      {current === null ? null : (
        <>
          <Bar label={m.caseload_report_at_the_start()} level={baseline} goal={goal} />
          <Bar label={m.caseload_report_now()} level={current} goal={goal} />
        </>
      )}
      <div className="report-row">
        <h4>{m.caseload_report_at_home()}</h4>
        <ul>
          <li>{m.caseload_report_help_first({ kind })}</li>
          <li>{m.caseload_report_help_second({ kind })}</li>
        </ul>
      </div>
      <div className="report-row">
        <h4>{m.caseload_report_next()}</h4>
        <p>{m.caseload_report_next_step({ statement })}</p>
      </div>
    </section>
  )
}

/** One page for the family: what was worked on, how it's going, how to help, and what comes next. */
export function FamilyPage(props: { client: Client; range: DateRange; reports: readonly FamilyGoal[] }) {
  return (
    <article className="report-page">
      <header>
        <h2>{m.caseload_report_how_is_doing({ code: props.client.code })}</h2>
        <p>{rangeText(props.range)}</p>
      </header>
      <p>{m.caseload_report_this_page_tells_you()}</p>
      {props.reports.map((report) => (
        <GoalPart key={report.goal.id} report={report} />
      ))}
      <footer>
        <p>{m.caseload_report_five_minutes_a_day()}</p>
        <p className="report-line">{m.caseload_report_what_you_noticed()}</p>
      </footer>
    </article>
  )
}
