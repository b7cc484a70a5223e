import type { Trial } from '@marigold/contract'
import { m } from '#messages'
import { percent } from '../kit/statistics.ts'
import { withoutSlashes } from './chunking.ts'
import type { Arrival } from './journey.ts'
import type { Result } from './state.ts'
import { bandOf, feelOf, paceOf, rateOf, stepAt, stepsOf, unevenness, type Band } from './tempo.ts'

/** How a tap landed: dry, with a splash, after dragonflies appeared, or on a pause stone. */
export type Landing = 'dry' | 'splash' | 'late' | 'rest'

/** Returns how each tap of a crossing landed. Over a video call, all land dry. */
export function landingsOf(
  { taps, crossing, timed }: Pick<Result, 'taps' | 'crossing' | 'timed'>,
  band: Band,
): Landing[] {
  return taps.map((_, i) => {
    if (crossing.stones[i]?.kind === 'pause') return 'rest'
    const step = timed ? stepAt(taps, crossing.stones, i) : null
    const feel = step === null ? 'steady' : feelOf(paceOf(step), band)
    return feel === 'early' ? 'splash' : feel === 'long' ? 'late' : 'dry'
  })
}

/** Returns the measures of one crossing. Over a video call, no time is measured. */
export function measureCrossing(result: Result, width: number) {
  const { taps, crossing, hurried, rate, left, timed } = result
  const steps = timed ? stepsOf(taps, crossing.stones) : []
  const band = bandOf(rate, width)
  const feels = steps.map((step) => feelOf(paceOf(step), band))
  const countOf = (feel: (typeof feels)[number]) => feels.filter((one) => one === feel).length
  const turtles = crossing.stones.flatMap(({ kind }, i) => (kind === 'pause' ? [i] : []))
  const pauses = timed ? turtles : []
  return {
    chunks: crossing.stones.length - turtles.length,
    steps,
    feels,
    rate: rateOf(steps),
    uneven: unevenness(steps),
    steady: countOf('steady'),
    early: countOf('early'),
    long: countOf('long'),
    rushed: result.rushed,
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

/** Returns one line of the log about the taps. */
export function lineOf(result: Result, width: number): string {
  const { chunks, rate, uneven, steps, steady, early, long, rushed, pauses, kept } = measureCrossing(result, width)
  const { from, to } = bandOf(result.rate, width)
  const rates = [60_000 / to, 60_000 / from].map(Math.round).join('–')
  const parts = [m.steppingstone_tempo_chunks_count({ count: chunks })]
  if (!result.timed) parts.push(m.steppingstone_tempo_taps_over_a_video_call_not_timed())
  if (rate !== null) parts.push(m.steppingstone_tempo_tapped_at_rate({ rate: rateText(rate, [result]) }))
  if (uneven !== null) parts.push(m.steppingstone_tempo_evenness_cv({ percent: percent(uneven, 1) }))
  if (steps.length > 0)
    parts.push(
      m.steppingstone_tempo_steady_of_total_in_the_band({ steady, total: steps.length, rates }),
      m.steppingstone_tempo_early_and_long({ early, long }),
    )
  if (rushed > 0) parts.push(m.steppingstone_tempo_quick_taps_not_counted({ count: rushed }))
  if (pauses > 0) parts.push(m.steppingstone_tempo_pauses_made_of({ kept, pauses }))
  return parts.join(', ')
}

/** Returns the text for the log. */
export const targetOf = ({ crossing }: Pick<Result, 'crossing'>): string =>
  crossing.from === 'own' ? 'own text' : withoutSlashes(crossing.text).slice(0, 200)

/**
 * At least four of five steps in the band and four of five pauses, as in the goals. Mashing, or mostly early steps, is no
 * success.
 */
export function resultOf(result: Result, width: number): Trial['result'] {
  const { chunks, steps, steady, early, rushed, pauses, kept } = measureCrossing(result, width)
  if (steps.length === 0 && pauses === 0) return 'none'
  if (rushed >= chunks || early > steps.length / 2) return 'incorrect'
  return steady >= steps.length * 0.8 && kept >= pauses * 0.8 ? 'correct' : 'approx'
}

const ratings = {
  independent: { label: m.kit_independent(), result: 'correct', cue: 0 },
  helped: { label: m.kit_with_help(), result: 'correct', cue: 1 },
  notYet: { label: m.kit_not_yet(), result: 'incorrect', cue: 0 },
  skipped: { label: m.kit_skipped(), result: 'none', cue: 0 },
} as const

/** Returns the adult's judgment of what was said, with what was left out, as a trial; null if nobody was asked. */
export function saidTrial(result: Result) {
  const { earned, left, crossing } = result
  if (!earned) return null
  const { label, ...rating } = ratings[earned]
  const chunks = left.map((i) => `“${crossing.stones[i]?.text ?? ''}”`).join(' ')
  // A user's own words are not logged.
  const named = crossing.from === 'own' ? left.length : chunks
  const response = left.length > 0 ? `${label}, ${m.steppingstone_tempo_left_out_chunks({ chunks: named })}` : label
  const event = earned === 'skipped' ? ({ event: true } as const) : {}
  return { target: targetOf(result), response, ...rating, scoredBy: 'adult' as const, ...event }
}

/** Returns how friends arrive: as the adult heard it, or without an adult by how steady the taps were. */
export function arrivalOf(result: Result, width: number): Arrival {
  if (result.earned === 'independent') return 'dance'
  if (result.earned === 'helped') return 'ride'
  if (result.earned !== null) return 'shake'
  const tapped = resultOf(result, width)
  return tapped === 'incorrect' ? 'shake' : tapped === 'approx' ? 'ride' : 'dance'
}
