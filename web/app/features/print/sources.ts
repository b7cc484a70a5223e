import type { Card, Deck } from '@marigold/contract'
import { isPair, basePair } from '../../platform/words/pair-words.ts'
import { lastSittingCards, type PlayerDeck, type PracticedCards } from '../../platform/storage/print-set.ts'

/** Which cards to print: the open set, those practiced in this session, or all of today's. */
export type Source = 'session' | 'used' | 'set'

/** One player's cards. */
export interface PlayerCards {
  seat: number
  cards: readonly Card[]
}

/** A source's cards: all of them, and each player's, if there is a group. */
interface SourceCards {
  all: readonly Card[]
  players: readonly PlayerCards[]
}

/** What the print page received. */
export type Sources = Readonly<Record<Source, SourceCards>>

/** Removes duplicates: a minimal pair may be in a set once per word, and players may share cards. */
function removeDuplicates(cards: readonly Card[]): Card[] {
  return [
    ...new Map(cards.map((card) => (isPair(card) ? basePair(card) : card)).map((card) => [card.key, card])).values(),
  ]
}

function sourceOf(cards: readonly Card[], players: readonly PlayerCards[]): SourceCards {
  const some = players
    .map(({ seat, cards: own }) => ({ seat, cards: removeDuplicates(own) }))
    .filter(({ cards: own }) => own.length > 0)
  // A single player is no group.
  const isGroup = some.length > 1
  return {
    all: removeDuplicates(isGroup ? some.flatMap((player) => player.cards) : cards),
    players: isGroup ? some : [],
  }
}

/** Collects the cards to choose from: the last session's by player, today's, and the set with its group. */
export function collectSources(set: Deck | null, group: readonly PlayerDeck[], used: PracticedCards): Sources {
  const seats = [1, 2, 3, 4, 5, 6]
  const session = lastSittingCards(used)
  return {
    session: sourceOf(
      session,
      seats.map((seat) => ({ seat, cards: lastSittingCards(used, seat) })),
    ),
    // Several groups may have used the same seats today.
    used: sourceOf(session.length < used.cards.length ? used.cards : [], []),
    set: sourceOf(
      set?.cards ?? [],
      group.map(({ seat, deck }) => ({ seat, cards: deck.cards })),
    ),
  }
}

/** The sample as the only set to print. */
export function sampleSource(cards: readonly Card[]): Sources {
  const none = sourceOf([], [])
  return { session: none, used: none, set: sourceOf(cards, []) }
}

/**
 * Returns the likely source. `used` if Print was clicked at the cards, so that those practiced in this session come
 * first; otherwise the set does.
 */
export function defaultSource({ session, used: day, set }: Sources, used: boolean): Source {
  const ofSet = new Set(set.all.map(({ key }) => key))
  if (ofSet.size > 0) return used && session.all.some(({ key }) => ofSet.has(key)) ? 'session' : 'set'
  if (session.all.length > 0) return 'session'
  return day.all.length > 0 ? 'used' : 'set'
}
