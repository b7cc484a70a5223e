import { m } from '#messages'
import { withoutSlashes } from './chunking.ts'
import type { Result } from './state.ts'
import { percent } from '../kit/statistics.ts'
import { bandOf, feelOf, paceOf, rateOf, stepAt, stepsOf, unevenness, type Band } from './tempo.ts'

/** How a tap landed: dry, with a splash, after dragonflies appeared, or on a pause stone. */
export type Landing = 'dry' | 'splash' | 'late' | 'rest'

/** Returns how each tap of a crossing landed. */
export function landingsOf({ taps, crossing }: Pick<Result, 'taps' | 'crossing'>, band: Band): Landing[] {
  return taps.map((_, i) => {
    if (crossing.stones[i]?.kind === 'pause') return 'rest'
    const step = stepAt(taps, crossing.stones, i)
    const feel = step === null ? 'steady' : feelOf(paceOf(step), band)
    return feel === 'early' ? 'splash' : feel === 'long' ? 'late' : 'dry'
  })
}

/** Returns the measures of one crossing. */
export function measureCrossing(result: Result, width: number) {
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
export type Measured = ReturnType<typeof measureCrossing>

/** Whether the syllables are estimates, which are reported as approximate. */
const isGuessed = ({ crossing }: Pick<Result, 'crossing'>) => crossing.from !== 'level'

/** Returns a rate with its unit; `of` decides whether it is approximate. */
export const rateText = (rate: number, of: readonly Pick<Result, 'crossing'>[]): string =>
  of.some(isGuessed)
    ? m.steppingstone_tempo_about_rate_syllables_per_minute({ rate: Math.round(rate) })
    : m.steppingstone_tempo_rate_syllables_per_minute({ rate: Math.round(rate) })

/** Returns the rate of a crossing as a sentence for the player. */
export const tappedText = (rate: number, result: Pick<Result, 'crossing'>): string =>
  isGuessed(result)
    ? m.steppingstone_tempo_you_tapped_about_rate({ rate: Math.round(rate) })
    : m.steppingstone_tempo_you_tapped_rate({ rate: Math.round(rate) })

/** Describes the evenness; empty if there were too few taps. */
export const evennessOf = (uneven: number | null): string =>
  uneven === null ? '' : m.steppingstone_tempo_varies_by({ percent: percent(uneven, 1) })

/** Returns one line of the log. */
export function lineOf(result: Result, width: number): string {
  const rhythm = measureCrossing(result, width)
  const { from, to } = bandOf(result.rate, width)
  const rates = [60_000 / to, 60_000 / from].map(Math.round).join('–')
  const rate = Math.round(rhythm.rate ?? 0)
  const left = result.left.map((i) => result.crossing.stones[i]?.text ?? '')
  return [
    m.steppingstone_tempo_chunks_count({ count: rhythm.chunks }),
    ...(rhythm.rate === null
      ? []
      : [
          isGuessed(result)
            ? m.steppingstone_tempo_tapped_at_about_rate_without_pauses({ rate })
            : m.steppingstone_tempo_tapped_at_rate_without_pauses({ rate }),
        ]),
    ...(rhythm.uneven === null ? [] : [m.steppingstone_tempo_evenness_cv({ percent: percent(rhythm.uneven, 1) })]),
    ...(rhythm.steps.length > 0
      ? [
          m.steppingstone_tempo_steady_of_total_in_the_band({
            steady: rhythm.steady,
            total: rhythm.steps.length,
            rates,
          }),
          m.steppingstone_tempo_early_and_long({ early: rhythm.early, long: rhythm.long }),
        ]
      : []),
    ...(rhythm.pauses > 0 ? [m.steppingstone_tempo_pauses_made_of({ kept: rhythm.kept, pauses: rhythm.pauses })] : []),
    // A user's own words are not logged.
    ...(left.length > 0
      ? [
          m.steppingstone_tempo_left_out_chunks({
            chunks: result.crossing.from === 'own' ? left.length : left.map((one) => `“${one}”`).join(' '),
          }),
        ]
      : []),
  ].join(', ')
}

/** Returns the text for the log. */
export const targetOf = ({ crossing }: Result): string =>
  crossing.from === 'own' ? 'own text' : withoutSlashes(crossing.text).slice(0, 200)

/** At least four of five steps in the band and four of five pauses, as in the goals. No result is wrong. */
export function resultOf(result: Result, width: number): 'correct' | 'approx' | 'none' {
  const { steps, steady, pauses, kept } = measureCrossing(result, width)
  if (steps.length === 0 && pauses === 0) return 'none'
  return steady >= steps.length * 0.8 && kept >= pauses * 0.8 ? 'correct' : 'approx'
}

/** Describes kindly how a crossing went. */
export function outcomeText(result: Result, width: number, city: boolean): string {
  const { steady, early, long, pauses, kept, steps } = measureCrossing(result, width)
  const parts = [
    ...(steps.length === 0
      ? [m.steppingstone_tempo_youre_across()]
      : steady > 0
        ? [m.steppingstone_tempo_steady_steps_of_count({ steady, count: steps.length })]
        : []),
    ...(early > 0 ? [m.steppingstone_tempo_small_splashes_count({ count: early })] : []),
    ...(long > 0
      ? [
          city
            ? m.steppingstone_tempo_moths_count({ count: long })
            : m.steppingstone_tempo_dragonflies_count({ count: long }),
        ]
      : []),
    ...(pauses > 0 ? [m.steppingstone_tempo_pauses_kept_of_count({ kept, count: pauses })] : []),
  ]
  return parts.join(' ')
}
