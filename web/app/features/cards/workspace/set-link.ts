import { spellPicks } from '@marigold/contract'
import type { SetPicks } from '../areas/areas.ts'
import { storePlace } from '../sets/place.ts'
import { readSetPicks, toSetPicks } from '../sets/set-picks.ts'
import { pathOf, searchOf } from '../use-step.ts'

/** The address that opens the cards of some picks at once. */
export function cardsAddress(picks: unknown): string {
  return pathOf(searchOf('cards', toSetPicks(picks)))
}

/** Before a set is opened by its address: the place of another set that this tab showed last does not count for it. */
export function leaveOtherPlace(picks: SetPicks) {
  if (spellPicks(readSetPicks()) !== spellPicks(picks)) storePlace(null)
}
