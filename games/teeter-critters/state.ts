import type { Said } from '../kit/index.ts'
import type { From, Piece, Plank } from './planks.ts'

export interface Level {
  name: string
  detail: string
  from: From
  /** A mobile in a studio instead of critters on a plank. */
  studio: boolean
  /** Weights are on nobody's card: the tilt tells. */
  blind: boolean
}

/** What to do after a splash; no answer is better than another. */
type After = 'same' | 'swap' | 'ask'
export type Answer = 'took' | 'traded' | 'declined'
/** What a single player may ask the partner who knows the other half. */
export type Question = 'weight' | 'wish' | 'spot'

/** A flag on a spot. `by` is a seat, or who else suggests it; a sketch until its reason was heard. */
export interface Flag {
  spot: number
  by: number | 'partner' | 'adult'
  said: Said | null
}

/** What one player did. */
export interface Tally {
  turns: number
  /** Flags offered, with how many of them the adult heard a reason. */
  flags: number
  reasons: number
  /** Times asked for a flag, passes of a flag included. */
  asked: number
  took: number
  traded: number
  declined: number
  /** Answers that the adult heard. */
  replies: number
  /** Sum of the cues of what was heard. */
  cues: number
  splashes: number
  same: number
  swap: number
  ask: number
  /** Times the adult's flag was asked for. */
  help: number
  questions: number
  /** Spots that the partner named. */
  named: number
}

/** A crew photo: who was where at the end of a plank, and whether it was level. */
export interface Photo {
  plank: string
  pieces: Piece[]
  places: (number | null)[]
  dry: boolean
  /** How many wishes were met, of those that counted. */
  met: number
  wishes: number
  goose: 'aboard' | 'shore'
}

type Phase =
  | 'wait'
  | 'flag'
  | 'why'
  | 'answer'
  | 'ask'
  | 'place'
  | 'splash'
  | 'goose'
  | 'fix'
  | 'photo'
  /** This device only shows cards by number. */
  | 'cards'
  | 'over'

export interface State {
  level: Level
  seats: number
  /** Only spots from which a solution can be reached are offered. */
  errorless: boolean
  /** Added to the band of each plank. */
  ease: number
  deck: Plank[]
  /** The number of the plank in play, from 0. */
  at: number
  /** The plank's pieces, and the goose once it has come. */
  pieces: Piece[]
  places: (number | null)[]
  /** The pieces to place, in order; the first is in hand. */
  queue: number[]
  /** Whose card each piece is on; alone, 0 is the player's and 1 the partner's. */
  owners: number[]
  /** What the partner has told a single player, by piece. */
  told: { weight: boolean; wish: boolean }[]
  /** The partner has named a spot on this plank. */
  named: boolean
  seat: number
  flagger: number | null
  flag: Flag | null
  /** A spot that a trade keeps for another player. */
  kept: { spot: number; seat: number } | null
  answer: Answer | null
  replied: boolean
  phase: Phase
  /** The wish that waits, as a place in the plank's wishes. */
  waiting: number | null
  /** Spots that tipped the plank with the piece in hand. */
  wet: number[]
  /** Pieces that were moved after they had been placed. */
  moved: number[]
  tips: number
  fixes: number
  forecast: boolean
  helped: boolean
  goose: 'none' | 'aboard' | 'shore'
  photos: Photo[]
  tallies: Tally[]
  /** What the last move did, for the view. */
  last: { kind: 'steady' | 'splash'; piece: number; spot: number } | null
}

export type Move =
  | { kind: 'wait'; wish: number }
  | { kind: 'flag'; spot: number }
  | { kind: 'noFlag' }
  | { kind: 'why'; said: Said | null }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'ask'; about: Question }
  | { kind: 'reply'; said: Said }
  | { kind: 'help' }
  | { kind: 'place'; spot: number }
  | { kind: 'after'; after: After }
  | { kind: 'goose'; aboard: boolean }
  | { kind: 'fix'; piece: number }
  | { kind: 'photo' }
  | { kind: 'next' }
  | { kind: 'pass' }

export const noTally: Tally = {
  ...{ turns: 0, flags: 0, reasons: 0, asked: 0, took: 0, traded: 0, declined: 0, replies: 0, cues: 0 },
  ...{ splashes: 0, same: 0, swap: 0, ask: 0, help: 0, questions: 0, named: 0 },
}
