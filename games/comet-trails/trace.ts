import { angleBetween, far, pointAt, turnAt, type Path, type Point } from './paths.ts'

/** How far a pointer has pulled the comet along one stroke; lengths in units of the figure. */
export interface Trace {
  along: number
  /** The pointer's last place; null while it is up. */
  at: Point | null
  /** How far the pointer moved while it was down, and how much of that on the road, along the stroke. */
  total: number
  good: number
  /** How far it moved the wrong way near the comet. */
  against: number
  /** How far from the middle of the road it was, once for each part of the stroke. */
  off: readonly number[]
}

export const startTrace = (along: number): Trace => ({ along, at: null, total: 0, good: 0, against: 0, off: [] })

/** The comet only follows a pointer within so much of the direction of its stroke. */
const mostTurn = Math.PI / 3
const wrongTurn = (2 * Math.PI) / 3
const grain = 3

/** The nearest place ahead of the comet that the pointer can pull it to; null where there is none. */
function pulledTo(
  path: Path,
  along: number,
  to: Point,
  turn: number,
  half: number,
): { along: number; off: number } | null {
  const most = Math.min(path.length, along + Math.min(24, Math.max(10, half * 1.1)))
  let best: { along: number; off: number } | null = null
  for (let at = along; ; at = Math.min(most, at + 1)) {
    const off = far(to, pointAt(path, at))
    if (off <= half && (!best || off < best.off - 0.01) && angleBetween(turn, turnAt(path, at)) <= mostTurn)
      best = { along: at, off }
    if (at >= most) return best
  }
}

/** Moves the pointer to another place; `half` is half the width of the road. */
export function stepTrace(path: Path, before: Trace, to: Point, half: number): Trace {
  const { at } = before
  if (!at) return { ...before, at: to }
  const way = far(at, to)
  if (way < 0.8) return before
  const turn = Math.atan2(to[1] - at[1], to[0] - at[0])
  const parts = Math.ceil(way / grain)
  let { along, good, against } = before
  const off = [...before.off]
  for (let part = 1; part <= parts; part++) {
    const here: Point = [at[0] + ((to[0] - at[0]) * part) / parts, at[1] + ((to[1] - at[1]) * part) / parts]
    const pulled = pulledTo(path, along, here, turn, half)
    if (pulled) {
      good += way / parts
      if (pulled.along > along) off.push(Math.round(pulled.off * 10) / 10)
      ;({ along } = pulled)
    } else if (far(here, pointAt(path, along)) <= half * 2 && angleBetween(turn, turnAt(path, along)) >= wrongTurn) {
      against += way / parts
    }
  }
  return { along, at: to, total: before.total + way, good, against, off }
}

/** The last part of a stroke that needn't be drawn; a dot only needs a touch. */
export const endsAt = ({ length }: Path, half: number): number =>
  length < 10 ? 0 : length - Math.max(2, Math.min(half * 0.6, length * 0.12))
/** How near to the comet a touch must begin. */
export const reachOf = (half: number): number => Math.max(half * 1.2, 12)
export const isNear = (path: Path, along: number, at: Point, half: number): boolean =>
  far(at, pointAt(path, along)) <= reachOf(half)

/** Follows a pointer from where it went down to where it was lifted. */
export function traceAll(path: Path, along: number, points: readonly Point[], half: number): Trace {
  const [first] = points
  const start = startTrace(along)
  if (!first || !isNear(path, along, first, half)) return start
  return points.reduce((trace, point) => stepTrace(path, trace, point, half), start)
}
