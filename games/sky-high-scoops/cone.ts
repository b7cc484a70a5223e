/** How well a word was said, as the adult scores it or as the learner rates it. */
export const scores = ['correct', 'approx', 'incorrect'] as const
export type Score = (typeof scores)[number]
export const flavors = ['berry', 'sunny', 'minty'] as const
export type Flavor = (typeof flavors)[number]
export const toppings = ['cherries', 'banana', 'strawberry', 'chocolate', 'star', 'pineapple'] as const
export type Topping = (typeof toppings)[number]

/** A scoop or a topping, with its sprinkles and flag. */
export type Piece = { sprinkles: number; flag: boolean } & (
  { kind: 'scoop'; flavor: Flavor; shade: number; big?: boolean } | { kind: 'topping'; topping: Topping }
)
/** A scored production; `self` is null if the learner did not rate it. */
export interface Verdict {
  score: Score
  self: Score | null
  /** Said without help. */
  alone?: boolean
}
export interface Cone {
  flavor: Flavor | null
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
  | { kind: 'scoop'; at: number }
  | { kind: 'sprinkles'; at: number }
  | { kind: 'flag'; at: number }
  | { kind: 'again' }
  | { kind: 'landmark'; landmark: Landmark }

export const landmarks = ['giraffe', 'house', 'lighthouse', 'plane', 'moon'] as const
export type Landmark = (typeof landmarks)[number]
/**
 * The share of the goal at which the tower passes each landmark. The moon can be reached even with a few tries that
 * were not spot on.
 */
export const landmarkShares: Record<Landmark, number> = {
  giraffe: 0.16,
  house: 0.33,
  lighthouse: 0.52,
  plane: 0.74,
  moon: 0.94,
}

/** Returns the landmarks that a tower of `pieces` has passed, lowest first. */
export const landmarksPassed = (pieces: number, goal: number): Landmark[] =>
  landmarks.filter((landmark) => pieces >= Math.max(1, Math.round(landmarkShares[landmark] * goal)))

export const emptyCone = (): Cone => ({
  flavor: null,
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
      flavor: cone.flavor ?? flavors[0],
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
