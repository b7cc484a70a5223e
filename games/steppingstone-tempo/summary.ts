import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import type { Move, Place, Result, State } from './state.ts'
import { measureCrossing, rateText, type Measured } from './crossing-report.ts'
import { rateOf, unevennessOfAll } from './tempo.ts'

/** The parts of a game that its summary needs. */
export type Played = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

/** Returns where the path ended: the more often a longer crossing was chosen, the farther downstream. */
export function endOf({ downstream, log }: Pick<State, 'downstream' | 'log'>): Place {
  const share = downstream / Math.max(1, log.length - 1)
  return share > 0.5 ? 'lake' : share > 0.15 ? 'mill' : 'spring'
}
const ends: Record<'stream' | 'city', Record<Place, string>> = {
  stream: {
    spring: m.steppingstone_tempo_the_spring_in_the_woods(),
    mill: m.kit_the_old_mill(),
    lake: m.kit_the_lake(),
  },
  city: {
    spring: m.steppingstone_tempo_the_park(),
    mill: m.steppingstone_tempo_the_night_market(),
    lake: m.kit_the_harbor(),
  },
}
export const endName = (state: State, city: boolean): string => ends[city ? 'city' : 'stream'][endOf(state)]

const total = (all: readonly Measured[], key: 'chunks' | 'early' | 'steady' | 'pauses' | 'kept' | 'left') =>
  all.reduce((sum, one) => sum + one[key], 0)

/** Returns one player's measures over several crossings, as lines. */
function linesOf(results: readonly Result[], width: number): Summary {
  const all = results.map((result) => measureCrossing(result, width))
  const steps = all.flatMap((one) => one.steps)
  const uneven = unevennessOfAll(all.map((one) => one.steps))
  const rate = rateOf(steps)
  const rates = all.flatMap((one) => (one.rate === null ? [] : [Math.round(one.rate)]))
  const marked = total(all, 'left')
  return [
    { label: m.steppingstone_tempo_chunks(), value: String(total(all, 'chunks')) },
    ...(rate === null
      ? []
      : [
          { label: m.steppingstone_tempo_tapping_rate_without_pauses(), value: rateText(rate, results) },
          { label: m.steppingstone_tempo_steps_in_the_band(), value: outOf(total(all, 'steady'), steps.length) },
        ]),
    ...(uneven === null ? [] : [{ label: m.steppingstone_tempo_evenness_variation(), value: percent(uneven, 1) }]),
    { label: m.steppingstone_tempo_early_taps(), value: String(total(all, 'early')) },
    ...(total(all, 'pauses') > 0
      ? [{ label: m.steppingstone_tempo_pauses_made(), value: outOf(total(all, 'kept'), total(all, 'pauses')) }]
      : []),
    ...(marked > 0
      ? [{ label: m.steppingstone_tempo_left_out(), value: m.steppingstone_tempo_chunks_count({ count: marked }) }]
      : []),
    ...(rates.length > 1 ? [{ label: m.steppingstone_tempo_rate_of_each_crossing(), value: rates.join(', ') }] : []),
  ]
}

/** Returns one player's crossings. */
const crossingsOf = ({ log }: Pick<State, 'log'>, seat: number): Result[] =>
  log.filter((result) => result.seat === seat)

/** Returns one player's measures. */
export function measuresOf({ state, values }: Played, seat: number): Summary {
  const own = crossingsOf(state.value, seat)
  return values.bare === true || own.length === 0 ? [] : linesOf(own, state.value.width)
}

/** Returns what the players did together. */
export const summaryOf = ({ state }: Played): Summary => [
  { label: m.steppingstone_tempo_crossings(), value: String(state.value.log.length) },
]
