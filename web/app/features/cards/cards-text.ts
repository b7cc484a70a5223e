import { m } from '#messages'

/** Formats a number of cards: '12 cards'. */
export function cardsText(count: number): string {
  return m.cards_count({ count })
}
