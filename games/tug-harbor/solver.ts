import { berthOf, far, isWater, rounded, straightened, water, type Island, type Point } from './harbor.ts'
import { gapOf, isInWater, isNear, placeOf, step, ticksPerSecond, type Hold, type Sailing } from './sail.ts'

const cell = 20
const columns = water.width / cell
const rows = water.height / cell
/** Longer than any way takes, in ticks. */
const horizon = 700
/** A search that takes longer has no way to find: another boat waits in the dock's way. */
const mostNodes = 12_000
/** Waits are planned in steps of half a second. */
const waitTicks = 5
/** Boats stay farther apart than they must: one of them moves first in each step of time. */
const spare = 8

export interface Way {
  path: Point[]
  holds: Hold[]
}

/** Where each of the other boats will be after so many ticks; null where it isn't in the water. */
type Future = (ticks: number) => readonly (Point | null)[]

function futureOf(boats: readonly Sailing[], boat: number, tick: number): Future {
  let others: readonly Sailing[] = boats.filter(({ id }) => id !== boat)
  const known: (Point | null)[][] = []
  return (ticks) => {
    while (known.length <= ticks) {
      if (known.length > 0) others = step(others, tick + known.length).boats
      known.push(others.map((other) => (isInWater(other) ? placeOf(other) : null)))
    }
    return known[ticks] ?? []
  }
}

interface Node {
  at: Point
  column: number
  row: number
  ticks: number
  cost: number
  from: Node | null
}

/** A queue that gives the cheapest node first. */
function makeQueue() {
  const heap: Node[] = []
  const cost = (at: number) => heap[at]?.cost ?? Infinity
  const swap = (a: number, b: number) => {
    const one = heap[a] as Node
    heap[a] = heap[b] as Node
    heap[b] = one
  }
  return {
    push(node: Node) {
      heap.push(node)
      for (let at = heap.length - 1; at > 0 && cost(at) < cost((at - 1) >> 1); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1)
    },
    pop(): Node | undefined {
      const first = heap[0]
      const last = heap.pop()
      if (!first || !last || heap.length === 0) return first
      heap[0] = last
      for (let at = 0; ;) {
        const least = cost(2 * at + 2) < cost(2 * at + 1) ? 2 * at + 2 : 2 * at + 1
        if (cost(at) <= cost(least)) return first
        swap(at, least)
        at = least
      }
    },
  }
}

/** A straight part of a way, with the tick in which it starts. */
interface Leg {
  from: Point
  to: Point
  start: number
  ticks: number
}

/** Whether a leg stays away from the others; those that are too close at first may only move apart. */
function isSafeLeg({ from, to, start, ticks }: Leg, future: Future, gap: number): boolean {
  for (let at = 1; at <= ticks + 1; at += 2) {
    const share = Math.min(1, at / ticks)
    const here: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    for (const [index, other] of future(Math.round(start + at)).entries()) {
      if (!other) continue
      const first = future(Math.round(start))[index]
      if (far(here, other) < gap && !(first && far(from, first) < gap && far(here, other) > far(from, first)))
        return false
    }
  }
  return true
}

const sides = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0)

function nextNodes(
  node: Node,
  ticksFor: (long: number) => number,
  islands: readonly Island[],
  canWait: boolean,
): Node[] {
  const legs = sides.flatMap(([x, y]) => {
    const [column, row] = [node.column + x, node.row + y]
    const at: Point = [(column + 0.5) * cell, (row + 0.5) * cell]
    if (column < 0 || row < 0 || column >= columns || row >= rows || !isWater(at, islands)) return []
    return [{ at, column, row, ticks: node.ticks + ticksFor(far(node.at, at)), cost: 0, from: node }]
  })
  return canWait ? [...legs, { ...node, ticks: node.ticks + waitTicks, from: node }] : legs
}

function wayTo(goal: Node, end: Point): Way {
  const nodes: Node[] = []
  for (let node: Node | null = goal; node; node = node.from) nodes.unshift(node)
  const path: Point[] = []
  const holds: Hold[] = []
  let long = 0
  for (const { at } of [...nodes, { at: end }]) {
    const last = path.at(-1)
    const next = rounded(at)
    if (!last || far(last, next) > 0.01) {
      long += last ? far(last, next) : 0
      path.push(next)
    } else if (holds.at(-1)?.at === long) (holds.at(-1) as Hold).ticks += waitTicks
    else holds.push({ at: long, ticks: waitTicks })
  }
  return { path, holds }
}

/** The earliest way to a point, by A* over place and, if there are others, time. */
function search(
  boat: Pick<Sailing, 'speed' | 'path' | 'along' | 'isLoose'>,
  end: Point,
  islands: readonly Island[],
  future: Future | null,
): Way | null {
  const ticksFor = (long: number) => (long * ticksPerSecond) / boat.speed
  const at = placeOf(boat)
  const gap = gapOf(boat) + spare
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(value / cell)))
  const queue = makeQueue()
  queue.push({ at, column: clamp(at[0], columns), row: clamp(at[1], rows), ticks: 0, cost: 0, from: null })
  const seen = new Set<number>()
  const keyOf = ({ ticks, row, column }: Node) =>
    ((future ? Math.round(ticks / waitTicks) : 0) * rows + row) * columns + column
  for (let node = queue.pop(); node && seen.size < mostNodes; node = queue.pop()) {
    const isSafe = (to: Point, ticks: number) =>
      !future || isSafeLeg({ from: node.at, to, start: node.ticks, ticks }, future, gap)
    if (far(node.at, end) < cell * 1.5 && isSafe(end, ticksFor(far(node.at, end)))) return wayTo(node, end)
    for (const next of nextNodes(node, ticksFor, islands, future !== null)) {
      if (next.ticks > horizon || seen.has(keyOf(next)) || !isSafe(next.at, next.ticks - node.ticks)) continue
      seen.add(keyOf(next))
      queue.push({ ...next, cost: next.ticks + ticksFor(far(next.at, end)) })
    }
  }
  return null
}

/** The earliest way to a dock that no other boat comes near, with waits; null if there is none. */
export const safeWay = (
  boats: readonly Sailing[],
  boat: Sailing,
  tick: number,
  harbor: { islands: readonly Island[]; docks: number },
  dock: number,
): Way | null => {
  const isLoose = isNear(boat, placeOf(boat), boats)
  return search({ ...boat, isLoose }, berthOf(dock, harbor.docks), harbor.islands, futureOf(boats, boat.id, tick))
}

/** The shortest way to a dock around land, whatever the other boats do. */
export function laneTo(
  boat: Pick<Sailing, 'speed' | 'path' | 'along' | 'isLoose'>,
  dock: number,
  { islands, docks }: { islands: readonly Island[]; docks: number },
): Point[] {
  const way = search(boat, berthOf(dock, docks), islands, null)
  return way ? straightened(way.path, islands) : [placeOf(boat), berthOf(dock, docks)]
}
