import { mean } from '../kit/statistics.ts'
import type { Stone } from './chunking.ts'

/*
 * What is measured, and how. All times are in milliseconds of the game's own stopwatch, which a pause stops.
 * - Step: from the tap of a chunk to the next tap, on any stone, which is how long that chunk took. The wait on a turtle
 *   stone belongs to no chunk, and a step during which the game was paused is left out.
 * - Pace: the time of a step by the syllables of its chunk, in milliseconds per syllable. A tap may stand for a syllable, a
 *   word or a whole phrase: only per syllable are these the same thing, and can be compared with rates of speech.
 * - Rate, in syllables per minute, pauses left out: 60 000 / mean pace, each step weighted by its syllables. Slow, paced
 *   speech is about 120 to 180; everyday speech is about 180 to 300, with children at the lower end.
 * - Evenness: the coefficient of variation of the paces, the sample standard deviation (n - 1) / mean, in percent; 0 is
 *   perfectly even. It is the usual measure of steadiness in tapping (Repp 2005, Psychonomic Bulletin & Review 12,
 *   969-992). It needs at least three steps within a crossing. Crossings are combined by their degrees of freedom, so that a
 *   new speed between two of them does not count as unevenness: √(Σ (n - 1) CV² / Σ (n - 1)).
 * - Band: rates from R (1 - w) to R (1 + w) around the rate R that was set.
 */

/** A tap on a stone, in milliseconds since the stopwatch started. */
export interface Tap {
  at: number
  /** Whether the game was paused since the previous tap. */
  broken: boolean
}

export interface Band {
  /** The shortest and longest pace, in milliseconds per syllable. */
  from: number
  to: number
}
const minute = 60_000

/** Returns the paces for `rate` ± `width`, a share of it; the rate is in syllables per minute. */
export const bandOf = (rate: number, width: number): Band => ({
  from: minute / (rate * (1 + width)),
  to: minute / (rate * (1 - width)),
})

export type Feel = 'early' | 'steady' | 'long'
/** Compares a pace to the band. */
export const feelOf = (ms: number, { from, to }: Band): Feel => (ms < from ? 'early' : ms > to ? 'long' : 'steady')

/** A step: how long it took, and how many syllables were said during it. */
export interface Step {
  ms: number
  syllables: number
}
/** Returns milliseconds per syllable. */
export const paceOf = ({ ms, syllables }: Step): number => ms / syllables

/** Returns the step that ended with tap `i`, or null if it measures no chunk. */
export function stepAt(taps: readonly Tap[], stones: readonly Stone[], i: number): Step | null {
  const [before, now, stone] = [taps[i - 1], taps[i], stones[i - 1]]
  if (!before || !now || now.broken || stone?.kind !== 'chunk') return null
  return { ms: now.at - before.at, syllables: stone.syllables }
}

/** Returns every step of a crossing. */
export const stepsOf = (taps: readonly Tap[], stones: readonly Stone[]): Step[] =>
  taps.flatMap((_, i) => stepAt(taps, stones, i) ?? [])

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Returns the syllables per minute of several steps together, or null if there are none. */
export function rateOf(steps: readonly Step[]): number | null {
  const ms = sum(steps.map((step) => step.ms))
  return ms <= 0 ? null : (minute * sum(steps.map(({ syllables }) => syllables))) / ms
}

const fewestForEvenness = 3

/** Returns the coefficient of variation as a share, or null for fewer than three steps. */
export function unevenness(steps: readonly Step[]): number | null {
  const paces = steps.map(paceOf)
  const middle = mean(paces)
  if (middle === null || middle <= 0 || paces.length < fewestForEvenness) return null
  const variance = sum(paces.map((one) => (one - middle) ** 2)) / (paces.length - 1)
  return Math.sqrt(variance) / middle
}

/** Returns the unevenness of several crossings together, each relative to its own mean. */
export function unevennessOfAll(crossings: readonly (readonly Step[])[]): number | null {
  const known = crossings.flatMap((steps) => {
    const one = unevenness(steps)
    return one === null ? [] : [{ free: steps.length - 1, one }]
  })
  if (known.length === 0) return null
  return Math.sqrt(sum(known.map(({ free, one }) => free * one ** 2)) / sum(known.map(({ free }) => free)))
}
