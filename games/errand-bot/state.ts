import type { Tile, Trouble } from './program.ts'
import type { PlaceName, Tier, TownMap } from './town.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  tier: Tier
  arrows: 'compass' | 'relative'
  /** The ×3 tile is there. */
  repeats: boolean
  /** A road block comes once a plan is ready. */
  blocks: boolean
  /** The first step of help that a tap brings. */
  helpFrom: number
  /** First runs with the right flag that random play wins, in percent. */
  chance: number
}

export const growths = [
  'bridge',
  'slide',
  'fountain',
  'playground',
  'library',
  'bandstand',
  'bakery',
  'greenhouse',
] as const
export type Growth = (typeof growths)[number]

/** A finished map. */
export interface Finished {
  map: string
  seat: number
  plan: string
  runs: number
  /** The first run did every errand, and the flag was on the bot's square (null without one): less help than the trail. */
  first: boolean
  flag: boolean | null
  tiles: number
  shortest: number
  /** Bugs that were gone in the next run, below the third step of help. */
  fixed: number
  help: number
  shown: boolean
  /** Time from the map to the first Go, in ms. */
  planMs: number
  firstPlace: PlaceName
  block: number | null
  gear: State['gear']
  errand: number | null
}

/** A run that did not do every errand. */
interface Stopped {
  plan: string
  trouble: Trouble | null
  /** The tile that stopped the bot, and how far it came. */
  at: number
  steps: number
  square: number
}

export interface State {
  level: Level
  seats: number
  seat: number
  planner: number
  turns: number
  tilesInTurn: number
  errorless: boolean
  arrows: 'compass' | 'relative'
  /** False: each tile runs at once, and nothing is counted. */
  whole: boolean
  flags: boolean
  blocks: boolean
  /** 0 for as many as the map has. */
  errandCount: number
  hasBattery: boolean
  deck: TownMap[]
  at: number
  phase: 'errand' | 'gear' | 'plan' | 'block' | 'flag' | 'model' | 'done' | 'build' | 'over'
  /** Which of two errands was chosen; all of them if null. */
  errand: number | null
  gear: 'battery' | 'umbrella' | null
  /** The fewest tiles for what was chosen, and around the road block. */
  shortest: string
  plan: string
  cursor: number
  flag: number | null
  block: number | null
  /** Runs on this map, and what came of the last one. */
  runs: number
  stopped: Stopped | null
  help: number
  mostHelp: number
  /** The most help since the last run. */
  runHelp: number
  /** A wrong one of two tiles was picked. */
  missed: boolean
  fixed: number
  first: boolean
  firstFlag: boolean | null
  planMs: number
  finished: readonly Finished[]
  built: Growth | null
  assists: readonly { seat: number; assist: string }[]
  tallies: readonly Tally[]
}

/** What one player did. */
export interface Tally {
  turns: number
  tiles: number
  runs: number
  flags: number
  helps: number
  breaks: number
}
export const noTally: Tally = { turns: 0, tiles: 0, runs: 0, flags: 0, helps: 0, breaks: 0 }

export type Move =
  | { kind: 'errand'; at: number }
  | { kind: 'gear'; gear: 'battery' | 'umbrella' }
  | { kind: 'add'; tile: Tile }
  | { kind: 'pick'; tile: Tile }
  | { kind: 'remove' | 'cursor'; at: number }
  | { kind: 'flag'; square: number }
  | { kind: 'go'; planMs?: number; assist?: string }
  | { kind: 'build'; what: Growth }
  | { kind: 'ready' | 'back' | 'help' | 'hint' | 'model' | 'next' | 'pass' | 'see' }
