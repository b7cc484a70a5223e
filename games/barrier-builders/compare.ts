import type { Puzzle } from './deal.ts'
import { differences, sameItem, type Concept } from './things.ts'

/** Which spot each item of the tray stands on; null on the tray. */
export type Placed = (number | null)[]

/** How one wanted thing came out. */
export interface Outcome {
  /** What of it is not as wanted; empty where it matches. */
  differs: Concept[]
  /** The item of the tray that stands for it; null where nothing does. */
  tray: number | null
}

/** Of the tray, what was meant for a wanted thing: itself in its place, its look-alike there, itself elsewhere. */
function meantFor(puzzle: Puzzle, placed: Placed, at: number): number | null {
  const wanted = puzzle.wanted[at]
  if (!wanted) return null
  const same = (tray: number) => puzzle.tray[tray]?.thing === wanted.item.thing
  const standing = placed.flatMap((spot, tray) => (spot === null ? [] : [tray]))
  const exact = (tray: number) => same(tray) && sameItem(puzzle.tray[tray] as Puzzle['tray'][number], wanted.item)
  const ways = [
    (tray: number) => placed[tray] === wanted.spot && exact(tray),
    (tray: number) => placed[tray] === wanted.spot && same(tray),
    exact,
    same,
    (tray: number) => placed[tray] === wanted.spot,
  ]
  for (const fits of ways) {
    const found = standing.find(fits)
    if (found !== undefined) return found
  }
  return null
}

/** Compares both scenes, one outcome for each wanted thing. */
export function compare(puzzle: Puzzle, placed: Placed): Outcome[] {
  return puzzle.wanted.map(({ item, spot }, at): Outcome => {
    const tray = meantFor(puzzle, placed, at)
    const built = tray === null ? undefined : puzzle.tray[tray]
    if (tray === null || !built) return { differs: ['thing'], tray: null }
    if (built.thing !== item.thing) return { differs: ['thing'], tray }
    const differs: Concept[] = differences(built, item)
    return { differs: placed[tray] === spot ? differs : [...differs, 'place'], tray }
  })
}

/** Puts a wanted thing right: the item itself goes to its place, and what was meant for it or stood there goes back. */
export function putRight(puzzle: Puzzle, placed: Placed, at: number): Placed {
  const wanted = puzzle.wanted[at]
  const meant = meantFor(puzzle, placed, at)
  if (!wanted) return placed
  const right = puzzle.tray.findIndex((one) => sameItem(one, wanted.item))
  return placed.map((spot, tray) => {
    if (tray === right) return wanted.spot
    return tray === meant || spot === wanted.spot ? null : spot
  })
}
