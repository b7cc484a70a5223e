import type { Play } from '../kit/index.ts'
import { isCreature, type CreatureName } from './creatures.ts'

/** How often each creature came to a child's bayou over all plays. */
type Visits = Partial<Record<CreatureName, number>>

const visitsForHouse = 3

/** Reads what has grown; an older version may have written it. */
export function visitsOf(grown: unknown): Visits {
  const visits = (grown as { visits?: unknown } | null | undefined)?.visits
  if (typeof visits !== 'object' || visits === null) return {}
  return Object.fromEntries(
    Object.entries(visits).filter(([name, count]) => isCreature(name) && Number.isInteger(count) && count > 0),
  )
}

/** Adds one visit for each creature that came home in a play. */
export function withVisits(grown: unknown, home: readonly CreatureName[]): { visits: Visits } {
  const visits = { ...visitsOf(grown) }
  for (const name of new Set(home)) visits[name] = (visits[name] ?? 0) + 1
  return { visits }
}

/** The creatures that have a house: those who visited three times, the most frequent ones first. */
export const housesOf = (visits: Visits): CreatureName[] =>
  (Object.entries(visits) as [CreatureName, number][])
    .filter(([, count]) => count >= visitsForHouse)
    .sort(([, a], [, b]) => b - a)
    .map(([name]) => name)

/** The houses of everyone who plays. */
export const housesIn = ({
  players,
  grown,
}: Pick<Play<never, unknown, unknown>, 'players' | 'grown'>): CreatureName[] => [
  ...new Set(players.flatMap((_, seat) => housesOf(visitsOf(grown(seat))))),
]
