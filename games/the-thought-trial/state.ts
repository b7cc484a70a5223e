import type { Rated, RatingSteps, Said } from '../kit/index.ts'
import type { Answer } from './camera-items.ts'
import type { Trap, Verdict } from './cases.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age of its cases. */
  from: 8 | 11 | 15
  /** Cases of work and home. */
  adult: boolean
  /** The player's own thought, with an adult, and without any cases. */
  own: boolean
  /** Statements to sort before the case. */
  camera: number
  /** Envelopes to choose three of. */
  sealed: number
  steps: RatingSteps
  /** Whether it asks for thinking traps, and what would change the player's mind. */
  traps: boolean
  mind: boolean
}

export type Pan = 'for' | 'against' | 'shelf'
/** A feather, a letter, and a boulder. */
export const weights = [1, 2, 4] as const
export type Weight = (typeof weights)[number]
/** What a witness lets the player do: weigh one exhibit again, open one more, or make a plan. */
export const powers = ['friend', 'scientist', 'future'] as const
export type Power = (typeof powers)[number]

/** An exhibit in its place. It is paper until `said`, and paper weighs nothing. */
export interface Weighed {
  exhibit: number
  seat: number
  pan: Pan
  /** As agreed: the middle one of `votes`. */
  weight: Weight
  /** Of everyone who weighed it, the one who placed it first. */
  votes: readonly Weight[]
  said: Said | null
  /** Steps of help with the reason. */
  help: number
}

/** The exhibit in hand. */
interface Hand {
  exhibit: number
  pan: Pan | null
  weight: Weight | null
  help: number
}

/** A statement that was sorted. */
interface Sorted {
  item: string
  seat: number
  /** On the first try and without help. */
  first: boolean
  help: number
}

export interface CaseRecord {
  /** The id of the case; `own` is the player's own thought. */
  id: string
  /** The exhibits in its envelopes. */
  sealed: readonly number[]
  /** How many of them there is time for. */
  opens: number
  weighed: readonly Weighed[]
  /** Belief and feeling before, then both after; none in a jury. */
  ratings: readonly Rated[]
  trap: Trap | 'none' | null
  witness: Power | null
  /** What would change the player's mind, by its place in the table. */
  mind: number | null
  /** One verdict, or everyone's in a jury. */
  verdicts: readonly Verdict[]
  /** The fairer way to say it: a starter of the case, the usual one for the verdict, or own words. */
  starter: Starter | null
  plan: string | null
  /** Who can help, where the thought is about something that is really happening. */
  helper: Helper | null
}
type Starter = number | 'usual' | 'own'
export const helpers = ['family', 'school', 'doctor', 'here'] as const
type Helper = (typeof helpers)[number]

// prettier-ignore
type Phase =
  | 'toy' | 'camera' | 'lock' | 'words' | 'meet' | 'rate' | 'open' | 'pan' | 'weigh' | 'because' | 'vote' | 'trap'
  | 'witness' | 'reweigh' | 'mind' | 'verdict' | 'plan' | 'thanks' | 'real' | 'over'

export interface State {
  level: Level
  seats: number
  seat: number
  /** Goes up with each statement, exhibit, and case. */
  turns: number
  phase: Phase
  traps: boolean
  witnesses: boolean
  mind: boolean
  errorless: boolean
  /** Statements to sort, by id, and those that were. */
  camera: readonly string[]
  sorted: readonly Sorted[]
  /** Wrong answers to this statement, and steps of help with it. */
  wrong: number
  help: number
  /** Cases to come, the first one next, and all whose thought was met. */
  deck: readonly string[]
  met: readonly string[]
  cases: number
  now: CaseRecord | null
  done: readonly CaseRecord[]
  hand: Hand | null
  /** Seats that still weigh the exhibit, or vote on the verdict. */
  voters: readonly number[]
}

export type Move =
  | { kind: 'gavel' }
  | { kind: 'sort'; answer: Answer }
  | { kind: 'help' }
  | { kind: 'together' }
  | { kind: 'told' }
  | { kind: 'take' }
  | { kind: 'skip' }
  | { kind: 'real' }
  | { kind: 'helper'; who: Helper }
  | { kind: 'rate'; rated: Rated }
  | { kind: 'open'; exhibit: number }
  | { kind: 'pan'; pan: Pan }
  | { kind: 'weigh'; weight: Weight }
  | { kind: 'back' }
  | { kind: 'because'; said: Said | null }
  | { kind: 'vote'; weight: Weight }
  | { kind: 'trap'; trap: Trap | 'none' }
  | { kind: 'witness'; power: Power }
  | { kind: 'again'; at: number }
  | { kind: 'leave' }
  | { kind: 'mind'; way: number }
  | { kind: 'say'; at: number }
  | { kind: 'verdict'; verdict: Verdict; starter: Starter | null }
  | { kind: 'plan'; plan: string }
  | { kind: 'thank' }
  | { kind: 'pass' }

/** Exhibits whose reason was heard. */
export const reasonsIn = ({ weighed }: Pick<CaseRecord, 'weighed'>): readonly Weighed[] =>
  weighed.filter(({ said }) => said !== null)

/** What hangs from the beam, for `torqueOf`: for the thought on the left, against it on the right. Paper weighs nothing. */
export const loadsOf = ({ weighed }: Pick<CaseRecord, 'weighed'>) =>
  weighed
    .filter(({ pan, said }) => pan !== 'shelf' && said !== null)
    .map(({ pan, weight }) => ({ weight, at: pan === 'for' ? -1 : 1 }))
/** The torque at which the beam leans as far as it goes. */
export const tip = 6
