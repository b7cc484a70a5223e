import { maskOf, maskSide, objectOf } from './objects.ts'

/** The inside of the drawer in cells: wide beside its slip, or tall under it. */
export const shapes = { wide: { width: 80, height: 56 }, tall: { width: 64, height: 62 } } as const
export type Shape = keyof typeof shapes
/** In color, gray, or only its outline. */
type Ink = 'color' | 'gray' | 'line'

/** A thing in the drawer; later ones in a list lie on earlier ones. */
export interface Thing {
  id: number
  key: string
  /** Its middle and size, in cells, and its turn in degrees. */
  x: number
  y: number
  size: number
  turn: number
  ink: Ink
}

/** Turns places in the drawer, in cells, into squares of a thing's mask. */
function intoMask({ x, y, size, turn }: Thing) {
  const angle = (-turn * Math.PI) / 180
  const [cos, sin] = [(Math.cos(angle) * maskSide) / size, (Math.sin(angle) * maskSide) / size]
  const u = (px: number, py: number) => (px - x) * cos - (py - y) * sin + maskSide / 2
  const v = (px: number, py: number) => (px - x) * sin + (py - y) * cos + maskSide / 2
  return { u, v }
}
const isMasked = (mask: readonly boolean[], u: number, v: number): boolean =>
  u >= 0 && v >= 0 && u < maskSide && v < maskSide && mask[Math.floor(v) * maskSide + Math.floor(u)] === true

/** Whether a thing covers a place, in cells. */
function covers(thing: Thing, px: number, py: number): boolean {
  const { u, v } = intoMask(thing)
  return isMasked(maskOf(thing.key), u(px, py), v(px, py))
}

interface Covered {
  cells: number[]
  /** Those around its telling part. */
  telling: number[]
}
const coveredBy = new WeakMap<Thing, Covered>()
/** How far the telling part reaches around its middle, in squares of the mask. */
const tellReach = 0.19 * maskSide

/** The cells that a thing covers, row by row; a thing belongs to one drawer. */
export function cellsOf(thing: Thing, shape: Shape): Covered {
  const known = coveredBy.get(thing)
  if (known) return known
  const { width, height } = shapes[shape]
  const { tell } = objectOf(thing.key)
  const [tellU, tellV] = [((1 + ((tell - 1) % 3)) * maskSide) / 4, ((3 - Math.floor((tell - 1) / 3)) * maskSide) / 4]
  const found: Covered = { cells: [], telling: [] }
  const [mask, { u, v }] = [maskOf(thing.key), intoMask(thing)]
  const reach = thing.size * 0.72
  const [left, top] = [Math.max(0, Math.floor(thing.x - reach)), Math.max(0, Math.floor(thing.y - reach))]
  const [right, bottom] = [Math.min(width - 1, thing.x + reach), Math.min(height - 1, thing.y + reach)]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [atU, atV] = [u(x + 0.5, y + 0.5), v(x + 0.5, y + 0.5)]
      if (!isMasked(mask, atU, atV)) continue
      found.cells.push(y * width + x)
      if (Math.hypot(atU - tellU, atV - tellV) < tellReach) found.telling.push(y * width + x)
    }
  }
  coveredBy.set(thing, found)
  return found
}

/** The same thing some whole cells away, with its cells. */
export function shifted(thing: Thing, [dx, dy]: readonly [number, number], shape: Shape): Thing {
  const { width, height } = shapes[shape]
  const { cells, telling } = cellsOf(thing, shape)
  const isInside = (cell: number) => {
    const x = (cell % width) + dx
    return x >= 0 && x < width && cell + dy * width >= 0 && cell + dy * width < width * height
  }
  const by = dy * width + dx
  const moved = { ...thing, x: thing.x + dx, y: thing.y + dy }
  const all = (own: readonly number[]) => own.filter(isInside).map((cell) => cell + by)
  coveredBy.set(moved, { cells: all(cells), telling: all(telling) })
  return moved
}

