import type { Shape, Thing } from './heap.ts'

/** A slip shows pictures, only words, or is hidden while the player looks for its things. */
type SlipKind = 'picture' | 'word' | 'memory'

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  /** Things in the drawer; at most 30 on a phone. */
  count: number
  /** The share that shows of each thing on the slip, in percent. */
  visible: number
  /** Things on a slip. */
  needs: number
  slip: SlipKind
  /** Things that are only outlines. */
  lines: number
  gray: boolean
  /** Things on the slip that have three look-alikes in the drawer. */
  alike: number
  /** Slips that random play wins, in percent. */
  chance: number
}

/** Something on the slip. */
export interface Need {
  id: number
  key: string
  isFound: boolean
}

/** A slip, and what was done with it. */
export interface Slip {
  job: string
  /** Things in the drawer, and the share that was visible of those on the slip, in percent. */
  things: number
  visible: number
  /** Things that were lifted but aren't on it. */
  others: number
  moves: number
  peeks: number
  /** The highest step of help: 0 to 4. */
  help: number
}

/** One find. */
export interface Find {
  seat: number
  /** From the open slip or the last find to this one; null where one switch set the pace. */
  ms: number | null
  help: number
  assist: string
}

/** What one player did. */
export interface Tally {
  turns: number
  others: number
  stirs: number
  corners: number
  peeks: number
  helps: number
}
export const noTally: Tally = { turns: 0, others: 0, stirs: 0, corners: 0, peeks: 0, helps: 0 }

export interface State {
  level: Level
  seats: number
  seat: number
  errorless: boolean
  /** Stirs and lifted corners in a job. */
  mostMoves: number
  slip: SlipKind
  /** Jobs that can still be done, and how many will be. */
  deck: readonly string[]
  jobs: number
  phase: 'choose' | 'toy' | 'find' | 'over'
  shape: Shape
  /** The drawer, from bottom to top, the ledge, and the slip. */
  things: readonly Thing[]
  ledge: readonly Thing[]
  needs: readonly Need[]
  /** The slip that is worked on now. */
  now: Slip
  /** The player has hidden a slip that must be remembered. */
  isHidden: boolean
  /** For the find that is next: the step of help, and other picks since then. */
  help: number
  misses: number
  slips: readonly Slip[]
  finds: readonly Find[]
  /** First touches in each quarter, and things on slips that were there. */
  touches: readonly (readonly number[])[]
  targets: readonly number[]
  tallies: readonly Tally[]
}

export type Move =
  | { kind: 'job'; job: string; shape?: Shape; few?: boolean }
  | { kind: 'slip' | 'hide' | 'peek' | 'stir' | 'help' | 'hint' | 'pass' }
  | { kind: 'lift'; thing: number; ms?: number | null; assist?: string }
  | { kind: 'corner'; quarter: number }

/** Ids of things on the slip that are still in the drawer. */
export const wantedOf = ({ needs }: Pick<State, 'needs'>): number[] =>
  needs.flatMap(({ id, isFound }) => (isFound ? [] : [id]))
/** The thing that help leads to: the next one on the slip. */
export function nextNeed(state: Pick<State, 'needs' | 'things'>): Thing | null {
  const [id] = wantedOf(state)
  return state.things.find((thing) => thing.id === id) ?? null
}
/** The whole slip with at most two other picks, and without the last two steps of help. */
export const isWon = ({ others, help }: Pick<Slip, 'others' | 'help'>): boolean => others <= mostOthers && help < 3
const mostOthers = 2
/** Moves that a job allows, and places on the ledge. */
export const mostMoves = 3
export const ledgeSpots = 3
export const mostHelp = 4
