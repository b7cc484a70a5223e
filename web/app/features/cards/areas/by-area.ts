import type { Area } from '@marigold/contract'
import { cardAreas, type SetPart } from './areas.ts'
import type { AreaScreen, CardArea } from './card-area.ts'

/** The areas in their order, as what all of them share. */
export const everyArea: readonly CardArea[] = cardAreas

/** The areas that have a tab, in the order of the tabs. */
export const setParts = everyArea.flatMap((area) => (area.screen ? [area.tab as SetPart] : []))

/** The tab that opens where none is asked for. */
export const firstPart = setParts[0] as SetPart

/** Makes one value for each area, such as its picks or its rows. */
export function byArea<T extends object>(make: (area: CardArea) => unknown): T {
  return Object.fromEntries(everyArea.map((area) => [area.id, make(area)])) as T
}

/** Returns what a set holds of one area. */
export function ofArea(all: object, { id }: CardArea): unknown {
  return (all as Record<string, unknown>)[id]
}

/** Returns the areas that one tab shows. */
export function areasOf(part: SetPart): readonly CardArea[] {
  return everyArea.filter((area) => area.tab === part)
}

/** Returns the tab of an area. */
export function screenOf(part: SetPart): AreaScreen {
  return findScreen(part) as AreaScreen
}

/** Returns the tab of the area that a card or a trial names; undefined for trials of a game. */
export function findScreen(area: string): AreaScreen | undefined {
  return everyArea.find(({ id }) => id === area)?.screen
}

/** True for cards that are scored by how easy and sure they felt, not as right or wrong. */
export function isFelt(area = ''): boolean {
  return findScreen(area)?.felt ?? false
}

/** True where the account switches of `allowed` let an area be practiced. */
export function isAllowed({ permission }: CardArea, allowed: readonly Area[]): boolean {
  return permission === null || allowed.includes(permission)
}

/** Returns the tabs that are allowed, in their order. */
export function partsWithin(allowed: readonly Area[]): SetPart[] {
  return setParts.filter((part) => areasOf(part).some((area) => isAllowed(area, allowed)))
}
