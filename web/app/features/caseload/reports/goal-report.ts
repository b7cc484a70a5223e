import { baselineOf, counts, reaches, whenMet } from '../../../caseload/progress/aim.ts'
import { isToward, percentOf, pointsOf, valueOf, type Point } from '../../../caseload/progress/points.ts'
import type { Digest } from '../../../caseload/digest.ts'
import type { Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import type { DateRange } from './date-range.ts'

export const statements = ['met', 'adequate', 'slower', 'none', 'early', 'paused', 'new'] as const
/**
 * How a goal is going: met; on the way to be met in time; better, but too slowly; not better; begun, with too little data
 * to tell; not worked on in this range; not begun yet.
 */
export type Statement = (typeof statements)[number]

/** A goal over a range of days. Levels are in percent, or from 1 to 5 for ratings. */
export interface GoalReport {
  goal: Goal
  baseline: number | null
  current: number | null
  /** Sessions in the range with trials toward the goal. */
  sessions: number
  statement: Statement
  /** The trials of the range toward the goal. */
  digests: readonly Digest[]
}

/** The current level is that of the last sessions, at most this many. */
const currentSessions = 3
const year = 365 * 24 * 60 * 60_000

const isRating = ({ measure }: Goal) => measure === 'rating'
/** What a goal without a criterion is measured against. */
const defaultCriterion = (goal: Goal): number => (isRating(goal) ? 4 : 80)
/** A smaller change than this is none. */
const leastGain = (goal: Goal): number => (isRating(goal) ? 0.5 : 5)

/** All trials of the last sessions together; of ratings, the mean. */
function currentLevel(goal: Goal, points: readonly Point[]): number | null {
  const last = points.slice(-currentSessions)
  const sum = (read: (point: Point) => number) => last.reduce((total, point) => total + read(point), 0)
  if (!isRating(goal))
    return percentOf(
      sum(({ correct }) => correct),
      sum(({ answered }) => answered),
    )
  const rated = last.flatMap((point) => valueOf('rating', point) ?? [])
  return rated.length === 0 ? null : Math.round((10 * rated.reduce((a, b) => a + b, 0)) / rated.length) / 10
}

interface Measured {
  baseline: { at: number; value: number }
  current: number
  until: number
}

/** Where a goal should be by a day, if it grows evenly from its baseline to its criterion on its last day. */
export function expectedLevel(goal: Goal, { baseline, until }: Omit<Measured, 'current'>): number {
  const deadline = goal.deadline ? new Date(`${goal.deadline}T23:59:59`).getTime() : baseline.at + year
  const passed = deadline > baseline.at ? (until - baseline.at) / (deadline - baseline.at) : 1
  const criterion = goal.criterion ?? defaultCriterion(goal)
  return baseline.value + (criterion - baseline.value) * Math.min(1, Math.max(0, passed))
}

function growth(goal: Goal, measured: Measured): Statement {
  const { baseline, current } = measured
  const expected = expectedLevel(goal, measured)
  const criterion = goal.criterion ?? defaultCriterion(goal)
  const way = criterion >= baseline.value ? 1 : -1
  const gain = way * (current - baseline.value)
  if (gain < leastGain(goal)) return reaches({ baseline: baseline.value, criterion }, current) ? 'adequate' : 'none'
  return way * (current - expected) >= 0 ? 'adequate' : 'slower'
}

/** Sums up the trials toward a goal over a range. `sessions` are all those of the client, oldest first. */
export function goalReport(goal: Goal, sessions: readonly SessionSummary[], range: DateRange): GoalReport {
  const before = sessions.filter(({ started }) => started <= range.to)
  const isOfGoal = isToward(goal)
  const points = pointsOf(before, isOfGoal)
  const counting = points.practice.filter((point) => counts(goal, point))
  const inRange = ({ at }: { at: number }) => at >= range.from
  const now = counting.filter(inRange)
  const held = before.filter(({ started }) => inRange({ at: started }))
  const worked = held.filter(({ digests }) => digests.some(isOfGoal))
  const baseline = baselineOf(goal, points)
  const current = currentLevel(goal, now.length > 0 ? now : points.practice.filter(inRange))
  const known = baseline !== null && current !== null && (goal.baseline !== undefined || counting.length > 1)

  function statement(): Statement {
    if (goal.status === 'met' || whenMet(goal, points.practice) !== null) return 'met'
    if (worked.length === 0) return before.some(({ digests }) => digests.some(isOfGoal)) ? 'paused' : 'new'
    if (now.length === 0 || !known) return 'early'
    return growth(goal, { baseline, current, until: range.to })
  }
  return {
    ...{ goal, baseline: baseline?.value ?? null, current, sessions: worked.length, statement: statement() },
    digests: worked.flatMap(({ digests }) => digests.filter(isOfGoal)),
  }
}

/** The goals that a report is about: those that were active or worked on in the range, in the order they were written. */
export function reportedGoals(
  goals: readonly Goal[],
  client: string,
  sessions: readonly SessionSummary[],
  range: DateRange,
): GoalReport[] {
  return goals
    .filter((goal) => goal.client === client && goal.created <= range.to)
    .toSorted((a, b) => a.created - b.created)
    .map((goal) => goalReport(goal, sessions, range))
    .filter(({ goal, sessions: worked }) => worked > 0 || goal.status === 'active' || goal.status === 'continued')
}
