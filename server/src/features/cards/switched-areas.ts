import { m } from '#messages'
import type { Area } from '@marigold/contract'

/** Which areas of cards are switched on for a person; an administrator may switch off each. */
export type SwitchedAreas = Readonly<Record<Area, boolean>>

/** What a call for cards of an area, named as on screen, answers to somebody for whom their area is switched off: no cards, and why. */
export function noCardsOf<Nothing extends object>(area: string, nothing: Nothing) {
  const message = m.cards_cards_are_turned_off_for_this({ area })
  return { success: true as const, data: [], ...nothing, message }
}
