import { m } from '#messages'

/** A number of cards in words. */
export function cardsText(count: number): string {
  return m.cards_count({ count })
}
