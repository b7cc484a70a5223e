import { grownBefore } from '../kit/index.ts'
import { pieces, type Piece } from './pieces.ts'
import type { Placed, State } from './state.ts'

/** A piece as it is stored between visits: a shape without a word. `share` is its size from 0 to 1. */
export interface Shape {
  piece: Piece
  x: number
  y: number
  share: number
}
interface Visits {
  count: number
  /** The sky of the last visit, if the adult lets the device store it. */
  last?: Shape[]
}

const isShape = (one: unknown): one is Shape => {
  const { piece, x, y, share } = (one ?? {}) as Partial<Shape>
  return pieces.includes(piece as Piece) && [x, y, share].every((value) => typeof value === 'number')
}

/** What a player has from earlier visits; anything of another shape counts as nothing. */
export function visitsOf(before: unknown): Visits {
  const { count, last } = (before ?? {}) as { count?: unknown; last?: unknown }
  return {
    count: typeof count === 'number' && count > 0 ? Math.floor(count) : 0,
    ...(Array.isArray(last) && last.length > 0 && { last: last.filter(isShape) }),
  }
}

export const shapesOf = (placed: readonly Placed[], steps: number): Shape[] =>
  placed.map(({ piece, x, y, size }) => ({ piece, x, y, share: size / (steps - 1) }))

/** Each visit adds a piece, whatever was done. The sky stays only where that is on, and never once it has floated away. */
export function visitsAfter({ scenes, steps }: State, seat: number, before: unknown, stores: boolean): Visits {
  const scene = scenes[seat]
  const { count, last } = visitsOf(before)
  const isNew = scene?.made === true && !scene.passed && scene.who !== 'boat' && scene.pieces.length > 0
  const sky = isNew ? shapesOf(scene.pieces, steps) : scene?.who === 'boat' && !scene.passed ? undefined : last
  return { count: count + 1, ...(stores && sky && { last: sky }) }
}

/** What the player at a seat had when the game began. */
export const visitBefore = (play: Parameters<typeof grownBefore>[0], seat: number): Visits =>
  visitsOf(grownBefore(play, seat))
