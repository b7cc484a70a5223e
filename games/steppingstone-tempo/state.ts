import type { Chunks, Stone } from './chunking.ts'
import type { Kind } from './items.ts'
import type { Tap } from './tempo.ts'

/** What lies across the stream. */
export interface Crossing {
  /** With slashes where a speaker pauses. */
  text: string
  stones: Stone[]
  /** From where it comes: words that somebody typed never go into the log. */
  from: 'level' | 'own' | 'cards'
}

/** A crossing that was made. */
export interface Result {
  seat: number
  crossing: Crossing
  /** One for each stone. */
  taps: Tap[]
  /** For each stone, presses on it before the turtle had blinked. */
  hurried: number[]
  /** The syllables per minute that were set. */
  rate: number
  /** Chunks that were left out, as the adult marked them. */
  left: number[]
}

/** How far downstream a scene lies: near the spring, at the mill, by the lake. */
export type Place = 'spring' | 'mill' | 'lake'

type Phase = 'own' | 'cross' | 'after' | 'over'

export interface State {
  kind: Kind
  by: Chunks
  seat: number
  seats: number
  /** Crossings in all. */
  of: number
  pauseMs: number
  /** Of the band, as a share of the rate. */
  width: number
  rate: number
  phase: Phase
  /** What is dealt, by length; of a passage its sentences. */
  queues: string[][]
  /** What was laid out in this play. */
  played: string[]
  /** For each seat how long its crossings are now. */
  rungs: number[]
  /** Crossings of somebody's own text; they come round again. */
  own: string[]
  crossing: Crossing
  taps: Tap[]
  hurried: number[]
  log: Result[]
  /** How often somebody went on to a longer crossing, downstream. */
  downstream: number
  turnOver: boolean
  used: string[]
}

export type Move =
  /** A text of one's own; empty for the level's. */
  | { kind: 'own'; text: string }
  /** A text of the player page's cards in place of what lies there. */
  | { kind: 'lay'; text: string }
  | { kind: 'tap'; at: number; broken: boolean }
  | { kind: 'leave-out'; stone: number }
  | { kind: 'pace'; by: number }
  | { kind: 'go'; next: 'longer' | 'alike' | 'again' }
  | { kind: 'pass' }
  | { kind: 'close' }
