import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { noteLine } from '../kit/note-line.ts'
import { outOf } from '../kit/phrases.ts'
import { median, oneDecimal } from '../kit/statistics.ts'
import { isWon, type Find, type Slip, type State } from './state.ts'

const secondsOf = (finds: readonly Find[]): string => {
  const middle = median(finds.flatMap(({ ms }) => ms ?? []))
  return middle === null ? '' : oneDecimal(middle / 1000)
}
const average = (all: readonly number[]): number =>
  Math.round(all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length))
/** Slips that were finished among as many things: 'Figure-ground search: 2/3 slips completed …'. */
function slipTexts(slips: readonly Slip[]): string[] {
  return [...new Set(slips.map(({ things }) => things))].map((things) => {
    const same = slips.filter((one) => one.things === things)
    const visible = average(same.map((one) => one.visible))
    return m.jumble_drawer_note_slips({ part: same.filter(isWon).length, whole: same.length, things, visible })
  })
}

/** One line for the progress note. Slips belong to everybody, so with several players each has only finds. */
export function noteOf(state: State, seat: number): string {
  const finds = state.finds.filter((find) => find.seat === seat)
  const helped = finds.filter(({ help }) => help > 0).length
  const seconds = secondsOf(finds)
  const count = finds.length
  const isAlone = state.seats === 1 && !state.errorless
  return noteLine([
    ...(isAlone ? slipTexts(state.slips).map((text) => ({ of: 1, text })) : []),
    { of: state.errorless ? count : 0, text: m.jumble_drawer_note_errorless({ count }) },
    {
      of: isAlone && state.slips.length > 0 ? 0 : state.errorless ? 0 : count,
      text: m.jumble_drawer_note_finds({ count, things: state.now.things }),
    },
    { of: seconds, text: m.jumble_drawer_note_time({ seconds }) },
    { of: helped, text: m.jumble_drawer_note_help({ count: helped }) },
    { of: count, text: `${assistText(finds.map(({ assist }) => assist))}.` },
  ])
}

/** What all players did together, with what random play would win. */
export function summaryOf({ slips, level, errorless }: State): Summary {
  if (slips.length === 0) return []
  if (errorless) return [{ label: m.jumble_drawer_slips_done(), value: String(slips.length) }]
  return [
    { label: m.jumble_drawer_slips_with_two_others(), value: outOf(slips.filter(isWon).length, slips.length) },
    { label: m.jumble_drawer_by_chance(), value: m.jumble_drawer_percent_or_less({ percent: level.chance }) },
  ]
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const finds = state.finds.filter((find) => find.seat === seat)
  const tally = state.tallies[seat]
  const touches = state.touches[seat] ?? []
  if (!tally || touches.every((count) => count === 0)) return []
  const line = (label: string, of: number | string, value = String(of)) =>
    of === 0 || of === '' ? [] : [{ label, value }]
  const seconds = secondsOf(finds)
  const [a, b, c, d] = touches.map((count, at) => `${count} (${state.targets[at] ?? 0})`) as [
    string,
    string,
    string,
    string,
  ]
  const { others, stirs, corners, peeks } = tally
  const note = noteOf(state, seat)
  return [
    ...line(m.jumble_drawer_finds(), finds.length),
    ...line(m.jumble_drawer_time_per_find(), seconds, `${seconds} s`),
    ...line(m.jumble_drawer_other_picks(), others),
    ...line(m.jumble_drawer_moves(), stirs + corners, m.jumble_drawer_stirs_and_corners({ stirs, corners })),
    ...line(m.jumble_drawer_peeks(), peeks),
    ...line(m.jumble_drawer_with_help(), finds.filter(({ help }) => help > 0).length),
    ...(state.seats === 1
      ? line(m.jumble_drawer_by_quarter(), 1, m.jumble_drawer_by_quarter_value({ a, b, c, d }))
      : []),
    ...line(m.kit_for_the_note(), note),
  ]
}
