import type { ClueKind } from './thread.ts'
import type { Level } from './levels.ts'

type Phase =
  | 'pick'
  | 'read'
  | 'vote'
  | 'meaning'
  | 'clues'
  | 'filed'
  | 'reply'
  | 'forecast'
  | 'timing'
  | 'reaction'
  | 'insight'
  | 'over'

export type Move =
  | { kind: 'open'; id: string }
  | { kind: 'arrive' }
  | { kind: 'vote'; meaning: number | null }
  | { kind: 'mean'; meaning: number }
  | { kind: 'clue'; id: string }
  | { kind: 'file' }
  | { kind: 'back' }
  | { kind: 'hint' }
  | { kind: 'on' }
  | { kind: 'reply'; reply: number }
  | { kind: 'forecast'; face: number | null }
  | { kind: 'send'; when: 'now' | 'later' }
  | { kind: 'headline'; note: number }
  | { kind: 'pass' }
  | { kind: 'close' }

export interface UsedClue {
  text: string
  kind: ClueKind
  strong: boolean
}
/** An entry in the case notes: what a player thinks was meant, and why. */
export interface Note {
  question: string
  meaning: string
  fit: 'likely' | 'plausible' | 'shown'
  clues: UsedClue[]
  seat: number
  /** Whether a hint showed where to look. */
  hinted: boolean
}
/** A reply that was sent, with its forecasts and the actual reaction. */
export interface Sent {
  /** The player whose turn it was, who forecasts first. */
  seat: number
  text: string
  forecasts: (number | null)[]
  /** When it was sent; null until that is decided. */
  when: 'now' | 'later' | null
  /** How many stickers came back. */
  stickers: number
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
  /** The number of clues that a meaning needs. */
  need: number
  errorless: boolean
  seats: number
  seat: number
  phase: Phase
  /** The ids of the threads on the desk. */
  offered: string[]
  /** The id of the open thread; '' before one is opened. */
  id: string
  step: number
  /** Keys of the messages that have arrived, and of those still to come. */
  feed: string[]
  queue: string[]
  /** The order in which meanings or replies are offered. */
  order: number[]
  votes: (number | null)[]
  chosen: number | null
  /** Meanings that were tried and not supported. */
  out: number[]
  picked: string[]
  misses: number
  /** Whether a hint was asked for. */
  hinted: boolean
  /** The feedback of the last try. */
  told: Told | null
  notes: Note[]
  sent: Sent[]
  /** Whether the reaction to the reply is still to be shown. */
  pending: boolean
  retries: number
  weakClues: number
  headline: number | null
  used: string[]
  /** Whether a turn just ended; `seat` is already the next one. */
  turnOver: boolean
}
