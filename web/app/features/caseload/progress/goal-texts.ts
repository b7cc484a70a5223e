import { m } from '#messages'
import { dayText, valueText, wholeDayText } from '../../../caseload/progress/chart-texts.ts'
import { percentOf, valueOf, type Measure, type Point, type Points } from '../../../caseload/progress/points.ts'
import type { Shares } from '../../../caseload/progress/charts.tsx'
import { unitOf } from '../../../caseload/progress/series.ts'
import type { Row } from '../../../caseload/progress/values-table.tsx'
import type { Goal } from '../../../caseload/records.ts'
import { valueName } from '../../../caseload/tally.ts'
import { scaleValues } from '../../../caseload/trial.ts'

/** What the percentage or rating of a goal counts. */
const measureNames: Record<Measure, string> = {
  accuracy: m.caseload_progress_accuracy(),
  assistance: m.caseload_independent(),
  participation: m.caseload_joined_in(),
  rating: m.caseload_progress_after(),
}

/** 'R, initial, words: 82% in the last session (May 6), criterion 80%.' */
export function captionOf(goal: Goal, practice: readonly Point[]): string {
  const last = practice.findLast((one) => valueOf(goal.measure, one) !== null)
  const value = last && valueOf(goal.measure, last)
  if (!last || value === undefined || value === null) return m.caseload_progress_nothing_scored_toward_this_goal()
  const unit = unitOf(goal.measure)
  const latest = {
    what: goal.measure === 'accuracy' ? last.target : measureNames[goal.measure],
    value: valueText(unit, value),
    day: dayText(last.at),
  }
  return goal.criterion === undefined
    ? m.caseload_progress_latest(latest)
    : m.caseload_progress_latest_and_criterion({ ...latest, criterion: valueText(unit, goal.criterion) })
}

/** The levels of help or of participation that a goal's trials had, and their shares in each session. */
export interface Levels {
  title: string
  names: readonly string[]
  bars: readonly Shares[]
}

const cueLevels = [
  m.caseload_progress_no_cues(),
  m.caseload_progress_minimal_cues(),
  m.caseload_progress_moderate_cues(),
  m.caseload_progress_maximal_cues(),
]

function sharesOf(points: readonly Point[], counts: (point: Point) => readonly number[]): Shares[] {
  return points.flatMap((point) => {
    const all = counts(point)
    const whole = all.reduce((sum, one) => sum + one, 0)
    return whole === 0 ? [] : [{ at: point.at, parts: all.map((one) => (100 * one) / whole) }]
  })
}

/** Cue levels, levels of assistance, or kinds of participation; null where there is nothing to fade. */
export function levelsOf(measure: Measure, practice: readonly Point[]): Levels | null {
  if (measure === 'rating') return null
  if (measure === 'accuracy') {
    const withCues = practice.some(({ cues }) => cues.some(([answered], cue) => cue > 0 && answered > 0))
    const bars = sharesOf(practice, ({ cues }) => cues.map(([answered]) => answered))
    return withCues ? { title: m.caseload_progress_cue_levels(), names: cueLevels, bars } : null
  }
  const values = [...scaleValues[measure], ...(measure === 'participation' ? (['none'] as const) : [])]
  const bars = sharesOf(practice, (point) => values.map((value) => point.values[value] ?? 0))
  if (bars.length === 0) return null
  const title = measure === 'assistance' ? m.caseload_level_of_assistance() : m.caseload_participation()
  return { title, names: values.map((value) => valueName(measure, value)), bars }
}

/** The shares of levels in words: 'No cues 60%, Minimal cues 40%'. */
const levelsText = ({ names }: Levels, { parts }: Shares) =>
  names.flatMap((name, level) => {
    const percent = percentOf(parts[level] ?? 0, 100)
    return percent ? `${name} ${valueText('percent', percent)}` : []
  })

/** All values of a goal, newest first. */
export function tableOf(goal: Goal, { practice, probes }: Points): { columns: string[]; rows: () => Row[] } {
  const { measure } = goal
  const unit = unitOf(measure)
  const levels = levelsOf(measure, practice)
  const columns = [
    m.cards_day(),
    m.cards_what(),
    m.caseload_trials(),
    ...(measure === 'rating' ? [m.caseload_progress_before()] : []),
    measureNames[measure],
    ...(levels ? [levels.title] : []),
    m.caseload_progress_trials_per_minute(),
  ]
  const rowOf = (name: string) => (point: Point) => {
    const value = valueOf(measure, point)
    const shares = levels && levelsOf(measure, [point])?.bars[0]
    return {
      key: `${name} ${point.session}`,
      at: point.at,
      cells: [
        ...[wholeDayText(point.at), name, String(point.trials)],
        ...(measure === 'rating' ? [point.rated ? valueText(unit, point.rated[0]) : '–'] : []),
        value === null ? '–' : valueText(unit, value),
        ...(levels ? [shares ? levelsText(levels, shares).join(', ') : (levels.names[0] ?? '')] : []),
        point.pace === null ? '–' : String(point.pace),
      ],
    }
  }
  const rows = () =>
    [...practice.map(rowOf(m.cards_practice())), ...probes.map(rowOf(m.cards_probe_2()))].toSorted(
      (a, b) => b.at - a.at,
    )
  return { columns, rows }
}
