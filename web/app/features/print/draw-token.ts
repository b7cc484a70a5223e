import type { Card } from '@marigold/contract'
import { tokenOf, type Face } from './faces.ts'
import type { PrintOptions } from './options.ts'

/** A thing to find, cover or land on, and the card that it comes from. */
export interface Token {
  key: string
  face: Face
}

/** The things on cards, each once: two cards with the same picture and word are one thing. */
export function tokensOf(cards: readonly Card[], show: PrintOptions['show']): Token[] {
  const tokens = new Map<string, Token>()
  for (const card of cards) {
    const face = tokenOf(card, show)
    const same = `${face.pictures[0]?.url ?? ''} ${face.text}`
    if (!tokens.has(same)) tokens.set(same, { key: card.key, face })
  }
  return [...tokens.values()]
}
