import type { Card, Deck } from '@marigold/contract'
import { isPair, plainPair } from '../../platform/words/pair-words.ts'
import { ofLastSitting, type PlayerDeck, type Used } from '../../platform/storage/print-set.ts'

/** Which cards are printed: the set that was opened, what was practiced in this session, or all of today. */
export type Source = 'session' | 'used' | 'set'

/** The cards of one player of a group. */
export interface PlayerCards {
  seat: number
  cards: readonly Card[]
}

/** The cards of a source: all of them, and those of each player where a group has some. */
interface SourceCards {
  all: readonly Card[]
  players: readonly PlayerCards[]
}

/** What the print page was given. */
export type Sources = Readonly<Record<Source, SourceCards>>

/** A minimal pair may stand in a set once for each of its words: on paper it is one. So is a card of several players. */
function onceOnPaper(cards: readonly Card[]): Card[] {
  return [
    ...new Map(cards.map((card) => (isPair(card) ? plainPair(card) : card)).map((card) => [card.key, card])).values(),
  ]
}

function sourceOf(cards: readonly Card[], players: readonly PlayerCards[]): SourceCards {
  const some = players
    .map(({ seat, cards: own }) => ({ seat, cards: onceOnPaper(own) }))
    .filter(({ cards: own }) => own.length > 0)
  // One player alone is no group.
  const isGroup = some.length > 1
  return { all: onceOnPaper(isGroup ? some.flatMap((player) => player.cards) : cards), players: isGroup ? some : [] }
}

/** The cards to choose from: of the session that was last by the players of the group, today's, and the set with its group. */
export function sourcesOf(set: Deck | null, group: readonly PlayerDeck[], used: Used): Sources {
  const seats = [1, 2, 3, 4, 5, 6]
  const session = ofLastSitting(used)
  return {
    session: sourceOf(
      session,
      seats.map((seat) => ({ seat, cards: ofLastSitting(used, seat) })),
    ),
    // The whole day may have seen several groups at the same seats.
    used: sourceOf(session.length < used.cards.length ? used.cards : [], []),
    set: sourceOf(
      set?.cards ?? [],
      group.map(({ seat, deck }) => ({ seat, cards: deck.cards })),
    ),
  }
}

/**
 * What is most likely meant to be printed. `used`: Print was pressed at the cards themselves, so what was practiced of
 * them in this session comes first; elsewhere the set does.
 */
export function firstSource({ session, used: day, set }: Sources, used: boolean): Source {
  const ofSet = new Set(set.all.map(({ key }) => key))
  if (ofSet.size > 0) return used && session.all.some(({ key }) => ofSet.has(key)) ? 'session' : 'set'
  if (session.all.length > 0) return 'session'
  return day.all.length > 0 ? 'used' : 'set'
}
