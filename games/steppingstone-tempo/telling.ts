import { plain } from './chunking.ts'
import type { Result } from './state.ts'
import { bandOf, feelOf, intervalAt, intervalsOf, mean, rateOf, unevenness, type Band } from './tempo.ts'

/** How a tap landed: dry, with a splash, after dragonflies had settled, or on a stone to pause on. */
export type Landing = 'dry' | 'splash' | 'late' | 'rest'

/** How each tap of a crossing landed. */
export function landingsOf({ taps, crossing }: Pick<Result, 'taps' | 'crossing'>, band: Band): Landing[] {
  return taps.map((_, i) => {
    if (crossing.stones[i]?.kind === 'pause') return 'rest'
    const ms = intervalAt(taps, crossing.stones, i)
    const feel = ms === null ? 'steady' : feelOf(ms, band)
    return feel === 'early' ? 'splash' : feel === 'long' ? 'late' : 'dry'
  })
}

/** What was measured in one crossing. */
export function measured(result: Result, width: number) {
  const { taps, crossing, hurried, rate, left } = result
  const intervals = intervalsOf(taps, crossing.stones)
  const band = bandOf(rate, width)
  const feels = intervals.map((ms) => feelOf(ms, band))
  const pauses = crossing.stones.flatMap(({ kind }, i) => (kind === 'pause' ? [i] : []))
  return {
    chunks: crossing.stones.length - pauses.length,
    intervals,
    mean: mean(intervals),
    rate: rateOf(intervals),
    uneven: unevenness(intervals),
    steady: feels.filter((feel) => feel === 'steady').length,
    early: feels.filter((feel) => feel === 'early').length,
    long: feels.filter((feel) => feel === 'long').length,
    pauses: pauses.length,
    kept: pauses.filter((i) => hurried[i] === 0).length,
    left: left.length,
  }
}
export type Measured = ReturnType<typeof measured>

const percent = (share: number) => `${Math.round(share * 100)} %`
/** A number with its thing: one stone, two stones. */
export const count = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`

/** How even, in words; none where too little was tapped. */
export const evennessOf = (uneven: number | null): string => (uneven === null ? '' : `varies by ${percent(uneven)}`)

/** One line of the log. */
export function lineOf(result: Result, width: number): string {
  const m = measured(result, width)
  const { from, to } = bandOf(result.rate, width)
  const rates = [60_000 / to, 60_000 / from].map(Math.round).join(' to ')
  const left = result.left.map((i) => result.crossing.stones[i]?.text ?? '')
  return [
    count(m.chunks, 'chunk'),
    ...(m.mean === null ? [] : [`mean interval ${Math.round(m.mean)} ms (${Math.round(m.rate ?? 0)} per min)`]),
    ...(m.uneven === null ? [] : [`evenness CV ${percent(m.uneven)}`]),
    ...(m.intervals.length > 0
      ? [`${m.steady} of ${m.intervals.length} in the band ${rates} per min`, `${m.early} early, ${m.long} long`]
      : []),
    ...(m.pauses > 0 ? [`pauses kept ${m.kept} of ${m.pauses}`] : []),
    // Words of somebody's own stay out of the log.
    ...(left.length > 0
      ? [`left out ${result.crossing.from === 'own' ? left.length : left.map((one) => `“${one}”`).join(' ')}`]
      : []),
  ].join(', ')
}

/** What was to be said, for the log. */
export const targetOf = ({ crossing }: Result): string =>
  crossing.from === 'own' ? 'own text' : plain(crossing.text).slice(0, 200)

/** Four of five steps in the band and four of five pauses kept, as the goals say; there is no wrong. */
export function resultOf(result: Result, width: number): 'correct' | 'approx' | 'none' {
  const { intervals, steady, pauses, kept } = measured(result, width)
  if (intervals.length === 0 && pauses === 0) return 'none'
  return steady >= intervals.length * 0.8 && kept >= pauses * 0.8 ? 'correct' : 'approx'
}

/** How a crossing went, in kind words. */
export function wentOf(result: Result, width: number, city: boolean): string {
  const { steady, early, long, pauses, kept, intervals } = measured(result, width)
  const parts = [
    ...(intervals.length === 0
      ? ['Across']
      : steady > 0
        ? [`${steady} of ${count(intervals.length, 'step')} steady`]
        : []),
    ...(early > 0 ? [count(early, 'small splash', 'small splashes')] : []),
    ...(long > 0 ? [count(long, city ? 'moth' : 'dragonfly', city ? 'moths' : 'dragonflies')] : []),
    ...(pauses > 0 ? [`${kept} of ${count(pauses, 'pause')} kept`] : []),
  ]
  return parts.join(', ')
}
