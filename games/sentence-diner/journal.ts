import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { cardsForMenu, type Dish, type Move, type State } from './state.ts'

type Told = Pick<State, 'dishes' | 'counts' | 'cards' | 'customers' | 'level'>

const first = (dishes: readonly Dish[]) => dishes.filter(({ as }) => as === 'first').length

/** Summarizes what the players served together. */
export function summaryOf({ dishes, cards }: Pick<Told, 'dishes' | 'cards'>, colored = false): Summary {
  const known = cards % cardsForMenu
  return [
    { label: m.sentence_diner_sentences_served(), value: String(dishes.length) },
    ...(colored ? [{ label: m.kit_support(), value: m.sentence_diner_role_colors_and_shapes() }] : []),
    {
      label: m.sentence_diner_recipe_cards(),
      value: m.sentence_diner_cards_missing_for_the_next_menu({ cards, missing: cardsForMenu - known }),
    },
  ]
}

const totalsOf = ({ counts }: Pick<Told, 'counts'>) => ({ ...counts })

/** Returns a player's first-bell successes, repairs, and mix-ups. */
export function measuresOf(play: Pick<Play<Level, State, Move>, 'state' | 'share'>, seat: number): Summary {
  const own = play.state.value.dishes.filter((dish) => dish.seat === seat)
  const specials = own.filter(({ special }) => special)
  const repaired = specials.filter(({ as }) => as !== 'shown').length
  const { roles, grammar, moved } = play.share(seat, totalsOf)
  return [
    { label: m.sentence_diner_right_at_the_first_bell(), value: outOf(first(own), own.length) },
    ...(specials.length > 0
      ? [{ label: m.sentence_diner_chefs_specials_repaired(), value: outOf(repaired, specials.length) }]
      : []),
    { label: m.sentence_diner_mix_ups_of_who_doing_what(), value: String(roles) },
    { label: m.sentence_diner_mix_ups_of_endings_pronouns_or(), value: String(grammar) },
    { label: m.sentence_diner_plates_moved(), value: String(moved) },
  ]
}

/** Returns one friendly sentence about how this shift went. */
export function farewellOf({ dishes }: Told): string {
  const giggles = dishes.filter(({ mixUp }) => mixUp).length
  const count = dishes.length
  if (dishes.length === 0) return m.sentence_diner_the_diner_is_closed_the_bell()
  if (giggles === 0) return m.sentence_diner_served_all_right_the_first_time({ count })
  if (dishes.every(({ as }) => as !== 'shown')) return m.sentence_diner_served_and_fixed_every_mix_up({ count })
  return m.sentence_diner_served_today({ count })
}
