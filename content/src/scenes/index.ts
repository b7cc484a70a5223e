import { readTable } from '../read-table.ts'
import { prefixIds } from '../pictures.ts'
import { drawScene } from './compose.ts'

/** A picture composed of other pictures by a recipe. */
export interface Scene {
  name: string
  recipe: string
  alt: string
}

/** Every scene that cards use. */
export const scenes: Scene[] = readTable('tables/scenes.tsv', ['name', 'recipe', 'alt'] as const)

const recipes = new Map(scenes.map(({ name, recipe }) => [name, recipe]))

/** Returns a scene's drawing by its name, or null if it's no scene. For builds, not for the running server. */
export function sceneSvg(name: string): string | null {
  const recipe = recipes.get(name)
  return recipe === undefined ? null : prefixIds(drawScene(recipe), name)
}
