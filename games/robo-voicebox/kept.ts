import { firstParts, partKinds, type Parts } from './parts.ts'

/** A robot of an earlier play. */
export interface Robot {
  name: string
  parts: Parts
}
/** What is kept from play to play: words that were used lately, by their pool, and the gallery. */
export interface Kept {
  dealt: Readonly<Record<string, readonly string[]>>
  robots: readonly Robot[]
}

const mostRobots = 6

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function robotOf(value: unknown): Robot | null {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.parts)) return null
  const worn = value.parts
  const parts = partKinds.map((kind) => [kind, Number(worn[kind]) || 0])
  return { name: value.name, parts: { ...firstParts, ...(Object.fromEntries(parts) as Parts) } }
}

/** Reads what was kept; what is of another kind is left out. */
export function keptOf(kept: unknown): Kept {
  if (!isObject(kept)) return { dealt: {}, robots: [] }
  const dealt = Object.entries(isObject(kept.dealt) ? kept.dealt : {}).map(([pool, keys]) => [
    pool,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ])
  const robots = Array.isArray(kept.robots) ? kept.robots.map(robotOf).filter((one) => one !== null) : []
  return { dealt: Object.fromEntries(dealt) as Kept['dealt'], robots: robots.slice(-mostRobots) }
}

/** What is kept with the words of a play. */
export const withDealt = (kept: Kept, pool: string, used: readonly string[]): Kept => ({
  ...kept,
  dealt: { ...kept.dealt, [pool]: used },
})

/** What is kept with a robot more in the gallery. */
export const withRobot = (kept: Kept, robot: Robot): Kept => ({
  ...kept,
  robots: [...kept.robots, robot].slice(-mostRobots),
})
