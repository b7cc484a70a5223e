import { torqueOf, type Load } from '../kit/weigh.ts'
import { rows } from './plank-rows.ts'

export const kinds = [
  'mouse',
  'frog',
  'hedgehog',
  'duck',
  'cat',
  'rabbit',
  'turtle',
  'goat',
  'pig',
  'elephant',
] as const
export type Kind = (typeof kinds)[number] | 'goose'

/** What a critter may wish: about its neighbors, about the ends and the middle, or to stay where it is put. */
export type Want = 'gap' | 'apart' | 'near' | 'edge' | 'inner' | 'log' | 'still'
/** A wish: who wishes what, and of whom; both are places in the plank's list of pieces. */
export interface Wish {
  who: number
  want: Want
  other: number | null
}

export interface Piece {
  kind: Kind
  weight: number
}

/** The lowest age of a plank, and whose sentences its wishes use from 15 on. */
export type From = 5 | 8 | 11 | 15
export type Setting = 'pond' | 'studio' | 'work' | 'home'

/** One puzzle: pieces in the order in which they are placed. */
export interface Plank {
  id: string
  from: From
  setting: Setting
  pieces: Piece[]
  /** Spots on each side, 1 beside the log. */
  spots: number
  /** The plank tips where its torque is past this. */
  tip: number
  /** It is level where its torque is at most this. */
  band: number
  /** The torque of the wind; positive pushes the right end down. */
  wind: number
  /** The piece whose weight is on nobody's card. */
  hidden: number | null
  wishes: Wish[]
  /** Where not all wishes fit, the two of which one must wait: places in `wishes`. */
  waits: [number, number] | null
  /** Ways to place all pieces in order, never tipping, level at the end, with all wishes: one number, or one for each wish that may wait. */
  solutions: number[]
}

/** The fewest placements that solve a plank: one for each piece. */
export const shortestOf = ({ pieces }: Plank): number => pieces.length

function wishOf(text: string, pieces: readonly Piece[]): Wish {
  const [who, want, other] = text.split(' ')
  const at = (kind: string | undefined) => pieces.findIndex((piece) => piece.kind === kind)
  return { who: at(who), want: want as Want, other: other === undefined ? null : at(other) }
}

const ageOf = (id: string) => Number(id.split('-')[0]) as From

/** Reads a row: id, setting, pieces, spots/tip/band/wind, hidden piece, wishes, wishes that may wait, and solutions. */
export function plankOf(row: string): Plank {
  const [id = '', setting, pieceList = '', numbers = '', hidden, wishList = '', waits, solutions = ''] = row.split('|')
  const pieces = pieceList.split(', ').map((text) => {
    const [kind, weight] = text.split(' ')
    return { kind: kind as Kind, weight: Number(weight) }
  })
  const [spots = 0, tip = 0, band = 0, wind = 0] = numbers.split(' ').map(Number)
  const waiting = waits ? waits.split(' ').map(Number) : null
  return {
    ...{ id, from: ageOf(id), setting: setting as Setting, pieces, spots, tip, band, wind },
    hidden: hidden ? Number(hidden) : null,
    wishes: wishList === '' ? [] : wishList.split(', ').map((text) => wishOf(text, pieces)),
    waits: waiting && [waiting[0] ?? 0, waiting[1] ?? 1],
    solutions: solutions.split(' ').map(Number),
  }
}

/** All planks, forty for each age. */
export const planks: readonly Plank[] = rows.trim().split('\n').map(plankOf)

/** The spots of a plank from the log out, left before right: -1, 1, -2, 2 … */
export const spotsOf = (each: number): number[] => Array.from({ length: each }, (_, at) => [-at - 1, at + 1]).flat()

/** Where each piece is; null is on the shore. */
export type Places = readonly (number | null)[]

const isFree = (spot: number, places: Places) => !places.includes(spot)
/** Spots beside a spot; the log is between -1 and 1. */
const besideOf = (spot: number, spots: number) => [spot - 1, spot + 1].filter((at) => at !== 0 && Math.abs(at) <= spots)

/** Whether a wish is met by where everyone is; one about staying put is met unless its piece was moved. */
export function isMet(
  { who, want, other }: Wish,
  places: Places,
  spots: number,
  moved: readonly number[] = [],
): boolean {
  const spot = places[who]
  if (spot == null) return false
  const neighbor = other === null ? null : (places[other] ?? null)
  const isBeside = neighbor !== null && besideOf(spot, spots).includes(neighbor)
  switch (want) {
    case 'gap':
      return besideOf(spot, spots).some((at) => isFree(at, places))
    case 'apart':
      return !isBeside
    case 'near':
      return isBeside
    case 'edge':
      return Math.abs(spot) === spots
    case 'inner':
      return Math.abs(spot) < spots
    case 'log':
      return Math.abs(spot) === 1
    case 'still':
      return !moved.includes(who)
  }
}

/** The loads of pieces on a plank. */
export const loadsOf = (pieces: readonly Piece[], places: Places): Load[] =>
  pieces.flatMap(({ weight }, at) => {
    const spot = places[at]
    return spot == null ? [] : [{ weight, at: spot }]
  })

/** What the solver needs to know of a plank: in play, with what was placed so far. */
export interface Puzzle extends Pick<Plank, 'pieces' | 'spots' | 'tip' | 'band' | 'wind'> {
  /** The wishes that count. */
  wishes: readonly Wish[]
  places: Places
  /** The pieces still to place, in order. */
  queue: readonly number[]
  moved?: readonly number[]
}

/** Counts the ways to finish a puzzle, up to `most`. */
export function waysOf(puzzle: Puzzle, most = Infinity): number {
  const { pieces, spots, tip, band, wishes, queue, moved } = puzzle
  const all = spotsOf(spots)
  const places = [...puzzle.places]
  const count = (at: number, torque: number): number => {
    const piece = queue[at]
    if (piece === undefined)
      return Number(Math.abs(torque) <= band && wishes.every((wish) => isMet(wish, places, spots, moved)))
    let ways = 0
    for (const spot of all) {
      const next = torque + (pieces[piece]?.weight ?? 0) * spot
      if (!isFree(spot, places) || Math.abs(next) > tip) continue
      places[piece] = spot
      ways += count(at + 1, next)
      places[piece] = null
      if (ways >= most) return ways
    }
    return ways
  }
  return count(0, puzzle.wind + torqueOf(loadsOf(pieces, places)))
}

/** The wishes that count while one waits. */
export const withoutWish = (wishes: readonly Wish[], waiting: number | null): Wish[] =>
  wishes.filter((_, at) => at !== waiting)

/** A plank before anyone is on it, for the solver. */
export const puzzleOf = (plank: Plank, waiting: number | null): Puzzle => ({
  ...plank,
  wishes: withoutWish(plank.wishes, waiting),
  places: plank.pieces.map(() => null),
  queue: plank.pieces.map((_, at) => at),
})

/** What the solver finds for a plank; compared with what is stored in the table. */
export const solutionsOf = (plank: Plank): number[] =>
  (plank.waits ?? [null]).map((waiting) => waysOf(puzzleOf(plank, waiting)))
