import { m } from '#messages'
import { plain } from './chunking.ts'
import type { Result } from './state.ts'
import { percent } from '../kit/statistics.ts'
import { bandOf, feelOf, paceOf, rateOf, stepAt, stepsOf, unevenness, type Band } from './tempo.ts'

/** How a tap landed: dry, with a splash, after dragonflies had settled, or on a stone to pause on. */
export type Landing = 'dry' | 'splash' | 'late' | 'rest'

/** How each tap of a crossing landed. */
export function landingsOf({ taps, crossing }: Pick<Result, 'taps' | 'crossing'>, band: Band): Landing[] {
  return taps.map((_, i) => {
    if (crossing.stones[i]?.kind === 'pause') return 'rest'
    const step = stepAt(taps, crossing.stones, i)
    const feel = step === null ? 'steady' : feelOf(paceOf(step), band)
    return feel === 'early' ? 'splash' : feel === 'long' ? 'late' : 'dry'
  })
}

/** What was measured in one crossing. */
export function measured(result: Result, width: number) {
  const { taps, crossing, hurried, rate, left } = result
  const steps = stepsOf(taps, crossing.stones)
  const band = bandOf(rate, width)
  const feels = steps.map((step) => feelOf(paceOf(step), band))
  const pauses = crossing.stones.flatMap(({ kind }, i) => (kind === 'pause' ? [i] : []))
  return {
    chunks: crossing.stones.length - pauses.length,
    steps,
    rate: rateOf(steps),
    uneven: unevenness(steps),
    steady: feels.filter((feel) => feel === 'steady').length,
    early: feels.filter((feel) => feel === 'early').length,
    long: feels.filter((feel) => feel === 'long').length,
    pauses: pauses.length,
    kept: pauses.filter((i) => hurried[i] === 0).length,
    left: left.length,
  }
}
export type Measured = ReturnType<typeof measured>

/** Syllables that nobody has counted for us are told as about so many. */
const isGuessed = ({ crossing }: Pick<Result, 'crossing'>) => crossing.from !== 'level'

/** A rate with its unit; `of` says whose syllables were counted. */
export const rateText = (rate: number, of: readonly Pick<Result, 'crossing'>[]): string =>
  of.some(isGuessed)
    ? m.steppingstone_tempo_about_syllables_per_minute({ rate: Math.round(rate) })
    : m.steppingstone_tempo_syllables_per_minute3({ rate: Math.round(rate) })

/** How even, in words; none where too little was tapped. */
export const evennessOf = (uneven: number | null): string =>
  uneven === null ? '' : m.steppingstone_tempo_varies_by({ uneven: percent(uneven, 1) })

/** One line of the log. */
export function lineOf(result: Result, width: number): string {
  const rhythm = measured(result, width)
  const { from, to } = bandOf(result.rate, width)
  const rates = [60_000 / to, 60_000 / from].map(Math.round).join(' to ')
  const left = result.left.map((i) => result.crossing.stones[i]?.text ?? '')
  return [
    m.steppingstone_tempo_chunks_count({ count: rhythm.chunks }),
    ...(rhythm.rate === null
      ? []
      : [m.steppingstone_tempo_tapped_at_without_pauses({ rateText: rateText(rhythm.rate, [result]) })]),
    ...(rhythm.uneven === null ? [] : [m.steppingstone_tempo_evenness_cv({ uneven: percent(rhythm.uneven, 1) })]),
    ...(rhythm.steps.length > 0
      ? [
          m.steppingstone_tempo_of_in_the_band({ steady: rhythm.steady, steps: rhythm.steps.length, rates }),
          m.steppingstone_tempo_early_long({ early: rhythm.early, long: rhythm.long }),
        ]
      : []),
    ...(rhythm.pauses > 0 ? [m.steppingstone_tempo_pauses_made_of({ kept: rhythm.kept, pauses: rhythm.pauses })] : []),
    // Words of somebody's own stay out of the log.
    ...(left.length > 0
      ? [
          m.steppingstone_tempo_left_out3({
            value: result.crossing.from === 'own' ? left.length : left.map((one) => `“${one}”`).join(' '),
          }),
        ]
      : []),
  ].join(', ')
}

/** What was to be said, for the log. */
export const targetOf = ({ crossing }: Result): string =>
  crossing.from === 'own' ? 'own text' : plain(crossing.text).slice(0, 200)

/** Four of five steps in the band and four of five pauses kept, as the goals say; there is no wrong. */
export function resultOf(result: Result, width: number): 'correct' | 'approx' | 'none' {
  const { steps, steady, pauses, kept } = measured(result, width)
  if (steps.length === 0 && pauses === 0) return 'none'
  return steady >= steps.length * 0.8 && kept >= pauses * 0.8 ? 'correct' : 'approx'
}

/** How a crossing went, in kind words. */
export function wentOf(result: Result, width: number, city: boolean): string {
  const { steady, early, long, pauses, kept, steps } = measured(result, width)
  const parts = [
    ...(steps.length === 0
      ? [m.steppingstone_tempo_across2()]
      : steady > 0
        ? [m.steppingstone_tempo_of_steady({ steady, count: steps.length })]
        : []),
    ...(early > 0 ? [m.steppingstone_tempo_small_splashes({ count: early })] : []),
    ...(long > 0
      ? [city ? m.steppingstone_tempo_moths({ count: long }) : m.steppingstone_tempo_dragonflies({ count: long })]
      : []),
    ...(pauses > 0 ? [m.steppingstone_tempo_of_kept({ kept, count: pauses })] : []),
  ]
  return parts.join(', ')
}
