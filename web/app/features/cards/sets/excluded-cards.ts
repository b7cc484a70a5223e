import { z } from 'zod'
import { storedText } from '../../../platform/storage/stored-text.ts'
import type { CardRows } from '../areas/areas.ts'
import { mapAreas, areaValue } from '../areas/area-lookup.ts'
import { parseStoredList } from '../../../platform/storage/parse-stored.ts'

const key = 'marigold-left-out'
const most = 2000

/** A card that is excluded on this device: its key, text, and setup slot. */
export interface ExcludedCard {
  key: string
  text: string
  slot: string
  /** True if it has no picture, so that it doesn't count among pictured words anyway. */
  plain?: boolean | undefined
}

const Stored = z.object({
  key: z.string().max(80),
  text: z.string().max(300),
  slot: z.string().max(80),
  plain: z.boolean().optional(),
})

/** Parses stored excluded cards and skips invalid entries. */
export function parseExcluded(stored: string | null): ExcludedCard[] {
  return parseStoredList(Stored, stored)
}

/** Returns the rows without the excluded cards. */
export function withoutExcluded(rows: CardRows, left: readonly ExcludedCard[]): CardRows {
  if (left.length === 0) return rows
  const out = new Set(left.map((one) => one.key))
  return mapAreas((area) => area.without(areaValue(rows, area), out))
}

const stored = storedText(key)

const store = (left: readonly ExcludedCard[]) => stored.write(JSON.stringify(left.slice(-most)))

/** Excludes a card from every set on this device. */
export function excludeCard(card: ExcludedCard) {
  store([...parseExcluded(stored.read()).filter((one) => one.key !== card.key), card])
}

/** Includes a card again. */
export function includeCard(cardKey: string) {
  store(parseExcluded(stored.read()).filter((one) => one.key !== cardKey))
}

let parsedFrom: string | null = null
let parsed: ExcludedCard[] = []

/** Returns the cards excluded on this device; the same array until it changes. */
export function useExcludedCards(): readonly ExcludedCard[] {
  const text = stored.use()
  if (text !== parsedFrom) {
    parsedFrom = text
    parsed = parseExcluded(text)
  }
  return parsed
}
