import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { cardLook, drawFace, isLegible, type CardLook } from './draw-card.ts'
import { markedAnswer, frontFace, isSpokenCard, type Face } from './faces.ts'
import type { PrintOptions } from './options.ts'
import type { Box, Item } from './page.ts'
import { legible, textItem } from './text.ts'

/** An item of a game to find, cover, or land on, and its card. It shows a question, never its answer. */
export interface Token {
  key: string
  card: Card
  face: Face
  /** Leads to the answer key; null for words to say, and if no question has an answer. */
  number: number | null
}

/** Returns the cards' items without duplicates, that is, the same pictures and text. */
export function uniqueTokens(cards: readonly Card[], show: PrintOptions['show']): Token[] {
  const tokens = new Map<string, Token>()
  for (const card of cards) {
    const face = frontFace(card, show)
    const same = [...face.pictures.map(({ url }) => url), face.text, ...face.options].join('\n')
    if (!tokens.has(same)) tokens.set(same, { key: card.key, card, face, number: null })
  }
  const unique = [...tokens.values()]
  if (unique.every(({ card }) => markedAnswer(card) === '')) return unique
  return unique.map((token, at) => (isSpokenCard(token.card) ? token : { ...token, number: at + 1 }))
}

/** Returns true if the items are questions to answer, not words to say. */
export const areQuestions = (tokens: readonly Token[]) => tokens.every(({ card }) => !isSpokenCard(card))

/** Returns true if the items need larger fields than a picture with its word does. */
export const areWordy = (tokens: readonly Token[]) =>
  tokens.some(
    ({ face }) =>
      face.line !== undefined ||
      face.options.length > 0 ||
      face.pictures.length > 1 ||
      face.text.split(/\s+/).length > (face.pictures.length > 0 ? 3 : 6),
  )

const numberHeight = 4.4

/** Returns the part of a field below the number. */
function below({ number }: Token, box: Box): Box {
  return number === null ? box : { ...box, y: box.y + numberHeight, height: box.height - numberHeight }
}

/** Returns one look for all items of a game. */
export function tokenLook(tokens: readonly Token[], box: Box, options: PrintOptions): CardLook {
  const [first] = tokens
  return cardLook(
    tokens.map(({ face }) => face),
    first ? below(first, box) : box,
    options,
  )
}

/** Replaces a question that is too long for its field: the adult reads it from the answer key. */
export function fitTokens(tokens: readonly Token[], box: Box, options: PrintOptions): Token[] {
  return tokens.map((token) => {
    const { number, face } = token
    if (number === null || isLegible(face, below(token, box), options)) return token
    const short: Face = { ...face, text: m.print_listen_to_question({ number }), options: [] }
    return { ...token, face: isLegible(short, below(token, box), options) ? short : { ...short, pictures: [] } }
  })
}

/** Draws an item into its field, with its number at the top left. */
export function drawToken(token: Token, box: Box, look: CardLook): Item[] {
  const { face, number } = token
  const items = drawFace(face, below(token, box), look)
  return number === null
    ? items
    : [textItem(String(number), box.x + 2, box.y + 4.2, legible, { ink: 'soft' }), ...items]
}
