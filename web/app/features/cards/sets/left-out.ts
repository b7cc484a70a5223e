import { z } from 'zod'
import { keptText } from '../../../platform/storage/kept-text.ts'
import type { CardRows } from '../areas/areas.ts'
import { byArea, ofArea } from '../areas/by-area.ts'
import { readListAs } from '../../../platform/storage/read-as.ts'

const key = 'marigold-left-out'
const most = 2000

/** A card that this device leaves out for good: its key, what it says, and the choice of the setup that it counts in. */
export interface LeftOut {
  key: string
  text: string
  slot: string
  /** It has no picture: where only pictured words are shown it is not there anyway. */
  plain?: boolean | undefined
}

const Stored = z.object({
  key: z.string().max(80),
  text: z.string().max(300),
  slot: z.string().max(80),
  plain: z.boolean().optional(),
})

/** The cards left out by a stored text; what is none is skipped. */
export function parseLeftOut(stored: string | null): LeftOut[] {
  return readListAs(Stored, stored)
}

/** The rows without the cards that are left out. */
export function withoutLeftOut(rows: CardRows, left: readonly LeftOut[]): CardRows {
  if (left.length === 0) return rows
  const out = new Set(left.map((one) => one.key))
  return byArea((area) => area.without(ofArea(rows, area), out))
}

const kept = keptText(key)

const store = (left: readonly LeftOut[]) => kept.write(JSON.stringify(left.slice(-most)))

/** Leaves a card out of every set on this device. */
export function leaveOut(card: LeftOut) {
  store([...parseLeftOut(kept.read()).filter((one) => one.key !== card.key), card])
}

/** Takes a card in again. */
export function takeIn(cardKey: string) {
  store(parseLeftOut(kept.read()).filter((one) => one.key !== cardKey))
}

let parsedFrom: string | null = null
let parsed: LeftOut[] = []

/** The cards left out on this device; the same list until it changes. */
export function useLeftOut(): readonly LeftOut[] {
  const text = kept.use()
  if (text !== parsedFrom) {
    parsedFrom = text
    parsed = parseLeftOut(text)
  }
  return parsed
}
