import {
  bonesAt,
  clueOf,
  findAt,
  outlineOn,
  partNumber,
  sideOf,
  sizeOf,
  squareOf,
  squaresOf,
  type Dig,
} from './digs.ts'
import { findFor } from './finds.ts'
import { isAlike, partsOf } from './raster.ts'
import { nextSquare } from './solver.ts'
import type { State } from './state.ts'

export const digNow = ({ deck, at }: Pick<State, 'deck' | 'at'>): Dig => deck[at] as Dig
export const openIn = ({ opened }: Pick<State, 'opened'>): number[] => opened.map(({ square }) => square)
export const closedIn = (state: State): number[] => {
  const open = openIn(state)
  return squaresOf(digNow(state)).filter((square) => !open.includes(square))
}

/** Whether a find of the field has its name. */
export const isNamed = (state: State, at: number): boolean => {
  const { id, placed } = digNow(state)
  return state.named.some(({ dig, find }) => dig === id && find === placed[at]?.find)
}

/** A part in view whose find has no name: the square brushed last that has one. */
export interface Piece {
  square: number
  /** The find, as a place in the field's `placed`. */
  at: number
  part: number
}
export function pieceNow(state: State): Piece | null {
  const dig = digNow(state)
  for (const { square } of state.opened.toReversed()) {
    const at = bonesAt(dig, square).find((one) => !isNamed(state, one))
    const placed = at === undefined ? undefined : dig.placed[at]
    if (at !== undefined && placed) return { square, at, part: partNumber(dig, placed, square) ?? 0 }
  }
  return null
}

/** The names to call: all of the field, fewer by a setting, three with help, and one in errorless games. */
export function namesNow(state: State): string[] {
  const { names, placed } = digNow(state)
  const piece = pieceNow(state)
  const right = placed[piece?.at ?? 0]?.find ?? ''
  const taken = state.named.filter(({ dig }) => dig === digNow(state).id).map(({ find }) => find)
  if (state.errorless) return [right]
  const most = state.help >= 3 ? 3 : state.choices > 0 ? state.choices : names.length
  const free = names.filter((name) => !taken.includes(name))
  const others = free.filter((name) => name !== right).slice(0, most - 1)
  return free.filter((name) => name === right || others.includes(name))
}

/** Whether a name and a part are the piece's own; parts that look alike are as good. */
export function isRight(state: State, find: string, part: number): boolean {
  const piece = pieceNow(state)
  if (!piece) return false
  const dig = digNow(state)
  const own = findAt(dig, piece.at)
  const parts = partsOf(own, sizeOf(dig))
  const [there, here] = [parts[part], parts[piece.part]]
  return find === own.key && there !== undefined && here !== undefined && isAlike(there, here)
}

/** The parts of a find that show bone: where a piece can be put. */
export const partsToChoose = (state: State, find: string): number[] =>
  partsOf(findFor(find), sizeOf(digNow(state))).flatMap(({ isBone }, part) => (isBone ? [part] : []))

/** The share of the outline in view of a find, in percent. */
export const outlineNow = (state: State, at: number): number => {
  const dig = digNow(state)
  const placed = dig.placed[at]
  return placed ? outlineOn(dig, placed, openIn(state)) : 0
}

/** What a wide brush opens beside a square: the next one in the row, or else below, if it is closed. */
export function besideOf(state: State, square: number): number | null {
  const side = sideOf(digNow(state))
  const closed = closedIn(state)
  const [column, all] = [square % side, side * side]
  const near = [
    ...(column + 1 < side ? [square + 1] : []),
    ...(column > 0 ? [square - 1] : []),
    ...(square + side < all ? [square + side] : []),
    ...(square >= side ? [square - side] : []),
  ]
  return near.find((one) => closed.includes(one)) ?? null
}

export interface Clue {
  kind: 'steps' | 'warmth'
  steps: number
}
/** The clue of an open square: none on bone, none when it is dusty, and none where there are no clues. */
export function clueAt(state: State, { square, dusty }: { square: number; dusty: boolean }): Clue | null {
  const dig = digNow(state)
  if (dusty || state.clues === 'none' || bonesAt(dig, square).length > 0) return null
  return { kind: state.clues, steps: clueOf(dig, square) }
}

/** The square that the second step of help lights up: where the bone goes on, or else where a planner would dig. */
export function litSquare(state: State): number | null {
  if (state.help < 2 || closedIn(state).length === 0) return null
  const dig = digNow(state)
  const piece = pieceNow(state)
  const closed = closedIn(state)
  if (!piece) return nextSquare(dig, openIn(state), state.clues === 'steps')
  const placed = dig.placed[piece.at]
  const side = sideOf(dig)
  const rest = placed
    ? partsToChoose(state, placed.find)
        .map((part) => squareOf(dig, placed, part))
        .filter((square) => closed.includes(square))
    : []
  const steps = (square: number) =>
    Math.abs((square % side) - (piece.square % side)) +
    Math.abs(Math.floor(square / side) - Math.floor(piece.square / side))
  return rest.toSorted((a, b) => steps(a) - steps(b) || a - b)[0] ?? null
}

/** Whether a call can be made: a part is in view, and what a wrong call costs is brushed. */
export const canCall = (state: State): boolean =>
  pieceNow(state) !== null && (state.owed === 0 || closedIn(state).length === 0)
