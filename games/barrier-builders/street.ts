import { scenes, type SceneId } from './scenes.ts'
import type { State } from './state.ts'
import { colors, isThing, type Item } from './things.ts'

/** A house of a player's neighborhood: the scene that was built, and something from it that moved in. */
export interface House {
  scene: SceneId
  item: Item
}
const mostHouses = 10

function houseFrom(value: unknown): House[] {
  const { scene, item } = (value ?? {}) as { scene?: unknown; item?: Partial<Item> | null }
  const known = scenes.find(({ id }) => id === scene)
  if (!known || !item || !isThing(item.thing)) return []
  const color = colors.find((one) => one === item.color) ?? null
  return [{ scene: known.id, item: { thing: item.thing, color, size: 'big', count: 1 } }]
}

/** Returns the houses that grew over earlier games, however they were stored. */
export function housesOf(grown: unknown): House[] {
  const houses = (grown as { houses?: unknown } | null | undefined)?.houses
  return Array.isArray(houses) ? houses.flatMap(houseFrom).slice(0, mostHouses) : []
}

/** Adds a house for each finished scene, until the street is full. */
export function growStreet({ photos }: Pick<State, 'photos'>, before: unknown): { houses: House[] } {
  const built = photos.flatMap(({ scene, puzzle, show }): House[] => {
    const item = puzzle.wanted[show.leader ?? 0]?.item
    return item ? [{ scene, item: { ...item, size: 'big', count: 1 } }] : []
  })
  return { houses: [...housesOf(before), ...built].slice(0, mostHouses) }
}
