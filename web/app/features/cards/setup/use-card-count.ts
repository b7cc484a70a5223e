import { limits } from '@marigold/contract'
import type { SetPicks } from '../areas/areas.ts'
import { allAreas, areaValue } from '../areas/area-lookup.ts'
import type { CardArea } from '../areas/card-area.ts'
import { useExcludedCards, type ExcludedCard } from '../sets/excluded-cards.ts'
import { useViewerSettings } from '../viewer/settings/settings.ts'

/** The setup's lists by area; absent until loaded. */
type Lists = Record<string, unknown>

const countsOf = (area: CardArea, picks: SetPicks, lists: Lists, pictured: boolean) =>
  area.slots(areaValue(picks, area), lists[area.id], pictured)

const isNeeded = (area: CardArea, picks: SetPicks) => area.isPicked(areaValue(picks, area))

/** Counts the cards of picks: at most what each call returns, without excluded ones. */
export function countCards(picks: SetPicks, lists: Lists, left: readonly ExcludedCard[], onlyPictured = false): number {
  return allAreas.reduce((sum, area) => {
    const slots = isNeeded(area, picks)
      ? new Map(countsOf(area, picks, lists, onlyPictured))
      : new Map<string, number>()
    const handed = Math.min(limits.cards, [...slots.values()].reduce((all, count) => all + count, 0)) // prettier-ignore
    const isOut = ({ slot, plain }: ExcludedCard) => slots.has(slot) && !(onlyPictured && plain && area.hasPlain)
    return sum + Math.max(0, handed - left.filter(isOut).length)
  }, 0)
}

/** Reads the lists of the wanted areas. The hooks may run in a loop because the areas never change. */
export function useAreaLists(isWanted: (area: CardArea) => boolean): Lists {
  return Object.fromEntries(allAreas.map((area) => [area.id, area.useList(isWanted(area))]))
}

/** Returns a function that counts cards before they are fetched, for the given picks; null while a list is loading. */
export function useCardCounts(all: readonly SetPicks[]): (picks: SetPicks) => number | null {
  const left = useExcludedCards()
  const { onlyPictured } = useViewerSettings()
  const lists = useAreaLists((area) => all.some((picks) => isNeeded(area, picks)))
  return (picks) => {
    const isMissing = allAreas.some((area) => isNeeded(area, picks) && !lists[area.id])
    return isMissing ? null : countCards(picks, lists, left, onlyPictured)
  }
}

/** Returns the number of cards before they are fetched; null while the lists load. */
export function useCardCount(picks: SetPicks): number | null {
  return useCardCounts([picks])(picks)
}
