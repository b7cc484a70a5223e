import type { Card, Deck } from '@marigold/contract'
import { agreedTarget, sounds, wordsOf, type Item, type Sound } from './words.ts'

const spoken = ['word', 'sentence', 'line', 'pair', 'pair-same']

/** Returns what the board shows of a card: the question, or the word or sentence to say. */
function itemOf(card: Card): Item {
  const said = spoken.includes(card.layout) && card.caption !== ''
  return {
    text: said ? card.caption : card.prompt || card.caption,
    marks: said ? card.marks : [],
    pictures: card.pictures.slice(0, 4),
    target: card.target,
  }
}

const isSound = (source: unknown): source is Sound => sounds.some((sound) => sound === source)

/** Returns the cards to say: those of the player page, a list of the game, or none. Without cards, the S words. */
export function itemsOf(source: unknown, deck: Deck | null): Item[] {
  if (source === 'none') return [agreedTarget]
  if (isSound(source)) return wordsOf(source)
  return deck && deck.cards.length > 0 ? deck.cards.map(itemOf) : wordsOf('S')
}
