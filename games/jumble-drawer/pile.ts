import type { Chance } from '@marigold/device'
import { familyOf } from './families.ts'
import { isThin } from './objects.ts'
import { cellsOf, ownersOf, quarterOf, seenOf, shapes, shifted, type Shape, type Thing } from './heap.ts'

/** What a heap has to be: `wanted` is the visible share of things on the slip, in percent; 100 is side by side. */
export interface PileOptions {
  shape: Shape
  visible: number
  /** Ids of things on the slip. */
  targets: readonly number[]
}

/** A square of 3 cells: with the slack of a touch at least 32 pixels on a phone. */
export const leastReach = 2
const leastTell = 0.45
/** How far below and above the wanted share a thing may be. */
export const slackBelow = 0.1
const slackAbove = 0.2
/** Look-alikes show enough to compare their parts. */
const alikeShare = 65

/** The visible share that is wanted for a thing on the slip, 0 to 1. */
export const wantedShare = (key: string, visible: number): number =>
  Math.max(visible, familyOf(key) ? alikeShare : 0) / 100

const isReached = ({ spot, tell }: { spot: { reach: number }; tell: number }) =>
  spot.reach >= leastReach && tell >= leastTell

const areReached = (things: readonly Thing[], { shape, targets }: PileOptions): boolean => {
  const seen = seenOf(things, shape)
  return targets.every((id) => isReached(seen.get(id) ?? { spot: { reach: 0 }, tell: 0 }))
}

/** How far each thing on the slip is from what is wanted; 0 is a good heap. */
function faultOf(things: readonly Thing[], { shape, visible, targets }: PileOptions): number {
  const seen = seenOf(things, shape)
  return things.reduce((sum, { id, key }) => {
    const one = seen.get(id)
    if (!one || !targets.includes(id)) return sum
    const off = one.share - wantedShare(key, visible)
    const isFar = off < -slackBelow || off > slackAbove
    return sum + (isReached(one) ? 0 : 10) + (isFar ? Math.abs(off) : 0)
  }, 0)
}

/** Lifts things on the slip that nobody could reach to the top. */
function reachable(things: readonly Thing[], options: PileOptions): readonly Thing[] {
  let now = things
  // One that is lifted may hide another one.
  for (let pass = 0; pass < 3 && !areReached(now, options); pass++)
    for (const id of options.targets) {
      const one = seenOf(now, options.shape).get(id)
      if (!one || isReached(one)) continue
      now = [...now.filter((thing) => thing.id !== id), ...now.filter((thing) => thing.id === id)]
    }
  return now
}

/** Every thing in a place of its own, in rows. */
function sideBySide(things: readonly Thing[], shape: Shape, rng: Chance): Thing[] {
  const { width, height } = shapes[shape]
  const columns = Math.ceil(Math.sqrt((things.length * width) / height))
  const rows = Math.ceil(things.length / columns)
  const size = Math.min(width / columns, height / rows) * 0.9
  return rng.shuffle(things).map((thing, at) => ({
    ...thing,
    size,
    x: ((at % columns) + 0.5) * (width / columns),
    y: (Math.floor(at / columns) + 0.5) * (height / rows),
    turn: rng.int(-1, 1) * 10,
  }))
}

/** Things are the larger, the more of them shall be hidden. */
function sizeFor(count: number, visible: number, shape: Shape): number {
  const { width, height } = shapes[shape]
  return Math.min(height * 0.42, Math.sqrt((width * height * (2.65 - visible * 0.021)) / count))
}

/** A thing on the slip that lies in the heap: how many of its cells, and of those around its telling part, are seen. */
interface Target {
  wanted: number
  all: number
  seen: number
  telling: number
  told: number
  /** How many of both the thing that is tried now would hide. */
  hidden: number
  untold: number
}
interface Table {
  width: number
  owners: Int16Array
  /** Cells that tell what their owner is. */
  tells: Uint8Array
  /** By id. */
  targets: Map<number, Target>
}

/** Places are compared by every third cell. */
const sample = 3
/** How well a thing would lie so far from these cells: it should hide as much as wanted, no telling part, and cover bare wood. */
function costAt(cells: readonly number[], [dx, dy]: readonly [number, number], table: Table): number {
  const { owners, tells, targets, width } = table
  let bare = 0
  for (const target of targets.values()) target.hidden = target.untold = 0
  for (let at = 0; at < cells.length; at += sample) {
    const cell = cells[at] ?? 0
    const x = (cell % width) + dx
    if (x < 0 || x >= width) continue
    const to = cell + dy * width + dx
    const owner = owners[to] ?? -1
    if (owner === -1) bare += sample
    const target = targets.get(owner)
    if (!target) continue
    target.hidden += sample
    target.untold += (tells[to] ?? 0) * sample
  }
  let cost = -bare / Math.max(1, cells.length) / 6
  for (const { wanted, all, seen, telling, told, hidden, untold } of targets.values()) {
    const off = (seen - hidden) / all - wanted
    cost += off < 0 ? -off * 12 : off
    if (told - untold < telling * (leastTell + 0.1)) cost += 6
  }
  return cost
}

