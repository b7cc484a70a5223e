import { m } from '#messages'
import { ChevronDown } from 'lucide-react'
import { Checkbox, Field, Select, TextArea } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { ReportKind } from './report-kind.ts'
import { familyGoalsMost } from './family-page.tsx'
import { statements, type GoalReport, type Statement } from './goal-report.ts'

/** What a therapist changes for one goal; what's absent is as the rules say. */
export interface Edit {
  included?: boolean
  words?: string
  statement?: Statement
  comment?: string
}

export interface EditedGoal extends GoalReport {
  /** The statement that the rule chose. */
  rule: Statement
  included: boolean
  words: string
  comment: string
}

type OnChange = (goal: string, part: Edit) => void

function StatementChoice({ of, onChange }: { of: EditedGoal; onChange: OnChange }) {
  return (
    <Select
      label={m.caseload_report_progress_statement()}
      hint={of.statement === of.rule ? undefined : m.caseload_report_by_the_rule({ statement: of.rule })}
      value={of.statement}
      onChange={(event) => onChange(of.goal.id, { statement: event.target.value as Statement })}
    >
      {statements.map((statement) => (
        <option key={statement} value={statement}>
          {m.caseload_report_statement({ statement })}
        </option>
      ))}
    </Select>
  )
}

function GoalEdit({ kind, of, onChange }: { kind: ReportKind; of: EditedGoal; onChange: OnChange }) {
  const { goal, included, words, comment } = of
  return (
    <li className="grid gap-3 py-4 px-4 panel">
      <Checkbox
        label={<span className="break-words">{goal.text}</span>}
        checked={included}
        onChange={(event) => onChange(goal.id, { included: event.target.checked })}
      />
      {included ? (
        <>
          <StatementChoice of={of} onChange={onChange} />
          {kind === 'family' ? (
            <Field
              label={m.caseload_report_in_plain_words()}
              maxLength={120}
              value={words}
              onChange={(event) => onChange(goal.id, { words: event.target.value })}
            />
          ) : (
            <TextArea
              label={m.caseload_report_comment()}
              rows={3}
              maxLength={600}
              value={comment}
              onChange={(event) => onChange(goal.id, { comment: event.target.value })}
            />
          )}
        </>
      ) : null}
    </li>
  )
}

/** How the statements are chosen, for the therapist who signs them. */
function Rules() {
  return (
    <details className="text-body/[1.45]">
      <summary className="flex items-center gap-2 min-h-12 py-2 font-semibold cursor-pointer">
        <Icon of={ChevronDown} />
        {m.caseload_report_how_statements_are_chosen()}
      </summary>
      <ul className="grid gap-1.5 mt-2 pl-5 list-disc">
        <li>{m.caseload_report_rule_level()}</li>
        <li>{m.caseload_report_rule_met()}</li>
        <li>{m.caseload_report_rule_adequate()}</li>
        <li>{m.caseload_report_rule_slower()}</li>
        <li>{m.caseload_report_rule_early()}</li>
      </ul>
    </details>
  )
}

/** The goals of a report: which are on the page, and what it says about them. */
export function GoalEdits(props: { kind: ReportKind; goals: readonly EditedGoal[]; onChange: OnChange }) {
  const { kind, goals, onChange } = props
  const isLong = kind === 'family' && goals.filter(({ included }) => included).length > familyGoalsMost
  return (
    <section className="grid gap-3" aria-labelledby="report-goals">
      <h2 id="report-goals">{m.caseload_goals()}</h2>
      {isLong ? <p role="status">{m.caseload_report_more_goals_than_fit({ count: familyGoalsMost })}</p> : null}
      <ul className="grid gap-3 m-0 p-0 [list-style:none]">
        {goals.map((one) => (
          <GoalEdit key={one.goal.id} kind={kind} of={one} onChange={onChange} />
        ))}
      </ul>
      <Rules />
    </section>
  )
}
