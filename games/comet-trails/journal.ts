import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf, outOfPercent, sentenceCase } from '../kit/phrases.ts'
import { median, oneDecimal, percent } from '../kit/statistics.ts'
import { groups, type Group } from './figures.ts'
import { fades, isUnaided, together, type Finished, type Input, type State } from './state.ts'

const groupOf = ({ id }: Finished): Group => (id.split(':')[0] ?? 'line') as Group
/** Right start, order, and direction without help; road accuracy is reported separately. */
const isFormed = ({ starts, orders, turns, slips, help, assist }: Finished): boolean =>
  starts + orders + turns + slips === 0 && help === 0 && isUnaided(assist)
const isFirst = ({ first }: Finished): boolean => first
const ownOf = ({ done }: Pick<State, 'done'>, seat: number): Finished[] => done.filter((one) => one.seat === seat)
const sumOf = (all: readonly Finished[], of: (one: Finished) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0)

/** Whether strokes were drawn, or stars tapped, or arrows chosen: only a drawn one has a start and a direction. */
const howOf = (by: Input): 'draw' | 'taps' | 'arrows' => (by === 'taps' || by === 'arrows' ? by : 'draw')
export const groupName = (group: Group): string => m.comet_trails_group({ group })

/** '6 px on a 64 px road': medians over figures on the same road; null without a pointer, or without a road. */
function deviationText(done: readonly Finished[], text: (of: { deviation: number; road: number }) => string): string {
  // Arrow keys draw staircases, and a road that isn't shown is none.
  const all = done.filter(({ by, fade }) => by !== 'keys' && (fade === 'road' || fade === 'dots'))
  const roads = [...new Set(all.flatMap(({ road, deviation }) => (road === null || deviation === null ? [] : [road])))]
  return roads
    .map((road) => {
      const off = all.flatMap((one) => (one.road === road && one.deviation !== null ? [one.deviation] : []))
      return text({ deviation: Math.round(median(off) ?? 0), road })
    })
    .slice(0, 3)
    .join('; ')
}

/** '3/5 capital letters with correct start, order, and direction from dots', for each kind of figure and way shown. */
function formedTexts(all: readonly Finished[]): string[] {
  return groups.flatMap((group) =>
    fades.flatMap((fade) =>
      (['draw', 'taps', 'arrows'] as const).flatMap((by) => {
        const same = all.filter((one) => groupOf(one) === group && one.fade === fade && howOf(one.by) === by)
        if (same.length === 0) return []
        const rate = `${same.filter(isFormed).length}/${same.length}`
        return [m.comet_trails_note_formed({ by, rate, group: groupName(group), fade: m.comet_trails_fade({ fade }) })]
      }),
    ),
  )
}

/** One line for the progress note: the input and hand, what was formed right, deviation, and assistance. */
export function noteOf(state: Pick<State, 'done' | 'errorless'>, seat: number, hand: unknown): string {
  const own = ownOf(state, seat)
  const inputs = [...new Set(own.map(({ by }) => by))]
  const input = inputs.map((by) => m.comet_trails_note_input({ by })).join(' / ')
  const isHand = hand === 'left' || hand === 'right' || hand === 'both'
  const formed = state.errorless
    ? m.comet_trails_note_errorless({ count: own.length })
    : `${formedTexts(own).join('; ')};`
  const deviation = deviationText(own, m.comet_trails_note_deviation)
  const pairs = own.filter((one) => groupOf(one) === 'mirror' && ['finger', 'pen', 'mouse'].includes(one.by))
  const both = pairs.filter((one) => one.pairs > 0).length
  return noteLine([
    { of: own.length, text: isHand ? m.comet_trails_note_hand({ input, hand }) : `${input}:` },
    { of: own.length, text: formed },
    { of: pairs.length, text: m.comet_trails_note_pairs({ both, count: pairs.length }) },
    { of: deviation, text: `${state.errorless ? sentenceCase(deviation) : deviation};` },
    { of: own.length, text: `${assistText(own.map(({ assist }) => assist))}.` },
  ])
}

/** What all players did together, with what random play would win. */
export function summaryOf({ done, level, errorless }: State): Summary {
  if (done.length === 0) return []
  const traced = { label: m.comet_trails_figures_traced(), value: String(done.length) }
  if (errorless) return [traced]
  return [
    traced,
    { label: m.comet_trails_right_on_the_first_try(), value: outOf(done.filter(isFirst).length, done.length) },
    { label: m.comet_trails_by_chance(), value: m.comet_trails_percent_or_less({ percent: level.chance }) },
  ]
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number, hand: unknown): Summary {
  const own = ownOf(state, seat)
  if (own.length === 0) return []
  const line = (label: string, of: number | string, value = String(of)) =>
    of === 0 || of === '' ? [] : [{ label, value }]
  const drawn = own.filter(({ by }) => howOf(by) === 'draw')
  const byHand = drawn.filter(({ by }) => by !== 'keys')
  const [total, good] = [sumOf(byHand, (one) => one.total), sumOf(byHand, (one) => one.good)]
  const pairs = byHand.filter((one) => groupOf(one) === 'mirror')
  const both = pairs.filter((one) => one.pairs > 0).length
  const errors = sumOf(own, ({ starts, orders, turns, slips }) => starts + orders + turns + slips)
  return [
    ...line(m.kit_turns(), own.length),
    ...line(
      m.comet_trails_formed(),
      state.errorless ? 0 : drawn.length,
      outOfPercent(drawn.filter(isFormed).length, drawn.length),
    ),
    ...line(m.comet_trails_errors(), errors),
    ...line(m.comet_trails_road_share(), total, percent(good, total)),
    ...line(m.comet_trails_deviation(), deviationText(own, m.comet_trails_px_on_a_road)),
    ...line(
      m.comet_trails_lifts(),
      sumOf(own, ({ lifts }) => lifts),
    ),
    ...line(
      m.comet_trails_time_drawing(),
      sumOf(byHand, ({ ms }) => ms),
      `${oneDecimal(sumOf(byHand, ({ ms }) => ms) / 1000)} s`,
    ),
    ...line(m.comet_trails_pairs_at_once(), pairs.length, outOf(both, pairs.length)),
    ...line(m.comet_trails_with_a_step_of_help(), own.filter(({ help }) => help > 0 && help <= together).length),
    ...line(m.kit_for_the_note(), noteOf(state, seat, hand)),
  ]
}
