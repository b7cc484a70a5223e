/** How well a word was said, as the adult scores it or as the learner rates it. */
export const scores = ['correct', 'approx', 'incorrect'] as const
export type Score = (typeof scores)[number]
/** The shelf: the first three are there from the start, and the others come one by one. */
export const flavors = ['berry', 'sunny', 'minty', 'grape', 'cocoa', 'rainbow'] as const
export type Flavor = (typeof flavors)[number] | 'pickle'
/** How high a scoop of each size is, in even scoops. */
const scoopHeights = { even: 1, giant: 1.12, tiny: 0.88 } as const
export type Size = keyof typeof scoopHeights
export const toppings = ['cherries', 'banana', 'strawberry', 'chocolate', 'star', 'pineapple'] as const
export type Topping = (typeof toppings)[number]

/** A part of the tower, with its sprinkles and flag. A friend came for the topping; wafers fill up a floor. */
export type Piece = { sprinkles: number; flag: boolean } & (
  | { kind: 'scoop'; flavor: Flavor; size: Size; shade: number; big?: boolean }
  | { kind: 'topping' | 'friend'; topping: Topping }
  | { kind: 'wafer'; height: number }
)

const heightOfPiece = (piece: Piece): number =>
  piece.kind === 'scoop' ? scoopHeights[piece.size] : piece.kind === 'wafer' ? piece.height : 1
/** Returns how high pieces are together, in even scoops. */
export const heightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((height, piece) => height + heightOfPiece(piece), 0)

/** A scored production; `self` is null if the learner did not rate it. */
export interface Verdict {
  score: Score
  self: Score | null
  /** Said without help. */
  alone?: boolean
}
export interface Cone {
  /** What the scoops of a floor are made of; null before the first choice. */
  tub: { flavor: Flavor; size: Size; floor: number } | null
  pieces: Piece[]
  /** What fell on the rim of the cone before there was a scoop. */
  rim: { sprinkles: number; flag: boolean }
  /** The number of productions so far. */
  made: number
  /** Scored but not shown yet, when feedback comes after every fifth try. */
  waiting: Verdict[]
}

/** What a shown score did to the tower. */
export type Effect =
  { kind: 'scoop'; at: number } | { kind: 'sprinkles'; at: number } | { kind: 'flag'; at: number } | { kind: 'again' }

export const landmarks = ['giraffe', 'house', 'lighthouse', 'plane', 'moon'] as const
export type Landmark = (typeof landmarks)[number]
/** The share of its usual height at which the tower passes each landmark. Even a tower of tiny scoops reaches the moon. */
export const landmarkShares: Record<Landmark, number> = {
  giraffe: 0.16,
  house: 0.33,
  lighthouse: 0.52,
  plane: 0.74,
  moon: 0.88,
}

/** Tries for each floor of the tower. */
export const floorTrials = 5
const plateHeight = 0.5
/** Returns the height of a tower of even scoops: its floors, and a topping or friend on every second one. */
export const usualHeight = (goal: number): number => goal * (1 + plateHeight / floorTrials + 0.5 / floorTrials)

/** Returns the landmarks that a tower has passed, lowest first. */
export const landmarksPassed = (height: number, goal: number): Landmark[] =>
  landmarks.filter((landmark) => height >= landmarkShares[landmark] * usualHeight(goal))

export const emptyCone = (): Cone => ({
  tub: null,
  pieces: [],
  rim: { sprinkles: 0, flag: false },
  made: 0,
  waiting: [],
})

const mostSprinkles = 3

/** Adds sprinkles or a flag to the cone's last piece, or to its rim. */
function adorned(
  cone: Cone,
  change: (part: { sprinkles: number; flag: boolean }) => { sprinkles?: number; flag?: boolean },
): Cone {
  const last = cone.pieces.at(-1)
  if (!last) return { ...cone, rim: { ...cone.rim, ...change(cone.rim) } }
  return { ...cone, pieces: [...cone.pieces.slice(0, -1), { ...last, ...change(last) }] }
}

/**
 * Returns the cone after a score, and what changed. Spot on adds a scoop, a bigger one without help; close adds sprinkles
 * to the last one.
 */
export function applyVerdict(cone: Cone, { score, self, alone }: Verdict): { cone: Cone; effects: Effect[] } {
  const effects: Effect[] = []
  let next = cone
  if (score === 'correct') {
    const scoop = {
      kind: 'scoop',
      flavor: cone.tub?.flavor ?? flavors[0],
      size: cone.tub?.size ?? 'even',
      shade: cone.pieces.length % 4,
      sprinkles: 0,
      flag: false,
      ...(alone && { big: true }),
    } as const
    next = { ...cone, pieces: [...cone.pieces, scoop] }
    effects.push({ kind: 'scoop', at: cone.pieces.length })
  } else if (score === 'approx') {
    next = adorned(cone, ({ sprinkles }) => ({ sprinkles: Math.min(mostSprinkles, sprinkles + 1) }))
    effects.push({ kind: 'sprinkles', at: next.pieces.length - 1 })
  } else effects.push({ kind: 'again' })
  if (self !== score) return { cone: next, effects }
  return {
    cone: adorned(next, () => ({ flag: true })),
    effects: [...effects, { kind: 'flag', at: next.pieces.length - 1 }],
  }
}

/** Returns the cone with its floor closed: wafers in place of scoops that are missing, so that all floors are equally high. */
export function withFloor(cone: Cone): Cone {
  const floor = cone.pieces.slice(cone.pieces.findLastIndex(({ kind }) => kind === 'wafer') + 1)
  const missing = floorTrials - floor.filter(({ kind }) => kind === 'scoop').length
  const wafer = (height: number): Piece => ({ kind: 'wafer', height, sprinkles: 0, flag: false })
  const full = scoopHeights[cone.tub?.size ?? 'even']
  const wafers = [...Array.from({ length: missing }, () => wafer(full)), wafer(plateHeight)]
  return { ...cone, pieces: [...cone.pieces, ...wafers] }
}
