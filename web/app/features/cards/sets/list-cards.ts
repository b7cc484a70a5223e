import { isPair, basePair } from '../../../platform/words/pair-words.ts'
import type { CardRows, AreaTabId } from '../areas/areas.ts'
import { allCards } from './card-rows.ts'

/** A card in the setup's list. */
export interface ListedCard {
  key: string
  part: AreaTabId
  text: string
  /** The answer in words; 'Invalid format' if it can't be read. */
  answer: string
  target: string
  picture: string | null
  slot: string
}

/** Returns every fetched card as one line, area by area. */
export function listCards(rows: CardRows): ListedCard[] {
  return allCards(rows).map(({ card, slot, part, answer = '' }) => {
    const { key, prompt, caption, target, pictures } = isPair(card) ? basePair(card) : card
    return { key, part, text: prompt || caption, answer, target, picture: pictures[0]?.url ?? null, slot }
  })
}
