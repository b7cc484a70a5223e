import type { Deck, Player, ToGame } from '@marigold/contract'

/** The cards that each player's turn would open, by seat; a player without any is absent. */
export type Decks = ReadonlyMap<number, Deck>

/** Tells a game who practices which cards; null where nobody has any. */
export function deckMessage(decks: Decks, players: readonly Player[]): Extract<ToGame, { type: 'DECK' }> | null {
  const counts = new Map<Deck, number>()
  for (const { id } of players) {
    const deck = decks.get(id)
    if (deck) counts.set(deck, (counts.get(deck) ?? 0) + 1)
  }
  // Most players share their cards; a game that knows of one deck alone shows those.
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!most) return null
  const [deck] = most
  const others = players.filter(({ id }) => decks.get(id) !== deck)
  if (others.length === 0) return { type: 'DECK', deck }
  return { type: 'DECK', deck, own: Object.fromEntries(others.map(({ id }) => [id, decks.get(id) ?? null])) }
}
