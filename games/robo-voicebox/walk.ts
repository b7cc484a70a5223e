import type { Parts } from './parts.ts'

/** What the robot meets on its walk; each suits one kind of feet. */
export type Spot = 'hill' | 'gap' | 'road' | 'wall'

const suits: Readonly<Record<Spot, 'wheels' | 'springs'>> = {
  hill: 'wheels',
  gap: 'springs',
  road: 'wheels',
  wall: 'springs',
}

/** A stop of the walk: the robot passes it alone, or its friends carry it; on the way it says its words. */
export interface Stop {
  spot: Spot
  alone: boolean
  words: readonly string[]
}

/** Returns the walk of a finished robot: a hill, a gap, and one hidden spot. No feet suit all three. */
export function walkOf(robot: { parts: Parts; hidden: Spot; built: readonly { word: string }[] }): Stop[] {
  const { parts, hidden, built } = robot
  const feet = [null, 'wheels', 'springs'][parts.feet]
  const words = built.map(({ word }) => word)
  const spots: Spot[] = ['hill', 'gap', hidden]
  return spots.map((spot, at) => ({
    spot,
    alone: suits[spot] === feet,
    words: words.slice((at * words.length) / 3, ((at + 1) * words.length) / 3),
  }))
}
