import { m } from '#messages'
import { assistText, type Play, type Summary } from '../kit/index.ts'
import { listed, outOf } from '../kit/phrases.ts'
import { mean, median, oneDecimal } from '../kit/statistics.ts'
import type { Level } from './levels.ts'
import { waveAt, type Gesture, type Move, type Pop, type State } from './rules.ts'

export type BayouPlay = Play<Level, State, Move>
type Source = Pick<BayouPlay, 'level' | 'state' | 'trialsOf'>

/** The target of the adult's word that a hand crossed the middle. */
export const crossing = 'midline reach'

const gestures: readonly Gesture[] = ['tap', 'hold', 'pinch', 'pair']
const isFirst = ({ misses }: Pop) => misses === 0
const rate = (pops: readonly Pop[]) => outOf(pops.filter(isFirst).length, pops.length)
const span = (values: readonly number[]) => {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least === most ? String(least) : m.bubble_bayou_least_to_most({ least, most })
}
const known = (values: readonly (number | undefined)[]) => values.filter((one) => one !== undefined)

/** 'touch and mouse'; '' where nobody touched anything. */
const inputsOf = (pops: readonly Pop[]): string => listed([...new Set(pops.flatMap(({ touch }) => touch?.by ?? []))])

/** Everyone's creatures, for the group. */
export const summaryOf = ({ state }: Pick<BayouPlay, 'state'>): Summary => [
  { label: m.bubble_bayou_creatures_home(), value: String(state.value.residents.length) },
]

/** One line for a progress note: only what the device saw, by which input, and what the adult confirmed. */
export function noteLine(pops: readonly Pop[], crossed: number): string {
  const parts = gestures.flatMap((gesture) => {
    const own = pops.filter((pop) => pop.gesture === gesture)
    if (own.length === 0) return []
    const sizes = span(own.map(({ touch, size }) => touch?.px ?? size))
    const values = { rate: rate(own), gesture, sizes, speeds: span(own.map(({ speed }) => speed)) }
    return [m.bubble_bayou_rate_gesture_on_first_touch(values)]
  })
  const reaches = crossed > 0 ? [m.bubble_bayou_count_midline_reaches({ count: crossed })] : []
  // A key, a switch, or one finger does a pinch or a pair without pinching or pairing.
  const inputs = inputsOf(pops)
  const input = inputs ? [m.bubble_bayou_note_input({ inputs })] : []
  return [...parts, ...reaches, ...input, assistText(pops.map(({ assist }) => assist))].join('; ')
}

/** What one player did: first touches by gesture and side, calls, offset, chance, help, and the line for a note. */
export function measuresOf({ level, state, trialsOf }: Source, seat: number): Summary {
  const pops = state.value.pops.filter((pop) => pop.seat === seat)
  if (pops.length === 0) return []
  if (level.any) return [{ label: m.bubble_bayou_bubbles_popped(), value: String(pops.length) }]
  const sides = (['left', 'right'] as const).map((side) => pops.filter(({ touch }) => touch?.side === side))
  const [left = [], right = []] = sides
  const called = pops.filter((pop) => pop.called)
  const offset = median(known(pops.map(({ touch }) => touch?.offset)))
  const chance = mean(known(pops.map(({ touch }) => touch?.chance)))
  const helped = pops.filter(({ help }) => help > 0).length
  const crossed = trialsOf(seat).filter(({ target }) => target === crossing).length
  const line = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return [
    ...line(m.bubble_bayou_first_touch(), rate(pops)),
    ...line(
      m.bubble_bayou_by_side(),
      left.length + right.length === 0 ? null : m.bubble_bayou_left_and_right({ left: rate(left), right: rate(right) }),
    ),
    ...line(m.bubble_bayou_named_on_first_touch(), called.length === 0 ? null : rate(called)),
    ...line(
      m.bubble_bayou_touch_offset(),
      offset === null ? null : m.bubble_bayou_percent_of_the_radius({ percent: Math.round(offset) }),
    ),
    ...line(m.bubble_bayou_by_chance(), chance === null ? null : `${oneDecimal(chance)}%`),
    ...line(m.bubble_bayou_helped(), outOf(helped, pops.length)),
    ...line(m.bubble_bayou_inputs(), inputsOf(pops) || null),
    ...line(m.kit_for_the_note(), noteLine(pops, crossed)),
  ]
}

/** What a trial says it was: 'pinch, 100 px, 35 px/s'. */
export function targetOf(state: State, gesture: Gesture, px: number): string {
  const { speed } = waveAt(state)
  return `${gesture}${state.call ? `, only ${state.call}` : ''}, ${px} px, ${speed} px/s`
}
