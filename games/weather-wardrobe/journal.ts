import { m } from '#messages'
import { assistText, type Summary } from '../kit/index.ts'
import { outOf, outOfPercent } from '../kit/phrases.ts'
import type { State } from './state.ts'

const firstOf = ({ cards }: Pick<State, 'cards'>) => cards.filter(({ first }) => first).length

/** What all players did together, with what random play would win. */
export function summaryOf(state: State): Summary {
  const { cards, level } = state
  if (cards.length === 0) return []
  return [
    { label: m.weather_wardrobe_first_door(), value: outOf(firstOf(state), cards.length) },
    { label: m.weather_wardrobe_by_chance(), value: `${level.chance}%` },
  ]
}

/** One line for the progress note: errorless play, outfits at the first door, self-corrections, and assistance. */
export function noteOf(state: State, seat: number): string {
  const { cards, hangers, assists, tallies } = state
  const helped = cards.filter(({ help }) => help > 0).length
  const count = tallies[seat]?.corrections ?? 0
  const assist = assistText(assists.filter((one) => one.seat === seat).map((one) => one.assist))
  // Two players dress one figure, so an outfit is nobody's own.
  const outfits =
    cards.length > 0 && state.seats === 1
      ? [m.weather_wardrobe_first_of_all_outfits_met({ rate: `${firstOf(state)}/${cards.length}`, choices: hangers })]
      : []
  const support = state.errorless ? [m.kit_errorless()] : []
  return [
    ...support,
    ...outfits,
    m.weather_wardrobe_count_self_corrections({ count }),
    ...(outfits.length > 0 && helped > 0 ? [m.kit_note_help_from_the_game({ count: helped })] : []),
    ...(assist ? [assist] : []),
  ].join('; ')
}

/** What one player did; lines without anything to say are left out. */
export function measuresOf(state: State, seat: number): Summary {
  const tally = state.tallies[seat]
  if (!tally || tally.turns + tally.garments === 0) return []
  const { drag } = { drag: tally.steps - tally.together - tally.latched - tally.pressed }
  const line = (label: string, of: number, value = String(of)) => (of > 0 ? [{ label, value }] : [])
  return [
    ...line(m.kit_turns(), tally.turns),
    ...line(m.weather_wardrobe_garments_chosen(), tally.garments, outOfPercent(tally.fitting, tally.garments)),
    { label: m.weather_wardrobe_order_errors(), value: String(tally.blocked) },
    { label: m.weather_wardrobe_self_corrections(), value: String(tally.corrections) },
    ...line(m.weather_wardrobe_fastener_steps(), tally.steps, outOf(tally.alone, tally.steps)),
    ...line(m.weather_wardrobe_fasteners(), tally.steps, m.weather_wardrobe_by_hand({ ...tally, drag })),
    ...line(m.weather_wardrobe_slips(), tally.slips),
    ...line(m.weather_wardrobe_help_steps(), tally.helps),
    { label: m.kit_for_the_note(), value: noteOf(state, seat) },
  ]
}
