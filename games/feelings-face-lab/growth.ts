import { grownBefore } from '../kit/index.ts'
import { faceOf, seenFace, type Face } from './faces.ts'
import { shapedParts, type State } from './state.ts'

/** What stays of a player: how many visits, and the newest faces, as numbers. */
export interface Shelf {
  visits: number
  faces: Face[]
}
const mostFaces = 6

/** What a player has from earlier visits; anything of another shape counts as nothing. */
export function shelfOf(before: unknown): Shelf {
  const { visits, faces } = (before ?? {}) as { visits?: unknown; faces?: unknown }
  return {
    visits: typeof visits === 'number' && visits > 0 ? Math.floor(visits) : 0,
    faces: Array.isArray(faces) ? faces.flatMap((face) => faceOf(face) ?? []).slice(-mostFaces) : [],
  }
}

/** Each visit brings a neighbor, whatever was done, and faces that were shaped stay on the shelf. */
export function shelfAfter({ made }: State, seat: number, before: unknown): Shelf {
  const { visits, faces } = shelfOf(before)
  const shaped = made.filter((one) => one.seat === seat && !one.passed && shapedParts(one).length > 0)
  const seen = shaped.map(({ face, strength, shown }) => seenFace(face, strength, shown))
  return { visits: visits + 1, faces: [...faces, ...seen].slice(-mostFaces) }
}

/** What the player at a seat had when the game began. */
export const shelfBefore = (play: Parameters<typeof grownBefore>[0], seat: number): Shelf =>
  shelfOf(grownBefore(play, seat))