function putDown(thing: Thing, { shape, visible, targets: wanted }: PileOptions, table: Table): void {
  const { owners, tells, targets } = table
  const { cells, telling } = cellsOf(thing, shape)
  for (const cell of cells) {
    const under = targets.get(owners[cell] ?? -1)
    if (under) {
      under.seen -= 1
      under.told -= tells[cell] ?? 0
    }
    owners[cell] = thing.id
    tells[cell] = 0
  }
  if (!wanted.includes(thing.id)) return
  for (const cell of telling) tells[cell] = 1
  const [all, told] = [cells.length, telling.length]
  const share = wantedShare(thing.key, visible)
  targets.set(thing.id, { wanted: share, all, seen: all, telling: told, told, hidden: 0, untold: 0 })
}

const places = 10
/** A thing of about this size in the middle of the drawer, turned by chance: a thin one is larger. */
function turnedBy(thing: Thing, usual: number, shape: Shape, rng: Chance): Thing {
  const { width, height } = shapes[shape]
  return {
    ...thing,
    size: usual * (isThin(thing.key) ? 1.2 : 1),
    x: width / 2,
    y: height / 2,
    turn: rng.int(-4, 4) * 15,
  }
}
/** How far from the middle a thing may go, in whole cells, so that its own cells go with it. */
function somewhere({ size, x, y }: Thing, rng: Chance): [number, number] {
  const [across, down] = [x - size * 0.56, y - size * 0.56].map(Math.floor) as [number, number]
  return [rng.int(-across, across), rng.int(-down, down)]
}

/** One heap: things on the slip among the lower ones and apart, and every other thing where it hides what it should. */
function tossed(things: readonly Thing[], options: PileOptions, rng: Chance): Thing[] {
  const { shape, visible, targets } = options
  const { width, height } = shapes[shape]
  const size = sizeFor(things.length, visible, shape)
  const owners = new Int16Array(width * height).fill(-1)
  const table: Table = { owners, tells: new Uint8Array(width * height), targets: new Map(), width }
  const [wanted, others] = [true, false].map((is) =>
    rng.shuffle(things.filter(({ id }) => targets.includes(id) === is)),
  )
  const under = Math.floor((others?.length ?? 0) * 0.4)
  const order = [...rng.shuffle([...(others ?? []).slice(0, under), ...(wanted ?? [])]), ...(others ?? []).slice(under)]
  const heap: Thing[] = []
  for (const loose of order) {
    const thing = turnedBy(loose, size, shape, rng)
    const { cells } = cellsOf(thing, shape)
    const apart = targets.includes(thing.id) ? heap.filter(({ id }) => targets.includes(id)) : []
    const tries = Array.from({ length: places }, () => {
      const by = somewhere(thing, rng)
      const near = apart.filter(({ x, y }) => Math.hypot(x - thing.x - by[0], y - thing.y - by[1]) < size * 1.2)
      return { by, cost: near.length * 4 + costAt(cells, by, table) }
    })
    const { by } = tries.reduce((best, one) => (one.cost < best.cost ? one : best))
    const best = shifted(thing, by, shape)
    heap.push(best)
    putDown(best, options, table)
  }
  return heap
}

const attempts = 4
/** A heap of these things that shows of the things on the slip what it should; each of them can be reached. */
export function pileOf(things: readonly Thing[], options: PileOptions, rng: Chance): readonly Thing[] {
  if (options.visible >= 100) return sideBySide(things, options.shape, rng)
  let best = tossed(things, options, rng)
  for (let at = 1; at < attempts && faultOf(best, options) > 0; at++) {
    const next = tossed(things, options, rng)
    if (faultOf(next, options) < faultOf(best, options)) best = next
  }
  return reachable(best, options)
}

/** Drops things on top, where they bury as much of the slip as they can. */
export function dropped(
  heap: readonly Thing[],
  things: readonly Thing[],
  options: PileOptions,
  rng: Chance,
): readonly Thing[] {
  const size = Math.min(...heap.map((thing) => thing.size))
  const hiddenBy = (owners: Int16Array, thing: Thing) =>
    cellsOf(thing, options.shape).cells.filter((cell) => options.targets.includes(owners[cell] ?? -1)).length
  let now = heap
  for (const thing of things) {
    const owners = ownersOf(now, options.shape)
    const turned = turnedBy(thing, size, options.shape, rng)
    const tries = Array.from({ length: places }, () => shifted(turned, somewhere(turned, rng), options.shape))
    const best = tries.map((one) => ({ one, hides: hiddenBy(owners, one) })).sort((a, b) => b.hides - a.hides)
    const fits = best.slice(0, 4).find(({ one }) => areReached([...now, one], options)) ?? best.at(-1)
    if (fits) now = [...now, fits.one]
  }
  return reachable(now, options)
}

/** Lifts a corner: nothing shifts, but what was under in that quarter comes up. */
export function turnedOver(things: readonly Thing[], quarter: number, options: PileOptions): readonly Thing[] {
  const here = things.filter((thing) => quarterOf(thing, options.shape) === quarter)
  let at = here.length
  const turned = things.map((thing) => (here.includes(thing) ? (here[--at] ?? thing) : thing))
  return reachable(turned, options)
}
