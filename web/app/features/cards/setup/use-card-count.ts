import { limits } from '@marigold/contract'
import type { SetPicks } from '../areas/areas.ts'
import { everyArea, ofArea } from '../areas/by-area.ts'
import type { CardArea } from '../areas/card-area.ts'
import { useLeftOut, type LeftOut } from '../sets/left-out.ts'
import { useViewerSettings } from '../viewer/settings/settings.ts'

/** What the setup chooses from, by area; absent until it is read. */
type Lists = Record<string, unknown>

const countsOf = (area: CardArea, picks: SetPicks, lists: Lists, pictured: boolean) =>
  area.slots(ofArea(picks, area), lists[area.id], pictured)

const isNeeded = (area: CardArea, picks: SetPicks) => area.isPicked(ofArea(picks, area))

/** The number of cards that picks lead to: what each call hands out at most, without those that are left out here. */
export function countCards(picks: SetPicks, lists: Lists, left: readonly LeftOut[], onlyPictured = false): number {
  return everyArea.reduce((sum, area) => {
    const slots = isNeeded(area, picks)
      ? new Map(countsOf(area, picks, lists, onlyPictured))
      : new Map<string, number>()
    const handed = Math.min(limits.cards, [...slots.values()].reduce((all, count) => all + count, 0)) // prettier-ignore
    const isOut = ({ slot, plain }: LeftOut) => slots.has(slot) && !(onlyPictured && plain && area.hasPlain)
    return sum + Math.max(0, handed - left.filter(isOut).length)
  }, 0)
}

/** The lists of the areas that are wanted. Hooks in a loop: the areas are the same each time. */
export function useAreaLists(isWanted: (area: CardArea) => boolean): Lists {
  return Object.fromEntries(everyArea.map((area) => [area.id, area.useList(isWanted(area))]))
}

/** Tells the number of cards of picks before they are fetched: of those that are handed in; null while a list is missing. */
export function useCardCounts(all: readonly SetPicks[]): (picks: SetPicks) => number | null {
  const left = useLeftOut()
  const { onlyPictured } = useViewerSettings()
  const lists = useAreaLists((area) => all.some((picks) => isNeeded(area, picks)))
  return (picks) => {
    const isMissing = everyArea.some((area) => isNeeded(area, picks) && !lists[area.id])
    return isMissing ? null : countCards(picks, lists, left, onlyPictured)
  }
}

/** The number of cards of the picks before they are fetched; null while its lists are on their way. */
export function useCardCount(picks: SetPicks): number | null {
  return useCardCounts([picks])(picks)
}
