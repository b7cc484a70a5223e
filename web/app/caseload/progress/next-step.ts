import type { Goal } from '../records.ts'
import { scaleValues } from '../trial.ts'
import { inARow, lastCounting, whenMet } from './aim.ts'
import { percentOf, valueOf, type Point } from './points.ts'

/** From this accuracy on, a level is easy; below the other one, it's too hard. In percent. */
export const easyFrom = 90
export const hardBelow = 50

/** How much help: 0 for none, 1 for minimal, 2 for moderate, 3 for maximal. */
type Help = 0 | 1 | 2 | 3

/** Levels of what is said, easiest first; the last part of a target. */
const ladder = ['words', 'phrases', 'sentences'] as const
export type Level = (typeof ladder)[number]

/** What to try next. `level`: where the target is on the ladder now; null for targets that are not on it. */
export type NextStep =
  | { kind: 'wait' }
  | { kind: 'review' }
  | { kind: 'less-help'; to: 0 | 1 | 2 }
  | { kind: 'more-help'; to: 1 | 2 | 3 }
  | { kind: 'harder' | 'easier'; level: Level | null }
  | { kind: 'stay' | 'keep' | 'change' }

const levelOf = (target: string): Level | null => ladder.find((level) => target.endsWith(`, ${level}`)) ?? null

const helps = [0, 1, 2, 3] as const
const helpNames = scaleValues.assistance

/** Trials of a point by the help that they had. */
const byHelp = (measure: Goal['measure'], { cues, values }: Point): number[] =>
  helps.map((help) => (measure === 'assistance' ? (values[helpNames[help]] ?? 0) : (cues[help]?.[0] ?? 0)))

/** The help that most trials of a point had; of two as frequent, the greater. */
function helpOf(measure: Goal['measure'], point: Point): Help {
  const trials = byHelp(measure, point)
  return helps.reduce<Help>((most, help) => ((trials[help] ?? 0) >= (trials[most] ?? 0) ? help : most), 0)
}

const lessThan = { 1: 0, 2: 1, 3: 2 } as const
const moreThan = { 0: 1, 1: 2, 2: 3 } as const

function afterAccuracy(points: readonly Point[], target: string): NextStep {
  const help = helpOf('accuracy', points.at(-1) as Point)
  const level = levelOf(target)
  // A level that was changed in between has been tried only once.
  if (points.some((one) => one.target !== target || helpOf('accuracy', one) !== help)) return { kind: 'stay' }
  const percents = points.map((one) => valueOf('accuracy', one) ?? 0)
  if (percents.every((percent) => percent >= easyFrom))
    return help === 0 ? { kind: 'harder', level } : { kind: 'less-help', to: lessThan[help] }
  if (percents.every((percent) => percent < hardBelow))
    return help === 3 ? { kind: 'easier', level } : { kind: 'more-help', to: moreThan[help] }
  return { kind: 'stay' }
}

function afterAssistance(points: readonly Point[]): NextStep {
  const help = helpOf('assistance', points.at(-1) as Point)
  const within = points.map((one) => {
    const trials = byHelp('assistance', one)
    return percentOf(
      trials.slice(0, help + 1).reduce((sum, count) => sum + count, 0),
      one.answered,
    )
  })
  if (points.every(({ trials, answered }) => (trials - answered) / trials > hardBelow / 100))
    return { kind: 'easier', level: null }
  if (!within.every((percent) => percent !== null && percent >= easyFrom)) return { kind: 'stay' }
  return help === 0 ? { kind: 'harder', level: null } : { kind: 'less-help', to: lessThan[help] }
}

function afterParticipation(points: readonly Point[]): NextStep {
  const share = ({ values, trials }: Point, names: readonly string[]) =>
    percentOf(
      names.reduce((sum, name) => sum + (values[name] ?? 0), 0),
      trials,
    ) ?? 0
  if (points.every((one) => share(one, ['joined']) >= easyFrom)) return { kind: 'harder', level: null }
  if (points.every((one) => share(one, ['joined', 'supported']) < hardBelow)) return { kind: 'easier', level: null }
  return { kind: 'stay' }
}

/** What the client's own rating gained in each session; where a goal wants less, less is a gain. */
function afterRating({ baseline, criterion }: Goal, points: readonly Point[]): NextStep {
  const sign = baseline !== undefined && criterion !== undefined && baseline > criterion ? -1 : 1
  const gains = points.map(({ rated }) => (rated ? sign * (rated[1] - rated[0]) : 0))
  if (gains.every((gain) => gain >= 1)) return { kind: 'keep' }
  return gains.every((gain) => gain <= 0) ? { kind: 'change' } : { kind: 'stay' }
}

/**
 * Suggests what to try next from the last two sessions that count, by the rule that the screen states with it. Probes
 * are left out: they measure, and are no level of practice.
 */
export function nextStep(goal: Goal, practice: readonly Point[]): NextStep {
  if (goal.status === 'active' && whenMet(goal, practice) !== null) return { kind: 'review' }
  const last = lastCounting(goal, practice)
  if (last.length < inARow) return { kind: 'wait' }
  switch (goal.measure) {
    case 'accuracy':
      return afterAccuracy(last, last.at(-1)?.target ?? '')
    case 'assistance':
      return afterAssistance(last)
    case 'participation':
      return afterParticipation(last)
    case 'rating':
      return afterRating(goal, last)
  }
}
