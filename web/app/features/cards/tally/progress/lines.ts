import type { Sitting } from '../sitting.ts'
import { meanOf, rowsOf, type SummaryRow } from '../summary.ts'
import { tallyOf } from '../tally.ts'

/** One session on a line. */
export interface Point {
  /** When the session began, in ms of the clock. */
  at: number
  /** Percent, or 1 to 5 of a rating. */
  value: number
  /** Tries behind it. */
  tries: number
}

export type LineName = 'Practice' | 'Probe' | 'Ease' | 'Confidence'

/** What one player did at one target, session after session. */
export interface TargetChart {
  target: string
  /** Fluency is felt, from 1 to 5; everything else is counted in percent. */
  scale: 'percent' | 'felt'
  /** When it was practiced last. */
  last: number
  lines: Partial<Record<LineName, Point[]>>
  /** Sessions in which it was practiced and nothing of it was rated. */
  unrated: { at: number; tries: number }[]
}

/** A player of past sessions, by initials or code; '' for all without one. */
export interface PlayerCharts {
  player: string
  charts: TargetChart[]
}

const valuesOf = (row: SummaryRow): [LineName, number | null][] =>
  row.felt
    ? [
        ['Ease', meanOf(row.tries.map((one) => one.ease))],
        ['Confidence', meanOf(row.tries.map((one) => one.sure))],
      ]
    : [[row.probe ? 'Probe' : 'Practice', tallyOf(row.tries).percent]]

/** Past sessions as charts: for each player each target, what was practiced last first. */
export function chartsOf(sittings: readonly Sitting[]): PlayerCharts[] {
  const players = new Map<string, Map<string, TargetChart>>()
  for (const sitting of sittings.toSorted((a, b) => a.started - b.started)) {
    // The session's first try: practice and probe of one session stand above one another.
    const at = sitting.tries[0]?.at ?? sitting.started
    // Whoever has no initials shares a line: one point a session.
    const tries = sitting.tries.map((one) => (sitting.codes?.[one.seat] ? one : { ...one, seat: 0 }))
    for (const row of rowsOf(tries)) {
      const player = sitting.codes?.[row.seat] ?? ''
      const charts = players.get(player) ?? new Map<string, TargetChart>()
      players.set(player, charts)
      const chart = charts.get(row.target) ?? {
        ...{ target: row.target, scale: row.felt ? ('felt' as const) : ('percent' as const) },
        ...{ last: at, lines: {}, unrated: [] },
      }
      charts.set(row.target, chart)
      chart.last = Math.max(chart.last, row.tries.at(-1)?.at ?? at)
      const values = valuesOf(row)
      for (const [name, value] of values) {
        if (value !== null) chart.lines[name] = [...(chart.lines[name] ?? []), { at, value, tries: row.tries.length }]
      }
      if (values.every(([, value]) => value === null)) chart.unrated.push({ at, tries: row.tries.length })
    }
  }
  return [...players]
    .filter(([, charts]) => charts.size > 0)
    .map(([player, charts]) => ({ player, charts: [...charts.values()].sort((a, b) => b.last - a.last) }))
    .sort((a, b) => a.player.localeCompare(b.player))
}

/** Sessions that a chart has room for; older ones stay in the table. */
const mostShown = 20

/** The moments of a chart's sessions, oldest first, as many as there is room for. */
export function momentsOf(chart: TargetChart): number[] {
  const all = Object.values(chart.lines).flatMap((points) => points.map((point) => point.at))
  return [...new Set(all)].sort((a, b) => a - b).slice(-mostShown)
}

const ends = { percent: [0, 100], felt: [1, 5] } as const

/** Where a point stands, in percent of the chart's width and height from its lower left corner; null where it has no room. */
export function spotOf(chart: TargetChart, point: Point, moments = momentsOf(chart)): { x: number; y: number } | null {
  const place = moments.indexOf(point.at)
  if (place < 0) return null
  const [least, most] = ends[chart.scale]
  return {
    x: moments.length === 1 ? 50 : (100 * place) / (moments.length - 1),
    y: (100 * (point.value - least)) / (most - least),
  }
}
