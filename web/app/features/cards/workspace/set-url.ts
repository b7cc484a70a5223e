import { serializePicks } from '@marigold/contract'
import type { SetPicks } from '../areas/areas.ts'
import { settleGroup } from '../group/settled-group.ts'
import { storePlace } from '../sets/set-place.ts'
import { parseSetPicks, pickedTabs, readSetPicks } from '../sets/set-picks.ts'
import { toReturnPath, stepSearch } from '../use-step.ts'

/** Returns the URL that opens the cards of these picks. */
export function cardsUrl(picks: unknown): string {
  return toReturnPath(stepSearch('cards', parseSetPicks(picks)))
}

/**
 * The address of a seated client's cards; opening it doesn't ask again who plays. Without a set, those that this tab
 * opened last, or the choice of cards.
 */
export function seatedCardsUrl(picks: unknown): string {
  if (picks === undefined) {
    const last = readSetPicks()
    return pickedTabs(last).length > 0 ? cardsUrl(last) : '/therapycard'
  }
  const parsed = parseSetPicks(picks)
  clearOtherPlace(parsed)
  settleGroup(parsed)
  return cardsUrl(picks)
}

/** Before opening a set by URL, clears this tab's position in another set. */
export function clearOtherPlace(picks: SetPicks) {
  if (serializePicks(readSetPicks()) !== serializePicks(picks)) storePlace(null)
}
