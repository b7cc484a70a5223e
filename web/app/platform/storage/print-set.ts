import { Card, Deck, serializePicks } from '@marigold/contract'
import { z } from 'zod'
import { accountTabStorage, accountStorage } from './account-storage.ts'
import { withPhotoIds } from './own-media.ts'
import { parseStored } from './parse-stored.ts'

const setKey = 'marigold-print-set'
const groupKey = 'marigold-print-group'
const picksKey = 'marigold-print-picks'
const usedKey = 'marigold-used-today'
const Group = z.array(z.object({ seat: z.int().min(1), deck: Deck }))
const mostUsed = 200

/** One player's cards. */
export interface PlayerDeck {
  seat: number
  deck: Deck
}

const withNames = (deck: Deck): Deck => ({ ...deck, cards: deck.cards.map(withPhotoIds) })

/**
 * Passes a set of cards, and each player's own cards in a group, to this tab's print page. With its picks, the page knows
 * which goal the set trains.
 */
export function storePrintSet(deck: Deck, group: readonly PlayerDeck[] = [], picks: object | null = null) {
  accountTabStorage.write(groupKey, null)
  accountTabStorage.write(picksKey, picks && serializePicks(picks))
  // If the set doesn't fit into storage, the print page says that it has no cards instead of showing older ones.
  if (!accountTabStorage.write(setKey, JSON.stringify(withNames(deck)))) {
    accountTabStorage.write(setKey, null)
    return
  }
  const decks = group.map(({ seat, deck: own }) => ({ seat, deck: withNames(own) }))
  accountTabStorage.write(groupKey, JSON.stringify(decks))
}

/** Returns the picks of the set that was last passed in this tab, serialized; null if they are unknown. */
export function readPrintPicks(): string | null {
  return accountTabStorage.read(picksKey)
}

/** Returns each player's cards that were last passed in this tab. */
export function readPrintGroup(): PlayerDeck[] {
  return parseStored(Group, accountTabStorage.read(groupKey)) ?? []
}

/** Returns the set that was last passed in this tab; null if there is none. */
export function readPrintSet(): Deck | null {
  return parseStored(Deck, accountTabStorage.read(setKey))
}

const dayOf = (time: number) => new Date(time).toDateString()

/** In which session a card was practiced, and at which seat of a group; seat 0 without a group. */
export interface PracticeMark {
  sitting: string
  seat: number
}

/** The cards practiced on one day, with when and by whom. */
export interface PracticedCards {
  cards: readonly Card[]
  /** By card key. */
  marks: Readonly<Record<string, readonly PracticeMark[]>>
  /** Session of the last practiced card. */
  last: string
}

const nothing: PracticedCards = { cards: [], marks: {}, last: '' }
const Mark = z.object({ sitting: z.string().max(80), seat: z.int().min(0) })
const Marks = z.record(z.string(), z.array(Mark)).catch({})

/** Parses the cards practiced on the day of `now`, in order; empty if the text is older. */
export function parsePracticed(stored: string | null, now: number): PracticedCards {
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
    return nothing // edited by hand or truncated
  }
}

/** Adds a practiced card; a known card keeps its position, and the oldest ones are dropped. */
export function addPracticed(used: PracticedCards, card: Card, mark: PracticeMark): PracticedCards {
  const { key } = card
  const cards = used.cards.some((other) => other.key === key) ? used.cards : [...used.cards, card].slice(-mostUsed)
  const here = used.marks[key] ?? []
  const isKnown = here.some(({ sitting, seat }) => sitting === mark.sitting && seat === mark.seat)
  const marks = { ...used.marks, [key]: isKnown ? here : [...here, mark] }
  const remaining = Object.fromEntries(cards.map((one) => [one.key, marks[one.key] ?? []]))
  return { cards, marks: remaining, last: mark.sitting }
}

/** Returns the last session's cards, at one seat or all. */
export function lastSittingCards({ cards, marks, last }: PracticedCards, seat?: number): Card[] {
  const fits = (mark: PracticeMark) => mark.sitting === last && (seat === undefined || mark.seat === seat)
  return cards.filter(({ key }) => marks[key]?.some(fits))
}

/** Returns today's practiced cards on this device, by session and seat, never by name. */
export function readPracticedToday(): PracticedCards {
  return parsePracticed(accountStorage.read(usedKey), Date.now())
}

/** Records on this device that a card was practiced today. */
export function storePracticed(card: Card, mark: PracticeMark) {
  const now = Date.now()
  const used = addPracticed(parsePracticed(accountStorage.read(usedKey), now), withPhotoIds(card), mark)
  accountStorage.write(usedKey, JSON.stringify({ day: dayOf(now), ...used }))
}
