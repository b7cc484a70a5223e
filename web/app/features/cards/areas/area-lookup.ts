import type { Area } from '@marigold/contract'
import { cardAreas, type AreaTabId } from './areas.ts'
import type { AreaScreen, CardArea } from './card-area.ts'

/** All areas, in order, typed by what they share. */
export const allAreas: readonly CardArea[] = cardAreas

/** Ids of the areas that have a tab, in tab order. */
export const areaTabIds = allAreas.flatMap((area) => (area.screen ? [area.tab as AreaTabId] : []))

/** The tab that opens by default. */
export const firstTab = areaTabIds[0] as AreaTabId

/** Builds an object with one value per area, such as its picks or its rows. */
export function mapAreas<T extends object>(make: (area: CardArea) => unknown): T {
  return Object.fromEntries(allAreas.map((area) => [area.id, make(area)])) as T
}

/** Returns an area's value from an object keyed by area id. */
export function areaValue(all: object, { id }: CardArea): unknown {
  return (all as Record<string, unknown>)[id]
}

/** Returns the areas shown in one tab. */
export function tabAreas(part: AreaTabId): readonly CardArea[] {
  return allAreas.filter((area) => area.tab === part)
}

/** Returns a tab's screen definition. */
export function tabScreen(part: AreaTabId): AreaScreen {
  return findScreen(part) as AreaScreen
}

/** Returns the screen for the area of a card or trial; undefined for game trials. */
export function findScreen(area: string): AreaScreen | undefined {
  return allAreas.find(({ id }) => id === area)?.screen
}

/** Returns true for cards that are rated by ease and confidence instead of right or wrong. */
export function isSelfRated(area = ''): boolean {
  return findScreen(area)?.selfRated ?? false
}

/** Returns true if the account's `allowed` switches permit the area. */
export function isAllowed({ permission }: CardArea, allowed: readonly Area[]): boolean {
  return permission === null || allowed.includes(permission)
}

/** Returns the allowed tabs, in order. */
export function allowedTabs(allowed: readonly Area[]): AreaTabId[] {
  return areaTabIds.filter((part) => tabAreas(part).some((area) => isAllowed(area, allowed)))
}
