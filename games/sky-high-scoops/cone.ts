/** How a production was: as the adult hears it, or as the learner judges it. */
export const scores = ['correct', 'approx', 'incorrect'] as const
export type Score = (typeof scores)[number]
/** How much help the adult gave, by cue level. */
export const cues = ['no cue', 'light', 'some', 'full'] as const
export const flavors = ['berry', 'sunny', 'minty'] as const
export type Flavor = (typeof flavors)[number]
export const toppings = ['cherries', 'banana', 'strawberry', 'chocolate', 'star', 'pineapple'] as const
export type Topping = (typeof toppings)[number]

/** A scoop or a topping, with the sprinkles and the flag that it got. */
export type Piece = { sprinkles: number; flag: boolean } & (
  { kind: 'scoop'; flavor: Flavor; shade: number } | { kind: 'topping'; topping: Topping }
)
/** A production that has been judged; `self` is null where the learner was not asked. */
export interface Verdict {
  score: Score
  self: Score | null
}
export interface Cone {
  flavor: Flavor | null
  pieces: Piece[]
  /** What fell on the cone itself, before there was a scoop. */
  rim: { sprinkles: number; flag: boolean }
  /** Productions so far. */
  made: number
  /** Judged, but not shown yet: feedback after every fifth try. */
  waiting: Verdict[]
}

/** What a flushed verdict did to the tower. */
export type Effect =
  | { kind: 'scoop'; at: number }
  | { kind: 'sprinkles'; at: number }
  | { kind: 'flag'; at: number }
  | { kind: 'again' }
  | { kind: 'landmark'; landmark: Landmark }

export const landmarks = ['giraffe', 'house', 'lighthouse', 'plane', 'moon'] as const
export type Landmark = (typeof landmarks)[number]
/** Share of the goal at which the tower is as high as each. A few tries that were not spot on still reach the moon. */
export const shares: Record<Landmark, number> = {
  giraffe: 0.16,
  house: 0.33,
  lighthouse: 0.52,
  plane: 0.74,
  moon: 0.94,
}

/** The landmarks that a tower of `pieces` has passed, lowest first. */
export const passed = (pieces: number, goal: number): Landmark[] =>
  landmarks.filter((landmark) => pieces >= Math.max(1, Math.round(shares[landmark] * goal)))

export const emptyCone = (): Cone => ({
  flavor: null,
  pieces: [],
  rim: { sprinkles: 0, flag: false },
  made: 0,
  waiting: [],
})

const mostSprinkles = 3

/** The cone with sprinkles or a flag on its last piece, or on its rim. */
function adorned(
  cone: Cone,
  change: (part: { sprinkles: number; flag: boolean }) => { sprinkles?: number; flag?: boolean },
): Cone {
  const last = cone.pieces.at(-1)
  if (!last) return { ...cone, rim: { ...cone.rim, ...change(cone.rim) } }
  return { ...cone, pieces: [...cone.pieces.slice(0, -1), { ...last, ...change(last) }] }
}

/** The cone after one verdict, and what changed on it. Spot on adds a scoop, close adds sprinkles to the last one. */
export function judged(cone: Cone, { score, self }: Verdict): { cone: Cone; effects: Effect[] } {
  const effects: Effect[] = []
  let next = cone
  if (score === 'correct') {
    const scoop = {
      kind: 'scoop',
      flavor: cone.flavor ?? flavors[0],
      shade: cone.pieces.length % 4,
      sprinkles: 0,
      flag: false,
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
