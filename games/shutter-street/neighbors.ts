import { isItem } from './facts.ts'

/** More neighbors than anyone finds in a year. */
const most = 200

/** Returns who moved to the child's street in earlier games, oldest first. */
export function neighborsOf(grown: unknown): string[] {
  const { neighbors } = (grown ?? {}) as { neighbors?: unknown }
  return Array.isArray(neighbors) ? neighbors.filter((one) => typeof one === 'string' && isItem(one)) : []
}

/** Everyone who was found moves to the child's street. */
export const moveIn = (grown: unknown, found: readonly string[]) => ({
  neighbors: [...new Set([...neighborsOf(grown), ...found])].slice(0, most),
})
