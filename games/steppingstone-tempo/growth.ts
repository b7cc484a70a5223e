/** Grown ducks on the pond, at most. */
const most = 8

/** What has grown over earlier games of a child: one duckling grows up in each finished game, and leads the next ones. */
export function ducksOf(grown: unknown): number {
  const ducks = (grown as { ducks?: unknown } | null | undefined)?.ducks
  return typeof ducks === 'number' && Number.isInteger(ducks) && ducks > 0 ? Math.min(most, ducks) : 0
}

/** Lets one more duckling grow up. */
export const growDuck = (grown: unknown) => ({ ducks: Math.min(most, ducksOf(grown) + 1) })
