import type { Play } from '../kit/index.ts'
import { namesFor } from './introduction.ts'
import { firstParts, partKinds, type PartKind, type Parts } from './parts.ts'
import type { Level, Move, State } from './state.ts'

/** A robot from an earlier game. */
export interface Robot {
  name: string
  parts: Parts
  shiny: readonly PartKind[]
}

/** Robots that the garage has room for. */
const most = 6

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function robotOf(value: unknown): Robot | null {
  if (!isObject(value) || typeof value.name !== 'string' || !isObject(value.parts)) return null
  const { name, parts, shiny } = value
  const known = partKinds.map((kind) => [kind, Number(parts[kind]) || 0])
  return {
    name,
    parts: { ...firstParts, ...(Object.fromEntries(known) as Parts) },
    shiny: partKinds.filter((kind) => Array.isArray(shiny) && shiny.includes(kind)),
  }
}

/** Returns a child's robots, most recent last; anything invalid is skipped. */
export function robotsIn(grown: unknown): Robot[] {
  const robots = isObject(grown) && Array.isArray(grown.robots) ? grown.robots : []
  return robots.map(robotOf).filter((one) => one !== null)
}

/** Puts a finished robot into the garage. */
export const withRobot = (grown: unknown, robot: Robot) => ({ robots: [...robotsIn(grown), robot].slice(-most) })

/** Returns the robot of a game, with the first suggested name if the child didn't choose one. */
export const finishedRobot = ({ built, silly, name, parts, shiny }: State): Robot => ({
  name: name ?? namesFor({ built, silly })[0] ?? '',
  parts,
  shiny,
})

/** Returns the last robot of the child whose turn it is, who helps in this game. */
export const helperOf = ({ grown, seat }: Pick<Play<Level, State, Move>, 'grown' | 'seat'>): Robot | undefined =>
  robotsIn(grown(seat.value)).at(-1)
