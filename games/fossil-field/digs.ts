import { rows } from './dig-rows.ts'
import { findFor, type Find } from './finds.ts'
import { partsOf, type Part } from './raster.ts'

export type Tier = 1 | 2 | 3 | 4 | 5
/** The squares on each side of a level's field, and of a find in it. */
export const fields: Record<Tier, { side: number; size: number }> = {
  1: { side: 3, size: 2 },
  2: { side: 4, size: 3 },
  3: { side: 5, size: 3 },
  4: { side: 6, size: 3 },
  5: { side: 7, size: 4 },
}

/** A find and the square of its upper left corner. */
export interface Placed {
  find: string
  x: number
  y: number
}

/** One field: what lies where, and the names to choose from. */
export interface Dig {
  id: string
  tier: Tier
  kind: 'bones' | 'objects'
  placed: readonly Placed[]
  names: readonly string[]
  /** Digs that the solver takes until one name is left for each find. */
  solver: number
  /** The fewest squares that leave one name for each find. */
  fewest: number
  /** The share of the outline that the solver sees then, in percent: the most of any find. */
  outline: number
}

/** Reads a row: id, kind, finds with their corners, names, and the solver's counts. */
export function digOf(row: string): Dig {
  const [id = '', kind = 'bones', placed = '', names = '', counts = ''] = row.split('|')
  const [solver = 0, fewest = 0, outline = 0] = counts.split(' ').map(Number)
  return {
    ...{ id, tier: Number(id.split('-')[0]) as Tier, kind: kind as Dig['kind'], names: names.split(' ') },
    placed: placed.split(' ').map((one) => {
      const [find = '', x = 0, y = 0] = one.split(/[@,]/)
      return { find, x: Number(x), y: Number(y) }
    }),
    ...{ solver, fewest, outline },
  }
}

/** All digs: for each level thirty with bones, and thirty with other things. */
export const digs: readonly Dig[] = rows.trim().split('\n').map(digOf)

export const sideOf = ({ tier }: Pick<Dig, 'tier'>): number => fields[tier].side
export const sizeOf = ({ tier }: Pick<Dig, 'tier'>): number => fields[tier].size
export const squaresOf = (dig: Pick<Dig, 'tier'>): number[] =>
  Array.from({ length: sideOf(dig) ** 2 }, (_, square) => square)

/** The number of the part that a placed find has on a square; null beside it. */
export function partNumber(dig: Pick<Dig, 'tier'>, { x, y }: Pick<Placed, 'x' | 'y'>, square: number): number | null {
  const { side, size } = fields[dig.tier]
  const [column, row] = [(square % side) - x, Math.floor(square / side) - y]
  return column < 0 || row < 0 || column >= size || row >= size ? null : row * size + column
}
/** The square of a part of a placed find. */
export function squareOf(dig: Pick<Dig, 'tier'>, { x, y }: Pick<Placed, 'x' | 'y'>, part: number): number {
  const { side, size } = fields[dig.tier]
  return (y + Math.floor(part / size)) * side + x + (part % size)
}
const empty: Part = { isBone: false, outline: 0, blocks: [] }
/** What a find would show on a square if it were placed so. */
export function partOn(dig: Pick<Dig, 'tier'>, placed: Placed, square: number): Part {
  const part = partNumber(dig, placed, square)
  return part === null ? empty : (partsOf(findFor(placed.find), sizeOf(dig))[part] ?? empty)
}
/** The squares with bone of a placed find. */
export const bonesOf = (dig: Pick<Dig, 'tier'>, placed: Placed): number[] =>
  squaresOf(dig).filter((square) => partOn(dig, placed, square).isBone)
/** Which finds have bone on a square, as places in `placed`. */
export const bonesAt = (dig: Dig, square: number): number[] =>
  dig.placed.flatMap((placed, at) => (partOn(dig, placed, square).isBone ? [at] : []))

/** Steps up, down, left, and right from a square to the nearest of others. */
export function stepsTo(dig: Pick<Dig, 'tier'>, square: number, others: readonly number[]): number {
  const side = sideOf(dig)
  const far = (other: number) =>
    Math.abs((other % side) - (square % side)) + Math.abs(Math.floor(other / side) - Math.floor(square / side))
  return Math.min(...others.map(far))
}
/** The step clue of a square: how far the nearest bone is, brushed or not. */
export const clueOf = (dig: Dig, square: number): number =>
  stepsTo(
    dig,
    square,
    dig.placed.flatMap((placed) => bonesOf(dig, placed)),
  )

/** The share of a find's outline on some squares, in percent. */
export function outlineOn(dig: Pick<Dig, 'tier'>, placed: Placed, squares: readonly number[]): number {
  const bones = bonesOf(dig, placed)
  const long = (all: readonly number[]) => all.reduce((sum, square) => sum + partOn(dig, placed, square).outline, 0)
  return Math.round((100 * long(bones.filter((square) => squares.includes(square)))) / long(bones))
}

/** 'B3': the column as a letter, the row as a number. */
export const squareName = (dig: Pick<Dig, 'tier'>, square: number): string =>
  `${String.fromCharCode(65 + (square % sideOf(dig)))}${Math.floor(square / sideOf(dig)) + 1}`

export const findAt = ({ placed }: Dig, at: number): Find => findFor(placed[at]?.find ?? '')
