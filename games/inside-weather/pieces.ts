/** The 20 pieces of sky in the order in which visits bring them. None of them means a feeling. */
export const pieces = [
  ...(['sun', 'rain', 'wind', 'thunder', 'mist', 'cloud', 'fog', 'snow', 'rainbow', 'moon'] as const),
  ...(['stars', 'drizzle', 'sunset', 'puddle', 'heat', 'lights', 'leaves', 'tide', 'whirl', 'hail'] as const),
]
export type Piece = (typeof pieces)[number]

/** Where a piece first appears: 0 to 20 from the left, 0 to 10 from the top. */
export const homes: Record<Piece, readonly [x: number, y: number]> = {
  sun: [5, 3],
  rain: [11, 3],
  wind: [14, 6],
  thunder: [15, 3],
  mist: [10, 7],
  cloud: [7, 4],
  fog: [9, 9],
  snow: [4, 5],
  rainbow: [10, 6],
  moon: [16, 3],
  stars: [12, 2],
  drizzle: [7, 6],
  sunset: [4, 9],
  puddle: [14, 10],
  heat: [16, 8],
  lights: [9, 3],
  leaves: [6, 8],
  tide: [8, 10],
  whirl: [15, 7],
  hail: [12, 5],
}

/** What takes the place of a storm after a disaster; hail is left out. */
const instead: Partial<Record<Piece, Piece | null>> = { thunder: 'tide', whirl: 'leaves', hail: null }

/** The pieces to choose from: those of the level, one more for each visit, and no storms where they are off. */
export function trayOf(count: number, visits: number, storms: boolean): Piece[] {
  const open = pieces.slice(0, count + visits)
  if (storms) return open
  const calm = open.flatMap((piece) => {
    const other = piece in instead ? instead[piece] : piece
    return other ? [other] : []
  })
  return [...new Set(calm)]
}

/** The piece that this visit adds; null once all are open. */
export const nextPiece = (count: number, visits: number): Piece | null => pieces[count + visits] ?? null

/** Pieces that pour when they are tilted. */
export const pours: readonly Piece[] = ['rain', 'drizzle', 'snow', 'hail', 'thunder']
/** Pieces that can be rubbed thin and roll back. */
export const thins: readonly Piece[] = ['fog', 'mist']

const spreads: Partial<Record<Piece, number>> = {
  ...{ fog: 1.7, rainbow: 1.8, tide: 1.6, lights: 1.6, mist: 1.4, stars: 1.4, sunset: 1.4, leaves: 1.2 },
}
/** How much wider than a cloud a piece is. */
export const spreadOf = (piece: Piece): number => spreads[piece] ?? 1
