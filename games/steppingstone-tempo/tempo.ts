import type { Stone } from './chunking.ts'

/*
 * What is measured, and how. All times are in milliseconds of the game's own stopwatch, which a pause stops.
 * - Interval: from the tap of a chunk to the next tap, of whatever stone; it is how long that chunk took. The wait on a
 *   turtle stone belongs to no chunk, and a step during which the game was paused is left out.
 * - Mean interval: the arithmetic mean of the intervals.
 * - Rate, in chunks a minute: 60 000 / mean interval.
 * - Evenness: the coefficient of variation, the sample standard deviation (n - 1) / mean, in percent; 0 is perfectly
 *   even. It is the usual measure of steadiness in tapping (Repp 2005, Psychonomic Bulletin & Review 12, 969-992). Within
 *   a crossing it takes three intervals. Crossings are put together by their degrees of freedom, so that a new speed
 *   between two of them does not count as unevenness: √(Σ (n - 1) CV² / Σ (n - 1)).
 * - Band: rates from R (1 - w) to R (1 + w) around the rate R that was set.
 */

/** A tap of a stone, in milliseconds since the stopwatch began. */
export interface Tap {
  at: number
  /** The game was paused since the tap before. */
  broken: boolean
}

export interface Band {
  /** Shortest and longest interval, in milliseconds. */
  from: number
  to: number
}
const minute = 60_000

/** The intervals that belong to rates of `rate` ± `width`, a share of it. */
export const bandOf = (rate: number, width: number): Band => ({
  from: minute / (rate * (1 + width)),
  to: minute / (rate * (1 - width)),
})

export type Feel = 'early' | 'steady' | 'long'
/** How an interval lies to the band. */
export const feelOf = (ms: number, { from, to }: Band): Feel => (ms < from ? 'early' : ms > to ? 'long' : 'steady')

/** The interval that ended with tap `i`; null where it measures no chunk. */
export function intervalAt(taps: readonly Tap[], stones: readonly Stone[], i: number): number | null {
  const [before, now] = [taps[i - 1], taps[i]]
  if (!before || !now || now.broken || stones[i - 1]?.kind !== 'chunk') return null
  return now.at - before.at
}

/** Every interval of a crossing. */
export const intervalsOf = (taps: readonly Tap[], stones: readonly Stone[]): number[] =>
  taps.flatMap((_, i) => intervalAt(taps, stones, i) ?? [])

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The arithmetic mean; null of nothing. */
export const mean = (values: readonly number[]): number | null =>
  values.length > 0 ? sum(values) / values.length : null

/** Chunks a minute at a mean interval. */
export const rateOf = (intervals: readonly number[]): number | null => {
  const ms = mean(intervals)
  return ms === null || ms <= 0 ? null : minute / ms
}

const fewestForEvenness = 3

/** The coefficient of variation, as a share; null of fewer than three intervals. */
export function unevenness(intervals: readonly number[]): number | null {
  const middle = mean(intervals)
  if (middle === null || middle <= 0 || intervals.length < fewestForEvenness) return null
  const variance = sum(intervals.map((one) => (one - middle) ** 2)) / (intervals.length - 1)
  return Math.sqrt(variance) / middle
}

/** The unevenness within several crossings together, each by its own mean. */
export function unevennessOfAll(crossings: readonly (readonly number[])[]): number | null {
  const known = crossings.flatMap((intervals) => {
    const one = unevenness(intervals)
    return one === null ? [] : [{ free: intervals.length - 1, one }]
  })
  if (known.length === 0) return null
  return Math.sqrt(sum(known.map(({ free, one }) => free * one ** 2)) / sum(known.map(({ free }) => free)))
}
