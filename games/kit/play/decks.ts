import { computed, type ReadonlySignal } from '@preact/signals'
import type { Deck, Player } from '@marigold/contract'
import type { Seat } from './teams.ts'

/** The player page's cards: those that everybody shares, and by id those of players who have others or none. */
export interface Decks {
  readonly shared: Deck | null
  readonly own: Readonly<Record<string, Deck | null>>
}

export const noDecks: Decks = { shared: null, own: {} }

/** The cards of whoever's turn it is, and where in them they are. */
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
    deck: computed(() => {
      const { shared, own } = decks.value
      const { id } = person.value
      return id in own ? (own[id] ?? null) : shared
    }),
    deckPlace(turns: number) {
      const { id } = person.value
      const sharers = sharesWith(id)
      return turns * sharers.length + sharers.indexOf(id)
    },
  }
}
