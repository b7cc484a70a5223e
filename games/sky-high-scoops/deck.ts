import type { Card, Deck } from '@marigold/contract'
import { agreed, sounds, wordsOf, type Item, type Sound } from './words.ts'

const spoken = ['word', 'sentence', 'line', 'pair', 'pair-same']

/** A card as the board shows it: of a question the question, of a word or sentence what is said. */
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

/** The cards to say: of the player page, a list of the game, or none. Without cards, the words with S. */
export function itemsOf(source: unknown, deck: Deck | null): Item[] {
  if (source === 'none') return [agreed]
  if (isSound(source)) return wordsOf(source)
  return deck && deck.cards.length > 0 ? deck.cards.map(itemOf) : wordsOf('S')
}
