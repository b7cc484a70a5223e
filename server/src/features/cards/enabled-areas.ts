import { m } from '#messages'
import type { AreaSwitch } from '@marigold/contract'

/** What is enabled for a user. An administrator may disable each of them. */
export type EnabledAreas = Readonly<Record<AreaSwitch, boolean>>

/** Returns the response for a user whose area is disabled: no cards, and the reason. `area` is its name on screen. */
export function noCardsOf<Nothing extends object>(area: string, nothing: Nothing) {
  const message = m.cards_cards_are_turned_off_for_this({ area })
  return { success: true as const, data: [], ...nothing, message }
}
