import type { ClueKind } from './thread.ts'
import type { Level } from './levels.ts'

type Phase =
  'pick' | 'read' | 'vote' | 'meaning' | 'clues' | 'filed' | 'reply' | 'forecast' | 'reaction' | 'insight' | 'over'

export type Move =
  | { kind: 'open'; id: string }
  | { kind: 'arrive' }
  | { kind: 'vote'; meaning: number | null }
  | { kind: 'mean'; meaning: number }
  | { kind: 'clue'; id: string }
  | { kind: 'file' }
  | { kind: 'back' }
  | { kind: 'on' }
  | { kind: 'reply'; reply: number }
  | { kind: 'forecast'; face: number | null }
  | { kind: 'headline'; note: number }
  | { kind: 'pass' }
  | { kind: 'close' }

export interface UsedClue {
  text: string
  kind: ClueKind
  strong: boolean
}
/** A line of the case notes: what somebody thinks was meant, and the reasons that they gave. */
export interface Note {
  question: string
  meaning: string
  fit: 'likely' | 'plausible' | 'shown'
  clues: UsedClue[]
  seat: number
}
/** A reply that was sent, what was expected of it, and what came. */
export interface Sent {
  /** Whose turn it was: forecasts go round from there. */
  seat: number
  text: string
  forecasts: (number | null)[]
  face: number
  reaction: string
  ending: string | null
}
interface Told {
  kind: 'weak' | 'other' | 'off'
  text: string
}

export interface State {
  level: Level
  /** Clues that a meaning needs. */
  need: number
  errorless: boolean
  seats: number
  seat: number
  phase: Phase
  /** Folders on the desk, by the names of their threads. */
  offered: string[]
  /** The open thread; '' before one is opened. */
  id: string
  step: number
  /** Messages that have come, and those that are coming, by their keys. */
  feed: string[]
  queue: string[]
  /** In which order meanings or replies are offered. */
  order: number[]
  votes: (number | null)[]
  chosen: number | null
  /** Meanings that were tried and did not hold. */
  out: number[]
  picked: string[]
  misses: number
  /** What the last try told. */
  told: Told | null
  notes: Note[]
  sent: Sent[]
  /** The reply whose reaction is still to be shown. */
  pending: boolean
  retries: number
  weakClues: number
  headline: number | null
  used: string[]
  /** True once a turn has just ended: `seat` already names the next one. */
  turnOver: boolean
}
