import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf } from '../kit/phrases.ts'
import { mean, median, oneDecimal, percent } from '../kit/statistics.ts'
import { ticksPerSecond } from './sail.ts'
import type { Docked, State } from './state.ts'

/** Boats that were sent alone where more than one was asked for take no foresight, so they don't count. */
const isCounted = ({ isAlone }: Docked): boolean => !isAlone
const clean = (all: readonly Docked[]): number => all.filter(({ isClean }) => isClean).length

/** '2', or '1 to 3' boats that were under way at once. */
function togetherText(all: readonly Docked[]): string {
  const counts = all.map(({ together }) => together)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? String(most) : m.tug_harbor_from_to({ from: least, to: most })
}

const pausedText = ({ pausedMs, tick }: Pick<State, 'pausedMs' | 'tick'>): string =>
  percent(pausedMs, pausedMs + (tick * 1000) / ticksPerSecond)

/** What all players did together, with what random play would bring in. With switches, no time is measured. */
export function summaryOf(state: State, isScan = false): Summary {
  const { docked: all, level } = state
  if (all.length === 0) return []
  const docked = all.filter(isCounted)
  const alone = all.length - docked.length
  const aloneLine = alone > 0 ? [{ label: m.tug_harbor_alone_on_the_water(), value: String(alone) }] : []
  if (docked.length === 0) return aloneLine
  const urgent = docked.filter(({ isUrgent }) => isUrgent)
  const first = docked.filter(({ isPassedOver }) => !isPassedOver)
  const answers = docked.flatMap(({ answered }) => (answered === null ? [] : [answered / ticksPerSecond]))
  const response = isScan ? null : median(answers)
  const ratio = mean(docked.map((one) => one.ratio))
  const firstUrgent = urgent.filter((one) => first.includes(one)).length
  return [
    { label: m.tug_harbor_docked_without_a_stop(), value: outOf(clean(docked), docked.length) },
    ...aloneLine,
    { label: m.tug_harbor_by_chance(), value: `${level.chance}%` },
    { label: m.tug_harbor_moving_at_once(), value: togetherText(docked) },
    ...(isScan ? [] : [{ label: m.tug_harbor_paused(), value: pausedText(state) }]),
    ...(response === null ? [] : [{ label: m.tug_harbor_first_response(), value: `${oneDecimal(response)} s` }]),
    ...(ratio === null ? [] : [{ label: m.tug_harbor_route_ratio(), value: oneDecimal(ratio) }]),
    ...(urgent.length > 0
      ? [{ label: m.tug_harbor_urgent_boats_first(), value: outOf(firstUrgent, urgent.length) }]
      : []),
  ]
}

/** One line for the progress note. It never tells how long somebody attended, or where they looked. */
export function noteOf(state: State, seat: number, isScan = false): string {
  const all = state.docked.filter((one) => one.seat === seat)
  if (all.length === 0) return ''
  const own = all.filter(isCounted)
  const moving = m.tug_harbor_note_moving({ together: togetherText(own) })
  const helped = own.filter(({ help }) => help > 0).length
  const note = noteLine(
    [
      {
        of: own.length,
        text: m.tug_harbor_note({
          clean: clean(own),
          count: own.length,
          moving: isScan ? moving : m.tug_harbor_note_paused({ moving, paused: pausedText(state) }),
        }),
      },
      { of: all.length - own.length, text: m.tug_harbor_note_alone({ count: all.length - own.length }) },
      { of: own.length, text: m.tug_harbor_note_fixed({ fixed: state.tallies[seat]?.fixed ?? 0 }) },
      { of: helped, text: m.kit_note_help_from_the_game({ count: helped }) },
      { of: 1, text: `${assistText(all.map((one) => one.assist))}.` },
    ],
    '; ',
  )
  return state.errorless ? m.tug_harbor_note_errorless({ note }) : note
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number, isScan = false): Summary {
  const tally = state.tallies[seat]
  if (!tally || Object.values(tally).every((count) => count === 0)) return []
  const line = (label: string, of: number) => (of > 0 ? [{ label, value: String(of) }] : [])
  const note = noteOf(state, seat, isScan)
  return [
    ...line(m.kit_turns(), tally.turns),
    ...line(m.tug_harbor_routes(), tally.routes),
    ...line(m.tug_harbor_boats_anchored(), tally.anchors),
    ...line(m.tug_harbor_pauses(), tally.pauses),
    ...line(m.tug_harbor_crossings_fixed_early(), tally.fixed),
    ...line(m.kit_help_steps(), tally.helps),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
