import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import { percent } from '../kit/statistics.ts'
import { measureCrossing, rateText, type Measured } from './crossing-report.ts'
import type { Level } from './levels.ts'
import type { Move, Place, Result, State } from './state.ts'
import { rateOf, unevennessOfAll } from './tempo.ts'

/** The parts of a game that its summary needs. */
export type Played = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

/** Returns where the path ended: the more often a crossing got longer, the farther downstream. */
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

type Counted = 'chunks' | 'early' | 'steady' | 'rushed' | 'pauses' | 'kept' | 'left'
const total = (all: readonly Measured[], key: Counted) => all.reduce((sum, one) => sum + one[key], 0)

/** Returns one player's measures over several crossings, as lines. */
function linesOf(results: readonly Result[], width: number): Summary {
  const all = results.map((result) => measureCrossing(result, width))
  const steps = all.flatMap((one) => one.steps)
  const uneven = unevennessOfAll(all.map((one) => one.steps))
  const rate = rateOf(steps)
  const rates = all.flatMap((one) => (one.rate === null ? [] : [Math.round(one.rate)]))
  const heard = results.flatMap(({ earned }) => (earned === null || earned === 'skipped' ? [] : [earned]))
  const lines: Summary = []
  const add = (label: string, value: string | number) => lines.push({ label, value: String(value) })
  add(m.steppingstone_tempo_chunks(), total(all, 'chunks'))
  if (heard.length > 0)
    add(
      m.steppingstone_tempo_said_without_help_adults_rating(),
      outOf(heard.filter((one) => one === 'independent').length, heard.length),
    )
  if (rate !== null) {
    add(m.steppingstone_tempo_tapping_rate_without_pauses(), rateText(rate, results))
    add(m.steppingstone_tempo_steps_in_the_band(), outOf(total(all, 'steady'), steps.length))
  }
  if (uneven !== null) add(m.steppingstone_tempo_evenness_variation(), percent(uneven, 1))
  if (rate !== null) add(m.steppingstone_tempo_early_taps(), total(all, 'early'))
  if (total(all, 'rushed') > 0) add(m.steppingstone_tempo_taps_too_quick_to_count(), total(all, 'rushed'))
  if (total(all, 'pauses') > 0)
    add(m.steppingstone_tempo_pauses_made(), outOf(total(all, 'kept'), total(all, 'pauses')))
  if (total(all, 'left') > 0)
    add(m.steppingstone_tempo_left_out(), m.steppingstone_tempo_chunks_count({ count: total(all, 'left') }))
  if (rates.length > 1) add(m.steppingstone_tempo_rate_of_each_crossing(), rates.join(', '))
  return lines
}

/** Returns one player's measures. */
export function measuresOf({ state, values }: Played, seat: number): Summary {
  const own = state.value.log.filter((result) => result.seat === seat)
  return values.bare === true || own.length === 0 ? [] : linesOf(own, state.value.width)
}

/** Returns what the players did together. */
export const summaryOf = ({ state }: Played): Summary => [
  { label: m.steppingstone_tempo_crossings(), value: String(state.value.log.length) },
]
