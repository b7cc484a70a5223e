import type { Area } from '@marigold/contract'
import { accountTabStorage } from '../../../platform/storage/account-storage.ts'
import type { AreaTabId, SetPicks } from '../areas/areas.ts'
import { tabAreas, mapAreas, allAreas, isAllowed, areaValue, areaTabIds } from '../areas/area-lookup.ts'
import type { CardArea } from '../areas/card-area.ts'

export const noPicks = mapAreas<SetPicks>((area) => area.nothing)

/** Parses the picks of all areas from stored or sent data; invalid ones are skipped. */
export function parseSetPicks(stored: unknown): SetPicks {
  return mapAreas((area) => area.parse(areaValue(stored ?? {}, area)))
}

const isPicked = (picks: object) => (area: CardArea) => area.isPicked(areaValue(picks, area))

/** Returns the tabs that have picks, in tab order. */
export function pickedTabs(picks: SetPicks): AreaTabId[] {
  return areaTabIds.filter((part) => tabAreas(part).some(isPicked(picks)))
}

/** Returns the picks without those of disabled areas. */
export function allowedPicks(picks: SetPicks, allowed: readonly Area[]): SetPicks {
  return mapAreas((area) => (isAllowed(area, allowed) ? areaValue(picks, area) : area.nothing))
}

/** Returns the picks without those of one tab. */
export function withoutTab(picks: SetPicks, part: AreaTabId): SetPicks {
  return mapAreas((area) => (area.tab === part ? area.nothing : areaValue(picks, area)))
}

/** Serializes picks in a canonical form, to compare sets. */
export function serializePicks(picks: SetPicks): string {
  return JSON.stringify(allAreas.map((area) => areaValue(picks, area)))
}

/** The URL parameter with the key of the card that the viewer opens at, once. */
export const firstCardParam = 'card'

// ---- In the URL: a set survives a reload, a new tab, and a bookmark ---------------------------------------------

/** Appends the picks to a URL's parameters, one per area. */
export function appendPicks(search: URLSearchParams, picks: SetPicks): URLSearchParams {
  for (const area of allAreas) for (const text of area.toParams(areaValue(picks, area))) search.append(area.param, text)
  return search
}

/** Parses the picks from a URL; null if it has none. */
export function picksFromUrl(search: URLSearchParams): SetPicks | null {
  const picks = parseSetPicks(mapAreas((area) => area.fromParams(search.getAll(area.param))))
  return pickedTabs(picks).length > 0 ? picks : null
}

// ---- In this tab's session storage ---------------------------------------------------------------------------------

const key = 'marigold-card-picks'

/** Reads this tab's picks; some areas are stored under their own key. */
export function readSetPicks(): SetPicks {
  let stored: unknown = null
  try {
    stored = JSON.parse(accountTabStorage.read(key) ?? 'null')
  } catch {
    // edited by hand
  }
  const picks = parseSetPicks(stored)
  return mapAreas((area) => area.session?.read() ?? areaValue(picks, area))
}

/** Stores this tab's picks. */
export function storeSetPicks(picks: SetPicks) {
  for (const area of allAreas) area.session?.store(areaValue(picks, area))
  const others = allAreas.filter((area) => !area.session)
  const text = JSON.stringify(Object.fromEntries(others.map((area) => [area.id, areaValue(picks, area)])))
  accountTabStorage.write(key, others.some(isPicked(picks)) ? text : null)
}
