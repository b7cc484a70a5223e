import { Card, Deck } from '@marigold/contract'
import { z } from 'zod'
import { accountTabTexts, accountTexts } from './account-texts.ts'
import { withPhotoNames } from './own-media.ts'
import { readAs } from './read-as.ts'

const setKey = 'marigold-print-set'
const groupKey = 'marigold-print-group'
const usedKey = 'marigold-used-today'
const Group = z.array(z.object({ seat: z.int().min(1), deck: Deck }))
const mostUsed = 200

/** The cards of one player of a group. */
export interface PlayerDeck {
  seat: number
  deck: Deck
}

const withNames = (deck: Deck): Deck => ({ ...deck, cards: deck.cards.map(withPhotoNames) })

/** Hands a set of cards to the print page of this tab, and with a group each player's own cards. */
export function storePrintSet(deck: Deck, group: readonly PlayerDeck[] = []) {
  accountTabTexts.write(groupKey, null)
  // Where the set does not fit, the print page says that it has no cards; it shows none from before.
  if (!accountTabTexts.write(setKey, JSON.stringify(withNames(deck)))) {
    accountTabTexts.write(setKey, null)
    return
  }
  const decks = group.map(({ seat, deck: own }) => ({ seat, deck: withNames(own) }))
  accountTabTexts.write(groupKey, JSON.stringify(decks))
}

/** The cards of each player of the group that was handed over last in this tab. */
export function readPrintGroup(): PlayerDeck[] {
  return readAs(Group, accountTabTexts.read(groupKey)) ?? []
}

/** The set that was handed over last in this tab; null when there is none. */
export function readPrintSet(): Deck | null {
  return readAs(Deck, accountTabTexts.read(setKey))
}

const dayOf = (time: number) => new Date(time).toDateString()

/** In which sitting a card was practiced, and at which seat of a group; seat 0 without a group. */
export interface UseMark {
  sitting: string
  seat: number
}

/** The cards that were practiced on one day, and when and by whom each was. */
export interface Used {
  cards: readonly Card[]
  /** By the card's key. */
  marks: Readonly<Record<string, readonly UseMark[]>>
  /** The sitting of the card that was practiced last. */
  last: string
}

const nothing: Used = { cards: [], marks: {}, last: '' }
const Mark = z.object({ sitting: z.string().max(80), seat: z.int().min(0) })
const Marks = z.record(z.string(), z.array(Mark)).catch({})

/** What a stored text says was used on the day of `now`, in its order; nothing when it was written earlier. */
export function parseUsed(stored: string | null, now: number): Used {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return nothing
    const { day, cards, marks, last } = parsed as Record<string, unknown>
    if (day !== dayOf(now) || !Array.isArray(cards)) return nothing
    return {
      cards: cards.flatMap((card: unknown) => Card.safeParse(card).data ?? []),
      marks: Marks.parse(marks ?? {}),
      last: typeof last === 'string' ? last : '',
    }
  } catch {
    return nothing // edited by hand or cut short
  }
}

/** What was used with one card more; a card that is there already stays in its place, and the oldest give way. */
export function withUsed(used: Used, card: Card, mark: UseMark): Used {
  const { key } = card
  const cards = used.cards.some((other) => other.key === key) ? used.cards : [...used.cards, card].slice(-mostUsed)
  const here = used.marks[key] ?? []
  const isKnown = here.some(({ sitting, seat }) => sitting === mark.sitting && seat === mark.seat)
  const marks = { ...used.marks, [key]: isKnown ? here : [...here, mark] }
  const kept = Object.fromEntries(cards.map((one) => [one.key, marks[one.key] ?? []]))
  return { cards, marks: kept, last: mark.sitting }
}

/** The cards of the sitting that was last, at one seat or at any. */
export function ofLastSitting({ cards, marks, last }: Used, seat?: number): Card[] {
  const fits = (mark: UseMark) => mark.sitting === last && (seat === undefined || mark.seat === seat)
  return cards.filter(({ key }) => marks[key]?.some(fits))
}

/** What was practiced today on this device: the cards, by sittings and seats, never by names. */
export function readUsedToday(): Used {
  return parseUsed(accountTexts.read(usedKey), Date.now())
}

/** Notes that a card was practiced, on this device and until the day ends. */
export function storeUsed(card: Card, mark: UseMark) {
  const now = Date.now()
  const used = withUsed(parseUsed(accountTexts.read(usedKey), now), withPhotoNames(card), mark)
  accountTexts.write(usedKey, JSON.stringify({ day: dayOf(now), ...used }))
}
