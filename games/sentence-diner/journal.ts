import type { Play, Summary } from '../kit/index.ts'
import type { Level } from './levels.ts'
import { cardsForMenu, type Dish, type Move, type State } from './state.ts'

type Told = Pick<State, 'dishes' | 'counts' | 'cards' | 'customers' | 'level'>

const first = (dishes: readonly Dish[]) => dishes.filter(({ as }) => as === 'first').length

/** What was served together. */
export function summaryOf({ dishes, cards }: Pick<Told, 'dishes' | 'cards'>, colored = false): Summary {
  const known = cards % cardsForMenu
  return [
    { label: 'Sentences served', value: String(dishes.length) },
    ...(colored ? [{ label: 'Support', value: 'Role colors and shapes' }] : []),
    { label: 'Recipe cards', value: `${cards}, ${cardsForMenu - known} more for the next menu` },
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
    { label: 'Right at the first bell', value: `${first(own)} of ${own.length}` },
    ...(specials.length > 0 ? [{ label: 'Chef’s specials repaired', value: `${repaired} of ${specials.length}` }] : []),
    { label: 'Mix-ups of who, doing, what or where', value: String(roles) },
    { label: 'Mix-ups of endings, pronouns, or joining words', value: String(grammar) },
    { label: 'Plates moved', value: String(moved) },
  ]
}

/** One kind sentence that tells how this shift went. */
export function farewellOf({ dishes }: Told): string {
  const giggles = dishes.filter(({ mixUp }) => mixUp !== null).length
  const count = `${dishes.length} ${dishes.length === 1 ? 'sentence' : 'sentences'}`
  if (dishes.length === 0) return 'The diner is closed. The bell waits for you.'
  if (giggles === 0) return `${count} on the menu, and every bell rang true.`
  if (dishes.every(({ as }) => as !== 'shown')) return `${count} on the menu, and every mix-up mended.`
  return `${count} on the menu tonight.`
}

/** The mix-up that everybody will tell at home: one that could be acted, if there is one. */
export const giggleOf = (dishes: readonly Dish[]): NonNullable<Dish['mixUp']> | null => {
  const all = dishes.flatMap(({ mixUp }) => (mixUp ? [mixUp] : []))
  return all.find(({ parsed }) => 'meaning' in parsed) ?? null
}
