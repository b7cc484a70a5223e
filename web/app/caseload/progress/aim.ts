import type { Goal } from '../records.ts'
import { valueOf, type Point, type Points } from './points.ts'

export interface Spot {
  /** In ms since 1970. */
  at: number
  value: number
}

/** Fewer answered trials than this say too little about accuracy. */
export const leastTrials = 5

/** True for sessions that count toward a criterion or a suggestion. */
export const counts = (goal: Pick<Goal, 'measure'>, point: Point): boolean =>
  valueOf(goal.measure, point) !== null && (goal.measure !== 'accuracy' || point.answered >= leastTrials)

/** Where a goal starts: its baseline when it was written, or else the first session that counts. */
export function baselineOf(goal: Goal, { practice, probes }: Points): Spot | null {
  if (goal.baseline !== undefined) return { at: goal.created, value: goal.baseline }
  const [first] = [...practice, ...probes].filter((one) => counts(goal, one)).toSorted((a, b) => a.at - b.at)
  const value = first && valueOf(goal.measure, first)
  return first && value !== undefined && value !== null ? { at: first.at, value } : null
}

/** The end of a day like '2026-05-06' here, in ms since 1970. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).getTime()

/** From the baseline to the criterion on the last day of the goal; null while one of them is missing. */
export function aimLine(goal: Goal, points: Points): readonly [Spot, Spot] | null {
  const from = baselineOf(goal, points)
  if (!from || goal.criterion === undefined || goal.deadline === undefined) return null
  const to = { at: endOf(goal.deadline), value: goal.criterion }
  return to.at > from.at ? [from, to] : null
}

/** A goal whose criterion is below its baseline wants less: a rating of worry, for example. */
export function reaches({ baseline, criterion }: Pick<Goal, 'baseline' | 'criterion'>, value: number): boolean {
  if (criterion === undefined) return false
  return baseline !== undefined && baseline > criterion ? value <= criterion : value >= criterion
}

/** When the criterion had been reached in as many sessions in a row as the goal asks for; null until then. */
export function whenMet(goal: Goal, practice: readonly Point[]): number | null {
  let inARow = 0
  for (const point of practice.filter((one) => counts(goal, one))) {
    const value = valueOf(goal.measure, point)
    inARow = value !== null && reaches(goal, value) ? inARow + 1 : 0
    if (inARow === goal.sessions) return point.at
  }
  return null
}

/** So many sessions in a row must say the same before a suggestion changes anything. */
export const inARow = 2

/** The last sessions that count, which a suggestion rests on. */
export const lastCounting = (goal: Pick<Goal, 'measure'>, practice: readonly Point[]): Point[] =>
  practice.filter((one) => counts(goal, one)).slice(-inARow)
