import type { Kind } from './items.ts'
import type { Stretch } from './river.ts'
import type { StartKind } from './voice.ts'

/**
 * The measurements of a glide; times are in milliseconds. For `hand`, a button or slider replaced the voice, so none of
 * them may be reported as measurements of a voice.
 */
export interface VoiceReading {
  by: 'voice' | 'hand'
  start: StartKind
  rise: number
  voiced: number
  breaks: number
  /** Loudness from 0 to 1, at even intervals. */
  hill: number[]
}
export interface Glide extends VoiceReading {
  seat: number
  /** Key of the item that was said. */
  item: string
  /** The start that was asked for, in a pair to compare. */
  asked: StartKind | null
  /** The trick that was called before it, if any, and the shells that washed up with it. */
  call: Call | null
  shells: number
}
/** Far is an invitation to start softly, splash to start quickly. The shells don't depend on the start that follows. */
export type Call = 'far' | 'splash'
export type Felt = StartKind | 'same'

/** A quick start and a soft start of the same words, to compare. */
interface Pair {
  asks: StartKind
  /** Starts that came out as the other kind; after two the game moves on. */
  others: number
  made: StartKind[]
}
type Phase = 'call' | 'say' | 'landed' | 'compare' | 'fork' | 'easiest' | 'over'

export interface State {
  kind: Kind
  seat: number
  seats: number
  /** Planned number of glides; long glides reach the mouth sooner. */
  of: number
  /** Milliseconds of voicing that reach the last buoy. */
  target: number
  /** Asks each player after every fifth glide which one felt easiest, and not only at the end. */
  asks: boolean
  /** Number of glides between pairs; 0 for none. */
  pairEvery: number
  phase: Phase
  items: string[]
  at: number
  glides: Glide[]
  /** Progress down the river, from 0 to 1. */
  along: number
  way: Stretch[]
  pair: Pair | null
  /** Completed pairs of a quick and a soft start, and which felt easier. */
  pairs: { seat: number; felt: Felt | null }[]
  /** Each seat's easiest glide so far, as an index into `glides`. */
  easiest: (number | null)[]
  /** Each pick of an easiest glide, as an index into `glides`. */
  picks: number[]
  /** Number of all glides when a seat was last asked for its easiest one. */
  since: number[]
  /** Seats that still have to choose their easiest glide. */
  choosing: number[]
  /** The river's mouth is reached or the game was ended: the last questions. */
  closing: boolean
  /** Stretches on which a trick was called; null if none is ever called. */
  calls: number | null
  call: Call | null
  /** Friends that joined at each fork. */
  friends: number[]
  turnOver: boolean
  used: string[]
}

export type Move =
  /** `said` is set for a card from the player page. */
  | { kind: 'glide'; heard: VoiceReading; said?: string }
  | { kind: 'call'; trick: Call }
  | { kind: 'go' }
  | { kind: 'undo' }
  | { kind: 'contrast' }
  | { kind: 'compare'; felt: Felt | null }
  | { kind: 'fork'; stretch: Stretch }
  | { kind: 'easiest'; glide: number | null }
  | { kind: 'pass' }
  | { kind: 'close' }
