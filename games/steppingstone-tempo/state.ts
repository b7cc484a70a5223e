import type { Earned } from '@marigold/contract'
import type { Chunks, Stone } from './chunking.ts'
import type { Kind } from './items.ts'
import type { Choice, Lead } from './journey.ts'
import type { Tap } from './tempo.ts'

/** A text laid out across the stream. */
export interface Crossing {
  /** With slashes where a speaker pauses. */
  text: string
  stones: Stone[]
  /** The source of the text. Words that a user typed are never logged. */
  from: 'level' | 'own' | 'cards'
}

/** A completed crossing. */
export interface Result {
  seat: number
  crossing: Crossing
  /** One for each stone. */
  taps: Tap[]
  /** For each stone, the presses before its turtle blinked. */
  hurried: number[]
  /** The chosen syllables per minute. */
  rate: number
  /** Presses that came too soon after another to count. */
  rushed: number
  /** False if taps came over a video call, where only their order is known. */
  timed: boolean
  /** Chunks that the adult marked as left out. */
  left: number[]
  /** How the adult heard it said; null if nobody was asked. */
  earned: Earned | null
  choice: Choice
  /** What the choice brought. */
  won: number
}

/** How far downstream the scene is: near the spring, at the mill, or at the lake. */
export type Place = 'spring' | 'mill' | 'lake'

type Phase = 'own' | 'choose' | 'cross' | 'after' | 'over'

export interface State {
  kind: Kind
  by: Chunks
  seat: number
  seats: number
  /** The total number of crossings. */
  of: number
  pauseMs: number
  /** The width of the band, as a share of the rate. */
  width: number
  rate: number
  timed: boolean
  /** Whether the adult marks each crossing. */
  asks: boolean
  phase: Phase
  /** The dealt texts, by length, or the sentences of a passage. */
  queues: string[][]
  /** The texts of this game so far. */
  played: string[]
  /** How long each player's crossings are now. */
  rungs: number[]
  /** Crossings of a user's own text, which repeat. */
  own: string[]
  crossing: Crossing
  taps: Tap[]
  hurried: number[]
  rushed: number
  /** When the last press was, whether it counted or not. */
  pressed: number | null
  /** The choice for this crossing. */
  choice: Choice
  /** Whom each player leads. */
  leads: Lead[]
  log: Result[]
  /** How often players chose a longer crossing, downstream. */
  downstream: number
  turnOver: boolean
  used: string[]
}

export type Move =
  /** A user's own text; empty for the level's. */
  | { kind: 'own'; text: string }
  /** A text of the player page's cards, which replaces the current one. */
  | { kind: 'lay'; text: string }
  | { kind: 'choose'; choice: Choice }
  | { kind: 'tap'; at: number; broken: boolean }
  | { kind: 'score'; earned: Earned }
  | { kind: 'leave-out'; stone: number }
  | { kind: 'pace'; by: number }
  | { kind: 'go'; next: 'longer' | 'alike' | 'again' }
  | { kind: 'pass' }
  | { kind: 'close' }
