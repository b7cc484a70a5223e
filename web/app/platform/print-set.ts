import { Card, Deck } from '@marigold/contract'
import { withPhotoNames } from './own-media.ts'

const setKey = 'marigold-print-set'
const usedKey = 'marigold-used-today'
const mostUsed = 200

/** Hands a set of cards to the print page of this tab. */
export function storePrintSet(deck: Deck) {
  try {
    window.sessionStorage.setItem(setKey, JSON.stringify({ ...deck, cards: deck.cards.map(withPhotoNames) }))
  } catch {
    // storage is blocked or full: the print page says that it has no cards
  }
}

/** The set that was handed over last in this tab; null when there is none. */
export function readPrintSet(): Deck | null {
  try {
    return Deck.safeParse(JSON.parse(window.sessionStorage.getItem(setKey) ?? 'null')).data ?? null
  } catch {
    return null // storage is blocked, or edited by hand
  }
}

const dayOf = (time: number) => new Date(time).toDateString()

/** The cards of a stored text that were used on the day of `now`, in their order; none when it was written earlier. */
export function parseUsed(stored: string | null, now: number): Card[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return []
    const { day, cards } = parsed as { day?: unknown; cards?: unknown }
    if (day !== dayOf(now) || !Array.isArray(cards)) return []
    return cards.flatMap((card: unknown) => Card.safeParse(card).data ?? [])
  } catch {
    return [] // edited by hand or cut short
  }
}

/** Cards with one more at their end; a card that is there already stays in its place. */
export function withUsed(cards: readonly Card[], card: Card): Card[] {
  if (cards.some((other) => other.key === card.key)) return [...cards]
  return [...cards, card].slice(-mostUsed)
}

function readUsedText(): string | null {
  try {
    return window.localStorage.getItem(usedKey)
  } catch {
    return null // storage is blocked
  }
}

/** The cards that were practiced today on this device: only the cards, never by whom. */
export function readUsedToday(): Card[] {
  return parseUsed(readUsedText(), Date.now())
}

/** Notes that a card was practiced, on this device and until the day ends. */
export function storeUsed(card: Card) {
  const now = Date.now()
  try {
    const cards = withUsed(parseUsed(readUsedText(), now), withPhotoNames(card))
    window.localStorage.setItem(usedKey, JSON.stringify({ day: dayOf(now), cards }))
  } catch {
    // storage is blocked or full: today's cards are not remembered
  }
}
