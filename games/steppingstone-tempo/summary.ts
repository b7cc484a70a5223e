import { seatName } from '@marigold/device'
import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import type { Move, Place, Result, State } from './state.ts'
import { count, measured, type Measured } from './telling.ts'
import { mean, rateOf, unevennessOfAll } from './tempo.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<Level, State, Move>, 'players' | 'state' | 'values'>

/** Where the path came to: the more often somebody went on to a longer crossing, the farther downstream. */
export function endOf({ downstream, log }: Pick<State, 'downstream' | 'log'>): Place {
  const share = downstream / Math.max(1, log.length - 1)
  return share > 0.5 ? 'lake' : share > 0.15 ? 'mill' : 'spring'
}
const ends: Record<'stream' | 'city', Record<Place, string>> = {
  stream: { spring: 'the spring in the woods', mill: 'the old mill', lake: 'the lake' },
  city: { spring: 'the park', mill: 'the night market', lake: 'the harbor' },
}
export const endName = (state: State, city: boolean): string => ends[city ? 'city' : 'stream'][endOf(state)]

const total = (all: readonly Measured[], key: 'chunks' | 'early' | 'steady' | 'pauses' | 'kept' | 'left') =>
  all.reduce((sum, one) => sum + one[key], 0)
// A line never breaks before the sign.
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`

/** What was measured in several crossings, as lines. */
export function linesOf(results: readonly Result[], width: number): Summary {
  const all = results.map((result) => measured(result, width))
  const intervals = all.flatMap((one) => one.intervals)
  const uneven = unevennessOfAll(all.map((one) => one.intervals))
  const middle = mean(intervals)
  const rate = rateOf(intervals)
  const marked = total(all, 'left')
  return [
    { label: 'Chunks', value: String(total(all, 'chunks')) },
    ...(middle === null || rate === null
      ? []
      : [
          { label: 'Mean interval', value: `${Math.round(middle)} ms, ${Math.round(rate)} per min` },
          { label: 'Steps in the band', value: `${total(all, 'steady')} of ${intervals.length}` },
        ]),
    ...(uneven === null ? [] : [{ label: 'Evenness (variation)', value: percent(uneven) }]),
    { label: 'Early taps', value: String(total(all, 'early')) },
    ...(total(all, 'pauses') > 0
      ? [{ label: 'Pauses kept', value: `${total(all, 'kept')} of ${total(all, 'pauses')}` }]
      : []),
    ...(marked > 0 ? [{ label: 'Left out', value: count(marked, 'chunk') }] : []),
  ]
}

/** The rate of each crossing, in order: what the line on the map shows. */
export const ratesOf = (results: readonly Result[], width: number): (number | null)[] =>
  results.map((result) => measured(result, width).rate)

/** What was done: of several players for each of them in a line. */
export function summaryOf({ players, state, values }: Played): Summary {
  const { log, width } = state.value
  const made = { label: 'Crossings', value: String(log.length) }
  if (values.bare === true || log.length === 0) return [made]
  const rates = ratesOf(log, width).flatMap((rate) => (rate === null ? [] : [Math.round(rate)]))
  const line = rates.length > 0 ? [{ label: 'Rate over time', value: `${rates.join(', ')} per min` }] : []
  if (players.length === 1) return [made, ...linesOf(log, width), ...line]
  const each = players.flatMap((player, seat) => {
    const own = log.filter((one) => one.seat === seat)
    if (own.length === 0) return []
    const lines = linesOf(own, width).map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    return [{ label: seatName(player), value: lines.join('; ') }]
  })
  return [made, ...each, ...line]
}
