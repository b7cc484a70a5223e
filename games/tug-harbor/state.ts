import type { Day, Recipe } from './days.ts'
import type { Point } from './harbor.ts'
import type { Sailing } from './sail.ts'

export interface Level extends Recipe {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  /** The first step of help that a tap brings. */
  helpFrom: number
  /** Boats that lanes taken by chance bring in on the first try, in percent. */
  chance: number
}

/** How a route was given: in one stroke, by taps, or as a numbered lane. */
export type By = 'draw' | 'taps' | 'lane'
export type Cargo = 'lumber' | 'lamps'

/** What the rules track for a boat. */
export interface Boat extends Sailing {
  /** The dock that has its flag. */
  flag: number
  /** What is on its flag. */
  sign: number
  seat: number
  isUrgent: boolean
  /** It carries a half of something that two boats bring. */
  isHalf: boolean
  /** The shortest way from its entry to its dock, in units. */
  shortest: number
  /** Where it has sailed before its present path. */
  track: readonly Point[]
  arrived: number | null
  /** Ticks from its arrival until it was picked or sent. */
  answered: number | null
  routes: number
  /** Routes over land or to another dock. */
  misses: number
  /** What was wrong with its last route, if anything. */
  wrong: 'land' | 'dock' | null
  help: number
  /** Another boat was sent while this urgent one waited. */
  isPassedOver: boolean
  by: By | null
  isPausedRoute: boolean
  assist: string
}

/** A boat that has docked; its track is all that it sailed. */
export interface Docked extends Boat {
  day: number
  /** Without a stop, a wrong dock, or land in its way, and below the third step of help. */
  isClean: boolean
  /** No other boat was under way for at least half of its way, although more than one was asked for: it doesn't count. */
  isAlone: boolean
  /** What it sailed, as a multiple of the shortest way. */
  ratio: number
}

/** What one player did. */
export interface Tally {
  turns: number
  routes: number
  anchors: number
  pauses: number
  fixed: number
  helps: number
}
export const noTally: Tally = { turns: 0, routes: 0, anchors: 0, pauses: 0, fixed: 0, helps: 0 }

export interface State {
  level: Level
  seats: number
  seat: number
  turns: number
  errorless: boolean
  canPause: boolean
  snap: boolean
  pace: number
  boatsPerDay: number
  /** Boats at once that the level or a setting asks for, and how many were called. */
  asked: number
  called: number
  docks: number
  /** What is on the flag of each dock, another order in each game. */
  signs: readonly number[]
  fog: number
  deck: readonly Day[]
  at: number
  phase: 'call' | 'sail' | 'unload' | 'over'
  tick: number
  boats: readonly Boat[]
  isPaused: boolean
  picked: number | null
  help: { boat: number; step: number } | null
  docked: readonly Docked[]
  unloaded: readonly Cargo[]
  /** Things that two boats have brought. */
  joined: number
  pausedMs: number
  /** Pairs of this wave whose crossing was fixed early. */
  fixedPairs: readonly string[]
  tallies: readonly Tally[]
}

export type Move =
  | { kind: 'call'; boats: number; piers?: number; lamps?: number }
  | { kind: 'sail'; ticks: number }
  | { kind: 'pick'; boat: number | null }
  | { kind: 'route'; boat: number; line: readonly Point[]; by: 'draw' | 'taps'; assist?: string }
  | { kind: 'lane'; boat: number; dock: number; assist?: string }
  | { kind: 'anchor'; boat: number }
  | { kind: 'pause' }
  | { kind: 'resume'; ms?: number }
  | { kind: 'unload'; cargo: Cargo }
  | { kind: 'help' | 'hint' | 'pass' }
