import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { cardsForMenu, type Dish, type Move, type State } from './state.ts'

type Told = Pick<State, 'dishes' | 'counts' | 'cards' | 'customers' | 'level'>

const first = (dishes: readonly Dish[]) => dishes.filter(({ as }) => as === 'first').length

/** What was served together. */
export function summaryOf({ dishes, cards }: Pick<Told, 'dishes' | 'cards'>, colored = false): Summary {
  const known = cards % cardsForMenu
  return [
    { label: m.sentence_diner_sentences_served(), value: String(dishes.length) },
    ...(colored ? [{ label: m.kit_support(), value: m.sentence_diner_role_colors_and_shapes() }] : []),
    {
      label: m.sentence_diner_recipe_cards(),
      value: m.sentence_diner_more_for_the_next_menu({ cards, cardsForMenu: cardsForMenu - known }),
    },
  ]
}

const totalsOf = ({ counts }: Pick<Told, 'counts'>) => ({ ...counts })

/** First bells, repairs and mix-ups of the player at a seat. */
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

/** One kind sentence that tells how this shift went. */
export function farewellOf({ dishes }: Told): string {
  const giggles = dishes.filter(({ mixUp }) => mixUp !== null).length
  const count = `${dishes.length} ${dishes.length === 1 ? 'sentence' : 'sentences'}`
  if (dishes.length === 0) return m.sentence_diner_the_diner_is_closed_the_bell()
  if (giggles === 0) return m.sentence_diner_on_the_menu_all_right_the({ count })
  if (dishes.every(({ as }) => as !== 'shown')) return m.sentence_diner_on_the_menu_and_every_mix({ count })
  return m.sentence_diner_on_the_menu_tonight({ count })
}

/** The mix-up that everybody will tell at home: one that could be acted, if there is one. */
export const giggleOf = (dishes: readonly Dish[]): NonNullable<Dish['mixUp']> | null => {
  const all = dishes.flatMap(({ mixUp }) => (mixUp ? [mixUp] : []))
  return all.find(({ parsed }) => 'meaning' in parsed) ?? null
}