/** What is seen of a thing. */
export interface Seen {
  /** Its visible share and that of its telling part, 0 to 1. */
  share: number
  tell: number
  spot: Spot
}
/** A place in a thing, in cells, and how far around it nothing else shows; 0 where none does. */
interface Spot {
  x: number
  y: number
  reach: number
}

/** Which thing shows in each cell, by its id; -1 is the bottom of the drawer. */
export function ownersOf(things: readonly Thing[], shape: Shape): Int16Array {
  const { width, height } = shapes[shape]
  const owners = new Int16Array(width * height).fill(-1)
  for (const thing of things) for (const cell of cellsOf(thing, shape).cells) owners[cell] = thing.id
  return owners
}

/** Each cell's distance to the next cell that shows something else, in steps of a chess king. */
function reachesOf(owners: Int16Array, width: number): Uint8Array {
  const reach = new Uint8Array(owners.length).fill(1)
  const from = (at: number, other: number): number => (owners[other] === owners[at] ? (reach[other] ?? 0) : 0)
  const least = (at: number, by: 1 | -1): number => {
    const row = at + by * width
    return 1 + Math.min(253, from(at, at + by), from(at, row - 1), from(at, row), from(at, row + 1))
  }
  const isEdge = (at: number) => at % width === 0 || at % width === width - 1
  for (let at = width; at < owners.length - width; at++) if (!isEdge(at)) reach[at] = least(at, -1)
  for (let at = owners.length - width - 1; at >= width; at--)
    if (!isEdge(at)) reach[at] = Math.min(reach[at] ?? 0, least(at, 1))
  return reach
}

/** The middle of the largest square in which only this thing shows, and how far it reaches. */
function spotOf(thing: Thing, owners: Int16Array, reaches: Uint8Array, shape: Shape): Spot {
  const { width } = shapes[shape]
  let best = -1
  for (const cell of cellsOf(thing, shape).cells)
    if (owners[cell] === thing.id && (best < 0 || (reaches[cell] ?? 0) > (reaches[best] ?? 0))) best = cell
  return { x: (best % width) + 0.5, y: Math.floor(best / width) + 0.5, reach: best < 0 ? 0 : (reaches[best] ?? 0) }
}

const seenIn = new WeakMap<readonly Thing[], Map<number, Seen>>()

/** Draws the heap in flat colors of one thing each, and measures what is seen of every thing; by its id. */
export function seenOf(things: readonly Thing[], shape: Shape): Map<number, Seen> {
  const known = seenIn.get(things)
  if (known) return known
  const owners = ownersOf(things, shape)
  const reaches = reachesOf(owners, shapes[shape].width)
  const seen = new Map<number, Seen>()
  for (const thing of things) {
    const { cells, telling } = cellsOf(thing, shape)
    const shareOf = (all: readonly number[]) =>
      all.reduce((sum, cell) => sum + (owners[cell] === thing.id ? 1 : 0), 0) / Math.max(1, all.length)
    const spot = spotOf(thing, owners, reaches, shape)
    seen.set(thing.id, { share: shareOf(cells), tell: telling.length > 0 ? shareOf(telling) : 1, spot })
  }
  seenIn.set(things, seen)
  return seen
}

/** The thing that shows at a place, or the nearest one within `slack`; all in cells. */
export function thingAt(things: readonly Thing[], x: number, y: number, slack: number): Thing | null {
  const around = [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (turn * Math.PI) / 180)
  const places = [[0, 0], ...around.map((angle) => [slack * Math.cos(angle), slack * Math.sin(angle)])]
  for (const [dx = 0, dy = 0] of places) {
    const found = things.findLast((thing) => covers(thing, x + dx, y + dy))
    if (found) return found
  }
  return null
}

/** Quarters of the drawer: 0 upper left, 1 upper right, 2 lower left, 3 lower right. */
export const quarterOf = ({ x, y }: { x: number; y: number }, shape: Shape): number =>
  (x < shapes[shape].width / 2 ? 0 : 1) + (y < shapes[shape].height / 2 ? 0 : 2)
