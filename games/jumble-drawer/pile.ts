import type { Chance } from '@marigold/device'
import { familyOf } from './families.ts'
import { isThin } from './objects.ts'
import { cellsOf, ownersOf, quarterOf, seenOf, shapes, type Shape, type Thing } from './heap.ts'

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
function reachable(things: readonly Thing[], options: PileOptions): Thing[] {
  let now = [...things]
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

interface Table {
  owners: Int16Array
  /** Cells of each thing on the slip that are seen, of how many, and of its telling part. */
  shown: Map<number, { seen: number; all: number; tell: number; telling: Set<number>; wanted: number }>
}

/** How well a thing would lie here: it should hide as much as wanted, no telling part, and cover bare wood. */
function costOf({ cells }: { cells: readonly number[] }, { owners, shown }: Table): number {
  const lost = new Map<number, { cells: number; telling: number }>()
  let bare = 0
  for (const cell of cells) {
    const owner = owners[cell] ?? -1
    if (owner < 0) bare += 1
    const target = shown.get(owner)
    if (!target) continue
    const sum = lost.get(owner) ?? { cells: 0, telling: 0 }
    lost.set(owner, { cells: sum.cells + 1, telling: sum.telling + (target.telling.has(cell) ? 1 : 0) })
  }
  let cost = -bare / Math.max(1, cells.length) / 6
  for (const [id, target] of shown) {
    const { cells: hidden, telling } = lost.get(id) ?? { cells: 0, telling: 0 }
    const off = (target.seen - hidden) / target.all - target.wanted
    cost += off < 0 ? -off * 12 : off
    if (target.tell - telling < target.telling.size * (leastTell + 0.1)) cost += 6
  }
  return cost
}

function putDown(thing: Thing, { shape, visible, targets }: PileOptions, { owners, shown }: Table): void {
  const { cells, telling } = cellsOf(thing, shape)
  for (const cell of cells) {
    const target = shown.get(owners[cell] ?? -1)
    if (target) {
      target.seen -= 1
      if (target.telling.has(cell)) target.tell -= 1
    }
    owners[cell] = thing.id
  }
  if (!targets.includes(thing.id)) return
  const wanted = wantedShare(thing.key, visible)
  shown.set(thing.id, {
    seen: cells.length,
    all: cells.length,
    tell: telling.length,
    telling: new Set(telling),
    wanted,
  })
}

const places = 10
/** A place and a turn for a thing of about this size: a thin one is larger. */
function somewhere(thing: Thing, usual: number, shape: Shape, rng: Chance): Thing {
  const { width, height } = shapes[shape]
  const size = usual * (isThin(thing.key) ? 1.2 : 1)
  const edge = size * 0.56
  const along = (length: number) => edge + rng.next() * (length - 2 * edge)
  return { ...thing, size, x: along(width), y: along(height), turn: rng.int(-4, 4) * 15 }
}

/** One heap: things on the slip among the lower ones and apart, and every other thing where it hides what it should. */
function tossed(things: readonly Thing[], options: PileOptions, rng: Chance): Thing[] {
  const { shape, visible, targets } = options
  const { width, height } = shapes[shape]
  const size = sizeFor(things.length, visible, shape)
  const table: Table = { owners: new Int16Array(width * height).fill(-1), shown: new Map() }
  const [wanted, others] = [true, false].map((is) =>
    rng.shuffle(things.filter(({ id }) => targets.includes(id) === is)),
  )
  const under = Math.floor((others?.length ?? 0) * 0.4)
  const order = [...rng.shuffle([...(others ?? []).slice(0, under), ...(wanted ?? [])]), ...(others ?? []).slice(under)]
  const heap: Thing[] = []
  for (const thing of order) {
    let best = somewhere(thing, size, shape, rng)
    let least = Infinity
    for (let at = 0; at < places; at++) {
      const place = somewhere(thing, size, shape, rng)
      const near = targets.includes(thing.id)
        ? heap.filter(({ id, x, y }) => targets.includes(id) && Math.hypot(x - place.x, y - place.y) < size * 1.2)
            .length
        : 0
      const cost = near * 4 + costOf(cellsOf(place, shape), table)
      if (cost >= least) continue
      least = cost
      best = place
    }
    heap.push(best)
    putDown(best, options, table)
  }
  return heap
}

const attempts = 6
/** A heap of these things that shows of the things on the slip what it should; each of them can be reached. */
export function pileOf(things: readonly Thing[], options: PileOptions, rng: Chance): Thing[] {
  if (options.visible >= 100) return sideBySide(things, options.shape, rng)
  let best = tossed(things, options, rng)
  for (let at = 1; at < attempts && faultOf(best, options) > 0; at++) {
    const next = tossed(things, options, rng)
    if (faultOf(next, options) < faultOf(best, options)) best = next
  }
  return reachable(best, options)
}

/** Drops things on top, where they bury as much of the slip as they can. */
export function dropped(heap: readonly Thing[], things: readonly Thing[], options: PileOptions, rng: Chance): Thing[] {
  const size = Math.min(...heap.map((thing) => thing.size))
  const hiddenBy = (owners: Int16Array, thing: Thing) =>
    cellsOf(thing, options.shape).cells.filter((cell) => options.targets.includes(owners[cell] ?? -1)).length
  let now = [...heap]
  for (const thing of things) {
    const owners = ownersOf(now, options.shape)
    const tries = Array.from({ length: 10 }, () => somewhere(thing, size, options.shape, rng))
    const best = tries.map((one) => ({ one, hides: hiddenBy(owners, one) })).sort((a, b) => b.hides - a.hides)
    const fits = best.slice(0, 4).find(({ one }) => areReached([...now, one], options)) ?? best.at(-1)
    if (fits) now = [...now, fits.one]
  }
  return reachable(now, options)
}

/** Lifts a corner: nothing shifts, but what was under in that quarter comes up. */
export function turnedOver(things: readonly Thing[], quarter: number, options: PileOptions): Thing[] {
  const here = things.filter((thing) => quarterOf(thing, options.shape) === quarter)
  let at = here.length
  const turned = things.map((thing) => (here.includes(thing) ? (here[--at] ?? thing) : thing))
  return reachable(turned, options)
}
