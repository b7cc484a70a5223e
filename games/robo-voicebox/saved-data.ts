import { firstParts, partKinds, type Parts } from './parts.ts'

/** A robot from an earlier game. */
export interface Robot {
  name: string
  parts: Parts
}
/** Data saved between games: recently used words per pool, and the gallery. */
export interface SavedData {
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

/** Parses saved data and skips anything invalid. */
export function savedDataOf(kept: unknown): SavedData {
  if (!isObject(kept)) return { dealt: {}, robots: [] }
  const dealt = Object.entries(isObject(kept.dealt) ? kept.dealt : {}).map(([pool, keys]) => [
    pool,
    Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
  ])
  const robots = Array.isArray(kept.robots) ? kept.robots.map(robotOf).filter((one) => one !== null) : []
  return { dealt: Object.fromEntries(dealt) as SavedData['dealt'], robots: robots.slice(-mostRobots) }
}

/** Adds a game's words to the saved data. */
export const withDealt = (kept: SavedData, pool: string, used: readonly string[]): SavedData => ({
  ...kept,
  dealt: { ...kept.dealt, [pool]: used },
})

/** Adds a robot to the saved gallery. */
export const withRobot = (kept: SavedData, robot: Robot): SavedData => ({
  ...kept,
  robots: [...kept.robots, robot].slice(-mostRobots),
})
