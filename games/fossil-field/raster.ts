import { boxSide, piecesOf, type Piece } from './drawing.ts'
import type { Find } from './finds.ts'

/** Cells on each side of a find's raster; a multiple of 2, 3, and 4, the sizes that finds have in squares. */
const fine = 48
const unit = boxSide / fine
/** A square with less than this share of bone counts as empty. */
const leastBone = 0.025
/** Blocks on each side of a part, each with little, some, or much bone: as much as a glance tells. */
const blocks = 4
/** Two parts look alike if their blocks differ by no more than so many levels. */
const mostDifferent = 6

type Point = readonly [number, number]

/** Numbers that each command of a path takes. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 }
const curveSteps = 10

function curve(points: readonly Point[]): Point[] {
  const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [ax + (bx - ax) * t, ay + (by - ay) * t]
  return Array.from({ length: curveSteps }, (_, step) => {
    let all = [...points]
    while (all.length > 1) all = all.slice(1).map((to, at) => between(all[at] as Point, to, (step + 1) / curveSteps))
    return all[0] as Point
  })
}

/** The points that a command adds after a point. */
function pointsOf(code: string, numbers: readonly number[], [x, y]: Point): Point[] {
  const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers
  if (code === 'H') return [[a, y]]
  if (code === 'V') return [[x, a]]
  if (code === 'Q') return curve([[x, y], [a, b], [c, e]]) // prettier-ignore
  if (code === 'C') return curve([[x, y], [a, b], [c, e], [f, g]]) // prettier-ignore
  return [[a, b]]
}

/** The lines of a path, each as points; curves become short straight lines. */
function flatten(d: string): Point[][] {
  const lines: Point[][] = []
  for (const [, code = 'M', text = ''] of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    const count = takes[code] ?? 2
    if (code === 'M') lines.push([])
    const line = lines.at(-1) ?? []
    if (count === 0 && line[0]) line.push(line[0])
    for (let at = 0; at < numbers.length; at += count)
      line.push(...pointsOf(code, numbers.slice(at, at + count), line.at(-1) ?? [0, 0]))
  }
  return lines
}

/** How often lines go around a point: 0 outside. */
function windingOf(lines: readonly Point[][], x: number, y: number): number {
  let winding = 0
  for (const line of lines) {
    for (let at = 0; at < line.length; at++) {
      const [[ax, ay], [bx, by]] = [line[at] as Point, (line[at + 1] ?? line[0]) as Point]
      if (ay <= y === by <= y) continue
      const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
      if (ay <= y && side > 0) winding++
      if (ay > y && side < 0) winding--
    }
  }
  return winding
}

/** Calls `mark` for each cell that a piece covers. */
function cover({ kind, width, d }: Piece, mark: (cell: number) => void): void {
  const lines = flatten(d)
  if (kind === 'bone' || kind === 'hole') {
    for (let cell = 0; cell < fine * fine; cell++) {
      const [x, y] = [((cell % fine) + 0.5) * unit, (Math.floor(cell / fine) + 0.5) * unit]
      if (windingOf(lines, x, y) !== 0) mark(cell)
    }
    return
  }
  const reach = Math.max(width / 2, unit / 2)
  const dot = (x: number, y: number) => {
    for (let row = Math.floor((y - reach) / unit); row <= (y + reach) / unit; row++)
      for (let column = Math.floor((x - reach) / unit); column <= (x + reach) / unit; column++) {
        if (row < 0 || column < 0 || row >= fine || column >= fine) continue
        const far = Math.hypot((column + 0.5) * unit - x, (row + 0.5) * unit - y)
        if (far <= reach) mark(row * fine + column)
      }
  }
  for (const line of lines)
    for (const [at, [bx, by]] of line.entries()) {
      const [ax, ay] = line[at - 1] ?? [bx, by]
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / unit))
      for (let step = 1; step <= steps; step++) dot(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps)
    }
}

const drawn = new Map<string, Uint8Array>()
/** A find as cells: 0 earth, 1 bone, 2 a dark line on it. */
function rasterOf(find: Find): Uint8Array {
  const known = drawn.get(find.key)
  if (known) return known
  const cells = new Uint8Array(fine * fine)
  for (const piece of piecesOf(find))
    cover(piece, (cell) => {
      if (piece.kind === 'hole') cells[cell] = 0
      else if (piece.kind !== 'mark') cells[cell] = 1
      else if (cells[cell] === 1) cells[cell] = 2
    })
  drawn.set(find.key, cells)
  return cells
}

/** What one square of a find shows. */
export interface Part {
  isBone: boolean
  /** Length of its outline, in cells. */
  outline: number
  /** How much bone each block has: 0 to 2. */
  blocks: readonly number[]
}

/** How much bone the blocks of a part have. */
function blocksOf(cells: Uint8Array, wide: number): number[] {
  const side = wide / blocks
  const counts = Array.from({ length: blocks * blocks }, () => 0)
  for (const [at, cell] of cells.entries()) {
    const block = Math.floor(Math.floor(at / wide) / side) * blocks + Math.floor((at % wide) / side)
    if (cell === 1) counts[block] = (counts[block] ?? 0) + 1
  }
  return counts.map((count) => (count < 0.12 * side * side ? 0 : count < 0.6 * side * side ? 1 : 2))
}

const cut = new Map<number, Map<string, Part[]>>()
/** A find in `size` by `size` parts, row by row. */
export function partsOf(find: Find, size: number): Part[] {
  const ofSize = cut.get(size) ?? new Map<string, Part[]>()
  cut.set(size, ofSize)
  const known = ofSize.get(find.key)
  if (known) return known
  const all = rasterOf(find)
  const wide = fine / size
  const at = (row: number, column: number) =>
    row < 0 || column < 0 || row >= fine || column >= fine ? 0 : (all[row * fine + column] ?? 0)
  const isEdge = (row: number, column: number) => {
    const own = at(row, column)
    if (own === 0) return false
    return [[0, 1], [1, 0], [0, -1], [-1, 0]].some(([by = 0, along = 0]) => at(row + by, column + along) !== own) // prettier-ignore
  }
  const parts = Array.from({ length: size * size }, (_, part): Part => {
    const [top, left] = [Math.floor(part / size) * wide, (part % size) * wide]
    const cells = new Uint8Array(wide * wide)
    let [outline, bone] = [0, 0]
    for (let cell = 0; cell < cells.length; cell++) {
      const [row, column] = [top + Math.floor(cell / wide), left + (cell % wide)]
      cells[cell] = at(row, column)
      if (cells[cell] !== 0) bone++
      if (isEdge(row, column)) outline++
    }
    return { isBone: bone >= leastBone * cells.length, outline, blocks: blocksOf(cells, wide) }
  })
  ofSize.set(find.key, parts)
  return parts
}

/** Whether two parts can't be told apart at a glance. */
export function isAlike(one: Part, other: Part): boolean {
  if (!one.isBone || !other.isBone) return one.isBone === other.isBone
  return one.blocks.reduce((sum, level, at) => sum + Math.abs(level - (other.blocks[at] ?? 0)), 0) <= mostDifferent
}

/** How much two finds cover the same cells, 0 to 1. */
export function likeness(one: Find, other: Find): number {
  const [a, b] = [rasterOf(one), rasterOf(other)]
  let [both, either] = [0, 0]
  for (const [at, cell] of a.entries()) {
    if (cell !== 0 && b[at] !== 0) both++
    if (cell !== 0 || b[at] !== 0) either++
  }
  return both / either
}
