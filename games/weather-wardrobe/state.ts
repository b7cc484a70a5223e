import type { Fastener } from './garments.ts'
import type { Need } from './needs.ts'
import type { Outing, Tier } from './outings.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  tier: Tier
  /** How many hangers are in reach at a time. */
  hangers: number
  /** What is under must be on first; otherwise it slips under by itself. */
  ordered: boolean
  fasteners: readonly Fastener[]
  /** The width of the path of a zipper or a lace, in pixels. */
  channel: number
  /** First doors that random play wins, in percent. */
  chance: number
}

/** How a step of a fastener was done: by a drag, by two fingers together, by taps one after the other, or by one press. */
export type By = 'drag' | 'two touches' | 'latched' | 'press'

/** What one player did. */
export interface Tally {
  turns: number
  /** Garments put on or packed, and those of them with which the needs could still be met. */
  garments: number
  fitting: number
  /** Garments that something was in the way of. */
  blocked: number
  /** Changes before the first door after which the needs could be met again. */
  corrections: number
  /** Steps of fasteners, those without help, and those by two touches, by latch, and by one press. */
  steps: number
  alone: number
  together: number
  latched: number
  pressed: number
  slips: number
  helps: number
}

/** What the last space of the bag holds. A kite needs luck with the wind. */
export type Treat = 'kite' | 'kiteAsleep' | 'picnic'

/** How an outing ended, and what was worn: a postcard of the album. */
export interface Postcard {
  outing: string
  plan: number
  worn: readonly number[]
  bag: readonly number[]
  /** Doors opened until every need was met, or three with the outfit shown. */
  doors: number
  /** The highest step of help that was given before the first door: 0 to 4. */
  help: number
  first: boolean
  shown: boolean
  treat: Treat
}

export interface State {
  level: Level
  seats: number
  seat: number
  turns: number
  errorless: boolean
  hangers: number
  fasteners: readonly Fastener[]
  deck: Outing[]
  at: number
  plan: number
  phase: 'plan' | 'dress' | 'fasten' | 'outside' | 'bag' | 'out' | 'over'
  /** The hangers in reach, from 0. */
  page: number
  /** Places in the outing's garments, in the order in which they were put on, and packed. */
  worn: readonly number[]
  bag: readonly number[]
  /** The garment to fasten, and how many of its steps are done. */
  fastening: { item: number; step: number } | null
  /** Steps of help in this turn, and the most before the first door. */
  help: number
  mostHelp: number
  /** Tries of this turn that something was in the way of. */
  misses: number
  doors: number
  /** What was missing at the last door. */
  missing: Need[]
  /** Whether there is wind for a kite this time. */
  breeze: boolean
  cards: Postcard[]
  /** The level of assistance of each garment that a player chose. */
  assists: { seat: number; assist: string }[]
  tallies: Tally[]
  last:
    { kind: 'blocked' | 'covered'; item: number; by: number } | { kind: 'on' | 'off' | 'packed'; item: number } | null
}

export type Move =
  | { kind: 'plan'; plan: number }
  | { kind: 'wear' | 'pack' | 'off'; item: number; assist?: string }
  | { kind: 'fasten'; by: By; slips: number }
  | { kind: 'treat'; treat: 'kite' | 'picnic' }
  | { kind: 'slide' | 'help' | 'hint' | 'door' | 'back' | 'next' | 'pass' }

export const noTally: Tally = {
  ...{ turns: 0, garments: 0, fitting: 0, blocked: 0, corrections: 0, steps: 0, alone: 0 },
  ...{ together: 0, latched: 0, pressed: 0, slips: 0, helps: 0 },
}
