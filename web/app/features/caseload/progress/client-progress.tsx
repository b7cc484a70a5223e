import { m } from '#messages'
import progressPicture from '../../../assets/empty/progress.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { useState } from 'react'
import type { Digest } from '../../../caseload/digest.ts'
import { isToward } from '../../../caseload/progress/points.ts'
import { targetCharts } from '../../../caseload/progress/series.ts'
import { TargetProgress } from '../../../caseload/progress/target-progress.tsx'
import { activeGoals, type Client, type Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import { Button } from '../../../ui/button.tsx'
import { Later } from '../../../ui/later.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ReadSessions } from '../use-sessions.ts'
import { GoalProgress } from './goal-progress.tsx'

const shownFirst = 4

function WithoutGoal(props: { client: Client; goals: readonly Goal[]; sessions: readonly SessionSummary[] }) {
  const { client, goals, sessions } = props
  const [all, setAll] = useState(false)
  const toward = goals.map(isToward)
  const belongs = (digest: Digest) => digest.client === client.id && !toward.some((is) => is(digest))
  const charts = targetCharts(sessions, belongs)
  if (charts.length === 0) return null
  const shown = all ? charts : charts.slice(0, shownFirst)
  return (
    <>
      <h3>{m.caseload_progress_practiced_without_a_goal()}</h3>
      <div className="goal-progress panel">
        {shown.map((chart) => (
          <TargetProgress key={`${chart.unit} ${chart.target}`} chart={chart} heading="h4" />
        ))}
        {charts.length > shown.length ? (
          <Button look="quiet" onClick={() => setAll(true)}>
            {m.cards_show_more({ charts: charts.length - shown.length })}
          </Button>
        ) : null}
      </div>
    </>
  )
}

/** Goals that were met or dropped, folded until someone asks for them. */
function EarlierGoals({ goals, sessions }: { goals: readonly Goal[]; sessions: readonly SessionSummary[] }) {
  const [open, setOpen] = useState(false)
  if (goals.length === 0) return null
  return (
    <details className="chart-table" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.caseload_progress_earlier_goals({ count: goals.length })}</summary>
      {open ? (
        <div className="client-progress">
          {goals.map((goal) => (
            <GoalProgress key={goal.id} goal={goal} sessions={sessions} />
          ))}
        </div>
      ) : null}
    </details>
  )
}

/** A client's progress toward each goal, then what was practiced without one. */
export function ClientProgress(props: { client: Client; goals: readonly Goal[]; sessions: ReadSessions }) {
  const { client, sessions } = props
  if (sessions === 'blocked') return <Notice tone="bad">{m.caseload_progress_this_browser_blocks_storage_so()}</Notice>
  if (sessions === 'reading')
    return (
      <div className="client-progress" aria-busy="true">
        <Skeleton width="60%" height="24px" />
        <Skeleton width="100%" height="260px" round="var(--radius-s)" />
      </div>
    )
  if (!sessions.some(({ digests }) => digests.some((one) => one.client === client.id)))
    return (
      <EmptyState
        picture={progressPicture}
        action={
          <LinkButton to="/therapycard" look="quiet">
            {m.ui_choose_cards()}
          </LinkButton>
        }
      >
        {m.caseload_progress_no_trials_yet()}
      </EmptyState>
    )
  const goals = props.goals.filter((goal) => goal.client === client.id)
  const active = activeGoals(goals, client.id)
  const [first, ...others] = active.map((goal) => <GoalProgress key={goal.id} goal={goal} sessions={sessions} />)
  return (
    <div className="client-progress">
      {first}
      <Later>
        {others}
        <EarlierGoals goals={goals.filter((goal) => !active.includes(goal))} sessions={sessions} />
        <WithoutGoal client={client} goals={goals} sessions={sessions} />
      </Later>
    </div>
  )
}
