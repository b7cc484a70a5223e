import { m } from '#messages'
import type { Digest } from '../digest.ts'
import type { SessionSummary } from '../session-records.ts'
import type { Scale } from '../trial.ts'
import { pointsOf, valueOf, type Point, type Points } from './points.ts'

/** One value of a session in a chart. */
export interface Value {
  at: number
  value: number
  trials: number
}

/** How a series is drawn: by shape and line, and only then by color. */
export type Drawing = 'solid' | 'hollow'

export interface Series {
  name: string
  drawing: Drawing
  values: readonly Value[]
}

/** What the numbers are: percent, ratings from 1 to 5, trials per minute, or US cents. */
export type Unit = 'percent' | 'rating' | 'pace' | 'money'

function seriesOf(
  name: string,
  drawing: Drawing,
  points: readonly Point[],
  read: (point: Point) => number | null,
): Series[] {
  const values = points.flatMap((point) => {
    const value = read(point)
    return value === null ? [] : [{ at: point.at, value, trials: point.trials }]
  })
  return values.length > 0 ? [{ name, drawing, values }] : []
}

/** The lines of one scale: practice and probes, the ratings before and after, or how fluency lines felt. */
export function linesOf(scale: Scale, { practice, probes }: Points): Series[] {
  if (scale === 'rating')
    return [
      ...seriesOf(m.caseload_progress_after(), 'solid', practice, ({ rated }) => rated?.[1] ?? null),
      ...seriesOf(m.caseload_progress_before(), 'hollow', practice, ({ rated }) => rated?.[0] ?? null),
    ]
  if (scale === 'tried')
    return [
      ...seriesOf(m.caseload_progress_ease(), 'solid', practice, ({ felt }) => felt.ease),
      ...seriesOf(m.caseload_progress_confidence(), 'hollow', practice, ({ felt }) => felt.confidence),
    ]
  return [
    ...seriesOf(m.cards_practice(), 'solid', practice, (point) => valueOf(scale, point)),
    ...seriesOf(m.cards_probe_2(), 'hollow', probes, (point) => valueOf(scale, point)),
  ]
}

export const paceSeries = (practice: readonly Point[]): Series[] =>
  seriesOf(m.caseload_progress_trials_per_minute(), 'solid', practice, ({ pace }) => pace)

export const unitOf = (scale: Scale): Unit => (scale === 'rating' || scale === 'tried' ? 'rating' : 'percent')

/** What was practiced at one target, session after session. */
export interface TargetChart {
  target: string
  unit: Unit
  /** When it was practiced last, in ms since 1970. */
  last: number
  sessions: number
  series: readonly Series[]
  /** Sessions in which it was practiced and nothing of it was rated. */
  unrated: readonly Pick<Value, 'at' | 'trials'>[]
}

function targetChart(target: string, scale: Scale, points: Points): TargetChart {
  const series = linesOf(scale, points)
  const all = [...points.practice, ...points.probes]
  const rated = new Set(series.flatMap(({ values }) => values.map(({ at }) => at)))
  return {
    ...{ target, unit: unitOf(scale), series },
    last: Math.max(...all.map(({ at }) => at)),
    sessions: new Set(all.map(({ session }) => session)).size,
    unrated: all.filter(({ at }) => !rated.has(at)).map(({ at, trials }) => ({ at, trials })),
  }
}

/** A chart for each target of the digests that `belongs` chooses; practiced last comes first. */
export function targetCharts(
  sessions: readonly SessionSummary[],
  belongs: (digest: Digest, session: SessionSummary) => boolean,
): TargetChart[] {
  const own = sessions.map((session) => ({
    ...session,
    digests: session.digests.filter((one) => belongs(one, session)),
  }))
  const digests = own.flatMap((session) => session.digests)
  const kinds = Map.groupBy(digests, ({ target, scale }) => `${scale} ${target}`)
  return [...kinds.values()]
    .map((of) => {
      const [{ target, scale }] = of as [Digest, ...Digest[]]
      const points = pointsOf(own, (one) => one.target === target && one.scale === scale)
      return targetChart(target, scale, points)
    })
    .toSorted((a, b) => b.last - a.last)
}
