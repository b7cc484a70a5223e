import { m } from '#messages'
import { Lightbulb } from 'lucide-react'
import { useMemo } from 'react'
import { aimLine, baselineOf, lastCounting, whenMet, type Spot } from '../../../caseload/progress/aim.ts'
import { valueText, wholeDayText } from '../../../caseload/progress/chart-texts.ts'
import { LineChart, StackedBars } from '../../../caseload/progress/lazy-charts.tsx'
import { Legend, type LegendItem } from '../../../caseload/progress/legend.tsx'
import { nextStep } from '../../../caseload/progress/next-step.ts'
import { adviceText, reasonText, ruleText } from '../../../caseload/progress/next-step-texts.ts'
import { isToward, pointsOf, type Point } from '../../../caseload/progress/points.ts'
import { linesOf, paceSeries, unitOf } from '../../../caseload/progress/series.ts'
import { ValuesTable } from '../../../caseload/progress/values-table.tsx'
import type { Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Later } from '../../../ui/later.tsx'
import { captionOf, levelsOf, tableOf } from './goal-texts.ts'
import { Breakdown } from './goal-breakdown.tsx'

function Suggestion({ goal, practice }: { goal: Goal; practice: readonly Point[] }) {
  const step = nextStep(goal, practice)
  const rule = ruleText(goal, step)
  return (
    <div className="goal-suggestion">
      <Icon of={Lightbulb} />
      <div>
        <p>
          <b>{m.caseload_progress_suggestion()}</b> {adviceText(goal.measure, step)}
        </p>
        {rule ? (
          <p className="text-small text-ink-2">
            {rule} {step.kind === 'review' ? null : reasonText(goal.measure, lastCounting(goal, practice))}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Levels({ goal, practice }: { goal: Goal; practice: readonly Point[] }) {
  const levels = levelsOf(goal.measure, practice)
  if (!levels) return null
  return (
    <section className="grid gap-2 content-start min-w-0">
      <h4>{levels.title}</h4>
      <Legend items={levels.names.map((text, level) => ({ text, level }))} />
      <StackedBars label={`${goal.text}: ${levels.title}`} bars={levels.bars} />
    </section>
  )
}

function Pace({ goal, practice }: { goal: Goal; practice: readonly Point[] }) {
  const series = paceSeries(practice)
  const last = series[0]?.values.at(-1)
  if (!last) return null
  return (
    <section className="grid gap-2 content-start min-w-0">
      <h4>{m.caseload_progress_trials_per_minute()}</h4>
      <p className="text-small text-ink-2">{m.caseload_progress_in_the_last_session({ value: last.value })}</p>
      <LineChart
        label={`${goal.text}: ${m.caseload_progress_trials_per_minute()}`}
        unit="pace"
        series={series}
        height={200}
      />
    </section>
  )
}

/** The lines of a goal in the legend. */
function goalLines(goal: Goal, baseline: Spot | null, hasAim: boolean): LegendItem[] {
  const unit = unitOf(goal.measure)
  const { criterion } = goal
  return [
    ...(criterion === undefined
      ? []
      : [{ text: m.caseload_progress_criterion({ value: valueText(unit, criterion) }), line: 'criterion' as const }]),
    ...(hasAim ? [{ text: m.caseload_progress_aim_line(), line: 'aim' as const }] : []),
    ...(baseline
      ? [{ text: m.caseload_progress_baseline({ value: valueText(unit, baseline.value) }), line: 'baseline' as const }]
      : []),
  ]
}

/** A goal's sessions: values with aim line, baseline, and criterion; help as it fades; what was missed; what to try next. */
export function GoalProgress({ goal, sessions }: { goal: Goal; sessions: readonly SessionSummary[] }) {
  const points = useMemo(() => pointsOf(sessions, isToward(goal)), [goal, sessions])
  const { practice } = points
  const series = linesOf(goal.measure, points)
  const caption = captionOf(goal, practice)
  const met = whenMet(goal, practice)
  const aim = aimLine(goal, points)
  const baseline = baselineOf(goal, points)
  const table = tableOf(goal, points)
  const legend: LegendItem[] = [
    ...series.map(({ name, drawing }) => ({ text: name, drawing })),
    ...goalLines(goal, baseline, aim !== null),
  ]
  return (
    <section className="goal-progress panel" aria-label={goal.text}>
      <header className="grid gap-1">
        <h3>{goal.text}</h3>
        <p>{caption}</p>
        {met === null ? null : (
          <p>{m.caseload_progress_criterion_met_on({ day: wholeDayText(met), count: goal.sessions })}</p>
        )}
      </header>
      {series.length > 0 ? (
        <>
          <Legend items={legend} />
          <LineChart
            label={caption}
            unit={unitOf(goal.measure)}
            series={series}
            aim={aim}
            baseline={baseline}
            criterion={goal.criterion}
          />
          <Suggestion goal={goal} practice={practice} />
          <Later>
            <div className="goal-parts">
              <Levels goal={goal} practice={practice} />
              <Pace goal={goal} practice={practice} />
              <Breakdown goal={goal} sessions={sessions} />
            </div>
          </Later>
          <ValuesTable label={goal.text} columns={table.columns} rows={table.rows} />
        </>
      ) : null}
    </section>
  )
}
