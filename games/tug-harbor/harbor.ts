/** A place in the harbor. The water is 720 units wide and 480 high, with the quay on its right. */
export type Point = readonly [x: number, y: number]

export const water = { width: 720, height: 480 }
/** Boats that are closer than this stop and sound their horns. */
export const safeGap = 60
/** Where docked boats are, and where boats wait that belong to another dock. */
const berthX = 640
export const buoyX = 560
/** A line ends in a dock if it ends to the right of this. */
const dockFrom = 612
/** A boat's middle keeps at least this far from land. */
const shore = 12

export type Tier = 1 | 2 | 3 | 4 | 5
export const kinds = ['boat', 'ferry', 'barge'] as const
export type Kind = (typeof kinds)[number]

/** An island, as its middle and its radius. */
export type Island = readonly [x: number, y: number, radius: number]

export const far = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
export const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]
export const berthOf = (dock: number, docks: number): Point => [berthX, (water.height * (dock + 0.5)) / docks]
/** The dock that belongs to a height. */
export const dockAt = (y: number, docks: number): number =>
  Math.max(0, Math.min(docks - 1, Math.floor((y / water.height) * docks)))

interface Entry {
  outside: Point
  at: Point
}
const besides = (x: number, outside: number, from: number): Entry => ({ outside: [x, outside], at: [x, from] })
/** Where boats come in: from the left, from above, and from below. */
export const entries: readonly Entry[] = [
  ...[60, 150, 240, 330, 420].map((y): Entry => ({ outside: [-60, y], at: [34, y] })),
  ...[130, 230, 330].map((x) => besides(x, -60, 34)),
  ...[130, 230, 330].map((x) => besides(x, water.height + 60, water.height - 34)),
]

/** The islands of each harbor; channels between them are as wide as the level says. */
export const islandsOf = (layout: number, channel: number): readonly Island[] => {
  const half = channel / 2
  const slant = (56 + 48 + channel) * Math.SQRT1_2
  const all: readonly (readonly Island[])[] = [
    [[400, 240, 64]],
    [
      [390, 240 - half - 58, 58],
      [390, 240 + half + 58, 58],
    ],
    [
      [300, 150, 56],
      [300 + slant, 150 + slant, 48],
    ],
    [
      [240, 240, 44],
      [450, 236 - half - 50, 50],
      [450, 236 + half + 50, 50],
    ],
    [
      [330, 110, 46],
      [330, 156 + channel + 40, 40],
      [470, 330, 50],
    ],
  ]
  return all[layout % all.length] ?? []
}
export const layouts = 5

/** Whether a boat could be here: in the water, and away from land. */
export const isWater = ([x, y]: Point, islands: readonly Island[]): boolean =>
  x >= 4 &&
  y >= 8 &&
  x <= berthX + 1 &&
  y <= water.height - 8 &&
  islands.every(([ix, iy, radius]) => Math.hypot(x - ix, y - iy) >= radius + shore)

const measured = new WeakMap<readonly Point[], number[]>()
/** How far each point of a path is from its beginning. Time goes on in many small steps, so this is measured once. */
function distancesOf(path: readonly Point[]): number[] {
  const known = measured.get(path)
  if (known) return known
  let sum = 0
  const all = path.map((point, at) => (sum += at === 0 ? 0 : far(path[at - 1] as Point, point)))
  measured.set(path, all)
  return all
}
export const lengthOf = (path: readonly Point[]): number => distancesOf(path).at(-1) ?? 0

const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
]

/** The point of a path after a distance, and the direction there in degrees; 0 is to the right. */
export function pointAt(path: readonly Point[], along: number): { point: Point; turn: number } {
  const distances = distancesOf(path)
  for (let at = 1; at < path.length; at++) {
    const end = distances[at] ?? 0
    if (along > end && at < path.length - 1) continue
    const [from, to] = [path[at - 1] as Point, path[at] as Point]
    const start = distances[at - 1] ?? 0
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    return { point: end === start ? to : between(from, to, Math.min(1, (along - start) / (end - start))), turn }
  }
  return { point: path[0] ?? [0, 0], turn: 0 }
}

/** The part of a path up to a distance, or from there on. */
export function partOf(path: readonly Point[], along: number, part: 'sailed' | 'ahead'): Point[] {
  const here = pointAt(path, along).point
  const distances = distancesOf(path)
  const sailed = path.filter((_, at) => (distances[at] ?? 0) <= along)
  const ahead = path.slice(sailed.length)
  return part === 'sailed' ? [...sailed, here] : [here, ...ahead]
}

const isClear = (from: Point, to: Point, islands: readonly Island[]): boolean => {
  const steps = Math.max(1, Math.ceil(far(from, to) / 6))
  return Array.from({ length: steps + 1 }, (_, at) => between(from, to, at / steps)).every((one) =>
    isWater(one, islands),
  )
}

/** The same way with as few bends as land allows. */
export function straightened(path: readonly Point[], islands: readonly Island[]): Point[] {
  const out = path.slice(0, 1)
  for (let at = 0; at < path.length - 1;) {
    let next = path.length - 1
    while (next > at + 1 && !isClear(path[at] as Point, path[next] as Point, islands)) next--
    out.push(path[next] as Point)
    at = next
  }
  return out
}

/** Points every few units along a line. */
function dotted(line: readonly Point[], every: number): Point[] {
  const long = lengthOf(line)
  const count = Math.max(1, Math.ceil(long / every))
  return Array.from({ length: count + 1 }, (_, at) => pointAt(line, (long * at) / count).point)
}

/** The nearest place in the water: a finger may leave it, such as on its way to a flag. */
const afloat = ([x, y]: Point): Point => [Math.max(4, Math.min(berthX, x)), Math.max(8, Math.min(water.height - 8, y))]

/** The farthest that the tide pushes a course sideways, in units. */
const tideMost = 44

export interface Course {
  path: Point[]
  /** The dock at its end; null where it ends at a buoy. */
  dock: number | null
  isCut: boolean
}

/**
 * The course that a boat sails for a line: pushed sideways by the tide most of all in the middle, cut off where it meets
 * land, and ended in the dock where the line ends, if it does.
 */
export function courseOf(
  from: Point,
  line: readonly Point[],
  harbor: { islands: readonly Island[]; docks: number; tide: number; snap: boolean },
): Course {
  const { islands, docks, tide, snap } = harbor
  const [endX, endY] = line.at(-1) ?? from
  const near = dockAt(endY, docks)
  const berth = berthOf(near, docks)
  const isDock = endX >= dockFrom && (snap || Math.abs(endY - berth[1]) <= 22)
  // A finger can be late: what it drew behind the boat is left out.
  const start = line.slice(0, Math.ceil(line.length / 3))
  const nearest = start.reduce((best, point, at) => (far(point, from) < far(line[best] ?? from, from) ? at : best), 0)
  const drawn = [from, ...line.slice(line.length > 1 ? nearest + 1 : 0).map(afloat), ...(isDock ? [berth] : [])]
  const dots = dotted(drawn, 8)
  const push = tide * Math.min(tideMost, lengthOf(drawn) / 5)
  const real = dots.map(([x, y], at) => afloat([x, y + push * Math.sin((Math.PI * at) / (dots.length - 1))]))
  const blocked = real.findIndex((point, at) => at > 0 && !isWater(point, islands))
  const path = (blocked > 0 ? real.slice(0, Math.max(1, blocked - 1)) : real).map(rounded)
  return { path, dock: isDock && blocked < 0 ? near : null, isCut: blocked > 0 }
}
