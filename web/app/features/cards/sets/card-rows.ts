import { limits, type Area, type Deck } from '@marigold/contract'
import type { CardRows, SetPart, SetPicks } from '../areas/areas.ts'
import { areasOf, byArea, everyArea, isAllowed, ofArea, screenOf, setParts } from '../areas/by-area.ts'
import type { SetCard } from '../areas/card-area.ts'
import { viewerSettingsNow } from '../viewer/settings/settings.ts'

export const noRows = byArea<CardRows>((area) => area.noRows)

/**
 * Fetches the cards of the picks, one area after the other; areas without picks are not asked for. `pictured` leaves out
 * words without a picture.
 */
export async function fetchRows(picks: SetPicks, pictured = viewerSettingsNow().onlyPictured): Promise<CardRows> {
  const rows: Record<string, unknown> = {}
  for (const area of everyArea) {
    const wanted = ofArea(picks, area)
    if (area.isPicked(wanted)) rows[area.id] = await area.fetch(wanted, pictured)
  }
  return { ...noRows, ...rows }
}

/** The rows of the areas that are switched on for a person, which may be known only after they came; and own cards. */
export function rowsWithin(rows: CardRows, allowed: readonly Area[]): CardRows {
  if (everyArea.every((area) => isAllowed(area, allowed))) return rows
  return byArea((area) => (isAllowed(area, allowed) ? ofArea(rows, area) : area.noRows))
}

/** The parts that returned cards, in the order of the tabs. */
export function areasWithRows(rows: CardRows): SetPart[] {
  return setParts.filter((part) => areasOf(part).some((area) => area.hasCards(ofArea(rows, area))))
}

/** Every fetched card, area after area, with the part that shows it. */
export function cardsOf(rows: CardRows): (SetCard & { part: SetPart })[] {
  return setParts.flatMap((part) =>
    areasOf(part).flatMap((area) => area.cards(ofArea(rows, area)).map((card) => ({ ...card, part }))),
  )
}

/** Takes from each list in turn until there are enough, then stands them one after the other again. */
export function evenly<T>(lists: readonly (readonly T[])[], most: number): T[] {
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

/** What was fetched, in words: its sounds, goals and lengths, and below them what kind of cards. */
export function describeRows(rows: CardRows): { title: string; line: string } {
  const screens = areasWithRows(rows).map(screenOf)
  const all = screens.map((screen) => screen.describe(rows))
  const names = screens.map(({ name }) => name.toLowerCase())
  const line = all.length === 1 ? (all[0]?.line ?? '') : names.join(', ')
  const title = all.map((one) => one.title).join(' · ')
  return { title: title.slice(0, 200), line: (line.charAt(0).toUpperCase() + line.slice(1)).slice(0, 200) }
}

/** Everything that was fetched as one deck: what a game's turns draw from. */
export function wholeDeck(rows: CardRows): Deck {
  const decks = setParts.map((part) => {
    const cards = areasOf(part).map((area) => area.cards(ofArea(rows, area)).map(({ card }) => card))
    return evenly(cards, limits.cards)
  })
  const { title, line } = describeRows(rows)
  return {
    title: [title, line].filter(Boolean).join(': '),
    source: areasWithRows(rows)[0] ?? 'cards',
    cards: evenly(decks, limits.cards),
  }
}
