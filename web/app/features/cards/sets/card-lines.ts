import { isPair, plainPair } from '../../../platform/words/pair-words.ts'
import type { CardRows, SetPart } from '../areas/areas.ts'
import { cardsOf } from './card-rows.ts'

/** A card as the setup lists it. */
export interface ListedCard {
  key: string
  part: SetPart
  text: string
  /** The right answer in words; 'Invalid format' when it is stored in none. */
  answer: string
  target: string
  picture: string | null
  slot: string
}

/** Every fetched card in one line, area after area. */
export function listCards(rows: CardRows): ListedCard[] {
  return cardsOf(rows).map(({ card, slot, part, answer = '' }) => {
    const { key, prompt, caption, target, pictures } = isPair(card) ? plainPair(card) : card
    return { key, part, text: prompt || caption, answer, target, picture: pictures[0]?.url ?? null, slot }
  })
}
