import { computed, type ReadonlySignal } from '@preact/signals'
import type { Deck, Player } from '@marigold/contract'
import type { Seat } from './teams.ts'

/** The player page's cards: those that everybody shares, and by id those of players who have others or none. */
export interface Decks {
  readonly shared: Deck | null
  readonly own: Readonly<Record<string, Deck | null>>
}

export const noDecks: Decks = { shared: null, own: {} }

/** Returns a player's cards: their own, or the shared ones. */
export const deckOf = ({ shared, own }: Decks, player: number): Deck | null =>
  player in own ? (own[player] ?? null) : shared

/** The cards of the player whose turn it is, and where in them they are. */
export function cardsOf(
  decks: ReadonlySignal<Decks>,
  { seats, person }: { seats: readonly Seat[]; person: ReadonlySignal<Player> },
) {
  const sharesWith = (id: number) => {
    const { own } = decks.value
    if (id in own) return [id]
    return seats.flatMap(({ members }) => members.map((member) => member.id)).filter((other) => !(other in own))
  }
  return {
    deck: computed(() => deckOf(decks.value, person.value.id)),
    deckPlace(turns: number) {
      const { id } = person.value
      const sharers = sharesWith(id)
      return turns * sharers.length + sharers.indexOf(id)
    },
  }
}
