import { limits, type Area, type Deck } from '@marigold/contract'
import type { CardRows, AreaTabId, SetPicks } from '../areas/areas.ts'
import { tabAreas, mapAreas, allAreas, isAllowed, areaValue, tabScreen, areaTabIds } from '../areas/area-lookup.ts'
import type { SetCard } from '../areas/card-area.ts'
import { currentViewerSettings } from '../viewer/settings/settings.ts'
import { enumerated } from '../../../platform/words/words.ts'

export const noRows = mapAreas<CardRows>((area) => area.noRows)

/**
 * Fetches the cards of the picks, one area after the other; areas without picks are skipped. `pictured` omits words
 * without a picture.
 */
export async function fetchRows(picks: SetPicks, pictured = currentViewerSettings().onlyPictured): Promise<CardRows> {
  const rows: Record<string, unknown> = {}
  for (const area of allAreas) {
    const wanted = areaValue(picks, area)
    if (area.isPicked(wanted)) rows[area.id] = await area.fetch(wanted, pictured)
  }
  return { ...noRows, ...rows }
}

/**
 * Returns the rows of the enabled areas and of own cards. The account's areas may become known only after the fetch.
 */
export function allowedRows(rows: CardRows, allowed: readonly Area[]): CardRows {
  if (allAreas.every((area) => isAllowed(area, allowed))) return rows
  return mapAreas((area) => (isAllowed(area, allowed) ? areaValue(rows, area) : area.noRows))
}

/** Returns the tabs that have cards, in tab order. */
export function tabsWithRows(rows: CardRows): AreaTabId[] {
  return areaTabIds.filter((part) => tabAreas(part).some((area) => area.hasCards(areaValue(rows, area))))
}

/** Returns every fetched card with its tab, area by area. */
export function allCards(rows: CardRows): (SetCard & { part: AreaTabId })[] {
  return areaTabIds.flatMap((part) =>
    tabAreas(part).flatMap((area) => area.cards(areaValue(rows, area)).map((card) => ({ ...card, part }))),
  )
}

/** Takes items from each list in turn until there are `most`, and returns them grouped by list again. */
export function takeEvenly<T>(lists: readonly (readonly T[])[], most: number): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  let taken = 0
  const counts = lists.map(() => 0)
  for (let turn = 0; turn < longest && taken < most; turn += 1)
    lists.forEach((list, index) => {
      if (turn >= list.length || taken >= most) return
      counts[index] = turn + 1
      taken += 1
    })
  return lists.flatMap((list, index) => list.slice(0, counts[index]))
}

/** Describes the fetched rows: their sounds, goals, and lengths, and the kinds of cards. */
export function describeRows(rows: CardRows): { title: string; line: string } {
  const screens = tabsWithRows(rows).map(tabScreen)
  const all = screens.map((screen) => screen.describe(rows))
  const names = screens.map(({ name }) => name.toLowerCase())
  const line = all.length === 1 ? (all[0]?.line ?? '') : enumerated(names)
  const title = all.map((one) => one.title).join(' · ')
  return { title: title.slice(0, 200), line: (line.charAt(0).toUpperCase() + line.slice(1)).slice(0, 200) }
}

/** Returns all fetched cards as one deck, for a game's turns. */
export function toDeck(rows: CardRows): Deck {
  const decks = areaTabIds.map((part) => {
    const cards = tabAreas(part).map((area) => area.cards(areaValue(rows, area)).map(({ card }) => card))
    return takeEvenly(cards, limits.cards)
  })
  const { title, line } = describeRows(rows)
  return {
    title: [title, line].filter(Boolean).join(': '),
    source: tabsWithRows(rows)[0] ?? 'cards',
    cards: takeEvenly(decks, limits.cards),
  }
}
