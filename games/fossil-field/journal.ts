import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import { median, oneDecimal } from '../kit/statistics.ts'
import type { State } from './state.ts'
import { digNow } from './table.ts'

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)
/** The median outline in view at the right calls, '37%'; '' without any. */
function outlineText({ named }: Pick<State, 'named'>): string {
  const middle = median(named.filter(({ shown }) => !shown).map(({ outline }) => outline))
  return middle === null ? '' : `${Math.round(middle)}%`
}
const ratioText = ({ fields }: Pick<State, 'fields'>): string =>
  fields.length === 0 ? '' : oneDecimal(sum(fields.map(({ digs }) => digs)) / sum(fields.map(({ solver }) => solver)))

/** What all players did together, with what random play would win. */
export function summaryOf(state: State): Summary {
  const { named, fields, level } = state
  if (named.length === 0) return []
  const outline = outlineText(state)
  const [digs, solver] = [sum(fields.map((one) => one.digs)), sum(fields.map((one) => one.solver))]
  return [
    {
      label: m.fossil_field_named_on_first_call(),
      value: outOf(named.filter(({ first }) => first).length, named.length),
    },
    { label: m.fossil_field_by_chance(), value: `${level.chance}%` },
    ...(outline ? [{ label: m.fossil_field_median_outline(), value: outline }] : []),
    ...(fields.length > 0 ? [{ label: m.fossil_field_digs_by_solver(), value: `${digs}, ${solver}` }] : []),
  ]
}

/** One line for the progress note: errorless play, first calls, outline, choices, digs, and assistance. */
export function noteOf(state: State, seat: number): string {
  const named = state.named.filter((one) => one.seat === seat)
  const rate = `${named.filter(({ first }) => first).length}/${named.length}`
  const helped = named.filter(({ help, shown }) => help > 0 && !shown).length
  const outline = outlineText({ named })
  const choices = Math.min(state.choices, digNow(state).names.length)
  const assist = assistText(state.assists.filter((one) => one.seat === seat).map((one) => one.assist))
  // Everybody digs in one field.
  const ratio = state.seats === 1 ? ratioText(state) : ''
  const calls = state.choices === 0 ? m.fossil_field_note_named_said : m.fossil_field_note_named
  return [
    ...(state.errorless && named.length > 0 ? [m.kit_errorless()] : []),
    ...(outline ? [calls({ rate, outline, choices })] : []),
    ...(!outline && named.length > 0 ? [m.fossil_field_note_named_together({ rate })] : []),
    ...(ratio ? [m.fossil_field_note_digs({ ratio })] : []),
    ...(helped > 0 ? [m.kit_note_help_from_the_game({ count: helped })] : []),
    ...(assist ? [assist] : []),
  ].join('; ')
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const tally = state.tallies[seat]
  if (!tally || tally.digs + tally.calls + tally.helps === 0) return []
  const named = state.named.filter((one) => one.seat === seat)
  const line = (label: string, of: number, value = String(of)) => (of > 0 ? [{ label, value }] : [])
  const note = noteOf(state, seat)
  return [
    ...line(m.kit_turns(), tally.turns),
    ...line(
      m.fossil_field_named_on_first_call(),
      named.length,
      outOf(named.filter((one) => one.first).length, named.length),
    ),
    ...line(m.fossil_field_digs(), tally.digs),
    ...line(m.fossil_field_rubbed(), tally.rubbed, outOfPercent(tally.rubbed, tally.digs)),
    ...line(m.fossil_field_wide(), tally.wide),
    ...line(m.fossil_field_calls(), tally.calls),
    ...line(m.kit_help_steps(), tally.helps),
    ...(note ? [{ label: m.kit_for_the_note(), value: note }] : []),
  ]
}
