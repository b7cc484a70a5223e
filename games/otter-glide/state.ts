import type { Kind } from './items.ts'
import type { Stretch } from './river.ts'
import type { StartKind } from './voice.ts'

/**
 * What a glide was, as it was heard. Times in milliseconds. By `hand`, a button or a slider stood in for the voice: then
 * nothing in here was measured of a voice, and nothing of it may be reported as that.
 */
export interface Heard {
  by: 'voice' | 'hand'
  start: StartKind
  rise: number
  voiced: number
  breaks: number
  /** Heights of the loudness, 0 to 1, evenly over its time. */
  hill: number[]
}
export interface Glide extends Heard {
  seat: number
  /** What was said: a key of the items. */
  item: string
  /** What was asked for, in a pair to compare. */
  asked: StartKind | null
  /** How the start felt, 1 tense to 5 easy; null where nobody said. */
  ease: number | null
}
export type Felt = StartKind | 'same'

/** A pair to compare: a quick start and a soft one, of the same words. */
interface Pair {
  asks: StartKind
  /** Starts of the other kind so far: after two it goes on. */
  others: number
  made: StartKind[]
}
type Phase = 'say' | 'rate' | 'compare' | 'fork' | 'easiest' | 'over'

export interface State {
  kind: Kind
  seat: number
  seats: number
  /** Glides that were planned; longer ones reach the mouth sooner. */
  of: number
  /** Milliseconds of voice that the last buoy marks. */
  target: number
  rates: boolean
  /** Every so many glides a pair comes by itself; 0 for never. */
  pairEvery: number
  phase: Phase
  items: string[]
  at: number
  glides: Glide[]
  /** How far down the river, 0 to 1. */
  along: number
  way: Stretch[]
  pair: Pair | null
  /** Pairs that hold a quick and a soft start, with what felt easier. */
  pairs: { seat: number; felt: Felt | null }[]
  /** For each seat the glide that felt easiest: an index of `glides`. */
  easiest: (number | null)[]
  /** Seats that are still to choose theirs. */
  choosing: number[]
  turnOver: boolean
  used: string[]
}

export type Move =
  /** `said` where it was a card of the player page. */
  | { kind: 'glide'; heard: Heard; said?: string }
  | { kind: 'rate'; ease: number | null }
  | { kind: 'undo' }
  | { kind: 'contrast' }
  | { kind: 'compare'; felt: Felt | null }
  | { kind: 'fork'; stretch: Stretch }
  | { kind: 'easiest'; glide: number | null }
  | { kind: 'pass' }
  | { kind: 'close' }
