/** Things that can stand in a town, from the least to the best, each with its part in the song of the night train. */
const builtNames = ['swing', 'neighbor', 'house', 'fountain', 'wheel'] as const
export type Built = (typeof builtNames)[number]

/** How many notes each plays as the night train passes; more is better. */
export const notesOf: Record<Built, number> = { swing: 1, neighbor: 1, house: 2, fountain: 2, wheel: 3 }

/** Things in a child's town, at most. */
const most = 10

/** Returns what a child has built over earlier games. */
export function grownTown(grown: unknown): Built[] {
  const town = (grown as { town?: unknown } | null | undefined)?.town
  if (!Array.isArray(town)) return []
  return town.filter((one): one is Built => builtNames.includes(one as Built)).slice(0, most)
}

/** Returns the best thing that was built; undefined if nothing was. */
export const bestOf = (built: readonly Built[]): Built | undefined =>
  builtNames.findLast((name) => built.includes(name))

/** Adds the best of a finished game to a child's town, or a swing after a game without any building. */
export function withBest(grown: unknown, built: readonly Built[]): { town: Built[] } {
  return { town: [...grownTown(grown), bestOf(built) ?? 'swing'].slice(0, most) }
}
