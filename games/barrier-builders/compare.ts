import type { Puzzle } from './deal.ts'
import { differences, sameItem, type Concept } from './things.ts'

/** The spot of each tray item; null while the item is on the tray. */
export type Placement = (number | null)[]

/** How one item of the guide's scene was built. */
export interface Outcome {
  /** The concepts that don't match; empty if the item matches. */
  differs: Concept[]
  /** Index of the tray item that was used for it; null if none was. */
  tray: number | null
}

/**
 * Finds the tray item that was meant: the right item in its spot, else its look-alike there, else the right item in
 * another spot.
 */
function findUsedItem(puzzle: Puzzle, placed: Placement, at: number): number | null {
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

/** Compares both scenes and returns one outcome per item of the guide's scene. */
export function compare(puzzle: Puzzle, placed: Placement): Outcome[] {
  return puzzle.wanted.map(({ item, spot }, at): Outcome => {
    const tray = findUsedItem(puzzle, placed, at)
    const built = tray === null ? undefined : puzzle.tray[tray]
    if (tray === null || !built) return { differs: ['thing'], tray: null }
    if (built.thing !== item.thing) return { differs: ['thing'], tray }
    const differs: Concept[] = differences(built, item)
    return { differs: placed[tray] === spot ? differs : [...differs, 'place'], tray }
  })
}

/** Moves the right item to its spot, and returns the item that was used instead, or that is in the way, to the tray. */
export function moveToCorrectSpot(puzzle: Puzzle, placed: Placement, at: number): Placement {
  const wanted = puzzle.wanted[at]
  const meant = findUsedItem(puzzle, placed, at)
  if (!wanted) return placed
  const right = puzzle.tray.findIndex((one) => sameItem(one, wanted.item))
  return placed.map((spot, tray) => {
    if (tray === right) return wanted.spot
    return tray === meant || spot === wanted.spot ? null : spot
  })
}
