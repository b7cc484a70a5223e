import type { Card } from '@marigold/contract'
import { callOf, isSaid, tokenOf, type Face } from './faces.ts'
import type { PrintOptions } from './options.ts'

/** A thing to find, cover or land on, and the card that it comes from. */
export interface Token {
  key: string
  face: Face
  /** What a caller reads out for it. */
  call: Face
}

/** The things on cards, each once: two words with the same picture and text, two answers with the same picture. */
export function tokensOf(cards: readonly Card[], show: PrintOptions['show']): Token[] {
  const tokens = new Map<string, Token>()
  for (const card of cards) {
    const face = tokenOf(card, show)
    const picture = face.pictures.map(({ url }) => url).join(' ')
    const isAnswer = !isSaid(card) && card.layout !== 'yes-no' && picture !== ''
    const same = isAnswer ? picture : `${picture} ${face.text}`
    if (!tokens.has(same)) tokens.set(same, { key: card.key, face, call: callOf(card, show) })
  }
  return [...tokens.values()]
}
