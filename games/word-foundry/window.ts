import { metals, worth, type Made, type Metal } from './rules.ts'

/** A word in the shop window. */
export interface Piece {
  word: string
  metal: Metal
  masterpiece: boolean
}
const mostPieces = 24

/** Places in the window that words fill; a masterpiece counts twice. */
export const placesOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { metal, masterpiece }) => sum + worth[metal] * (masterpiece ? 2 : 1), 0)

const isPiece = (one: unknown): one is Piece => {
  const { word, metal } = (one ?? {}) as Partial<Piece>
  return typeof word === 'string' && /^[a-z]{1,24}$/.test(word) && metals.some((each) => each === metal)
}

/** Reads the pieces of earlier games; what another version wrote is left out. */
export function piecesOf(grown: unknown): Piece[] {
  const { pieces } = (grown ?? {}) as { pieces?: unknown }
  if (!Array.isArray(pieces)) return []
  return pieces
    .filter(isPiece)
    .slice(0, mostPieces)
    .map(({ word, metal, masterpiece }) => ({ word, metal, masterpiece: masterpiece === true }))
}

/** Adds a player's words to the shop; a full shop keeps what it has. */
export function piecesWith(before: unknown, wall: readonly Made[], seat: number): { pieces: Piece[] } {
  const old = piecesOf(before)
  const own = wall
    .filter((made) => made.seat === seat && !old.some(({ word }) => word === made.word))
    .map(({ word, metal, masterpiece }) => ({ word, metal, masterpiece }))
  return { pieces: [...old, ...own].slice(0, mostPieces) }
}
