import { m } from '#messages'
import { percentText } from '../../../platform/words/words.ts'
import type { Digest } from '../../../caseload/digest.ts'
import { trialsOf } from '../../../caseload/progress/points.ts'
import type { Goal } from '../../../caseload/records.ts'
import type { GoalReport } from './goal-report.ts'

/** '80%', or '4 of 5' for ratings. */
export function levelText({ measure }: Goal, level: number | null): string {
  if (level === null) return m.caseload_report_no_data()
  return measure === 'rating' ? m.cards_of_5({ value: level }) : percentText(level)
}

/** '80% in 3 sessions in a row'. */
export function criterionText(goal: Goal): string {
  if (goal.criterion === undefined) return m.caseload_report_no_criterion()
  return m.caseload_report_criterion({ level: levelText(goal, goal.criterion), count: goal.sessions })
}

const positions = ['initial', 'medial', 'final'] as const
const levels = ['words', 'phrases', 'sentences'] as const

/** A target as a family reads it: 'Saying R at the start of words'. */
export function plainTarget({ area, target }: Pick<Digest, 'area' | 'target'>): string {
  const parts = target.split(', ')
  if (area === 'articulation' && parts[1] === 'minimal pairs')
    return m.caseload_report_hearing_apart({ contrast: parts[0] ?? '', way: parts[2] === 'said' ? 'said' : 'heard' })
  const position = positions.find((one) => one === parts.at(-2))
  const level = levels.find((one) => one === parts.at(-1))
  if (area !== 'articulation' || !position || !level) return target
  const sound = (parts[0] ?? '').replace(/ \(.*\)$/, '')
  return m.caseload_report_saying({ sound, position, level })
}

/** What was worked on toward a goal, in plain words: what was practiced most, else what trains it, else the goal. */
export function plainGoal({ goal, digests }: Pick<GoalReport, 'goal' | 'digests'>): string {
  const [most] = digests.toSorted((a, b) => trialsOf(b) - trialsOf(a))
  return most ? plainTarget(most) : (goal.training?.title ?? goal.text)
}

/** What families can do at home, by what is practiced. */
export type HomeKind = 'sounds' | 'language' | 'fluency' | 'doing' | 'joining' | 'feelings'

const byMeasure = { assistance: 'doing', participation: 'joining', rating: 'feelings' } as const

export function homeKind({ goal, digests }: Pick<GoalReport, 'goal' | 'digests'>): HomeKind {
  if (goal.measure !== 'accuracy') return byMeasure[goal.measure]
  const areas = digests.map(({ area }) => area)
  if (areas.includes('articulation')) return 'sounds'
  return areas.includes('fluency') ? 'fluency' : 'language'
}

/** The steps of a bar: filled ones of all. A rating has 5, a share is shown in tenths. */
export function barOf({ measure }: Goal, level: number | null): { filled: number; of: number } | null {
  if (level === null) return null
  return measure === 'rating' ? { filled: Math.round(level), of: 5 } : { filled: Math.round(level / 10), of: 10 }
}

/** What a bar says: 'About 7 of 10 tries were right.' */
export function barText({ measure }: Goal, { filled, of }: { filled: number; of: number }): string {
  return filled === 0 ? m.caseload_report_about_none({ measure }) : m.caseload_report_about({ measure, filled, of })
}
