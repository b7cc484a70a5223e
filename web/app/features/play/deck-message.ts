import type { Deck, Player, ToGame, Trial } from '@marigold/contract'

/** Decks of the players' turns by seat; players without cards are absent. */
export type Decks = ReadonlyMap<number, Deck>

/** Returns the message that tells a game each player's cards; null if nobody has any. */
export function deckMessage(decks: Decks, players: readonly Player[]): Extract<ToGame, { type: 'DECK' }> | null {
  const counts = new Map<Deck, number>()
  for (const { id } of players) {
    const deck = decks.get(id)
    if (deck) counts.set(deck, (counts.get(deck) ?? 0) + 1)
  }
  // Most players share a deck; games that support only one show that one.
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!most) return null
  const [deck] = most
  const others = players.filter(({ id }) => decks.get(id) !== deck)
  if (others.length === 0) return { type: 'DECK', deck }
  return { type: 'DECK', deck, own: Object.fromEntries(others.map(({ id }) => [id, decks.get(id) ?? null])) }
}

/** True if a game took a trial's target from its player's cards. */
export const isOfDeck = ({ player, target }: Trial, decks: Decks): boolean =>
  decks.get(player)?.cards.some((card) => card.target === target) ?? false
