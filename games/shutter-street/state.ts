import type { About } from './facts.ts'

export interface Level {
  name: string
  detail: string
  windows: 6 | 12 | 24
  pool: 'mixed' | 'single' | 'abstract'
  /** Most question tiles. */
  tiles: number
  /** Includes questions about the syllables of the word. */
  beats: boolean
  /** The learner closes the shutters by hand. */
  byHand: boolean
  tilesOnly: boolean
  /** A neighbor offers a clue for a lamp. */
  clues: boolean
}

/** A question and what it did. */
export interface Asked {
  seat: number
  /** Null for a question asked aloud. */
  question: string | null
  about: About | null
  yes: boolean
  /** Number of windows that were open before, and of shutters it closed. */
  open: number
  shut: number
  /** How many shutters a question chosen at random would have closed on average; null if no tile was left. */
  random: number | null
  /** Mistakes of the first attempt by hand: shutters left open that don't fit, and closed ones that do. */
  missed: number
  over: number
}

/** What came of a neighbor's offer: the lamp was saved, or a shadow or only a sneeze was seen for it. */
export type Clue = 'saved' | 'shadow' | 'sneeze'

export interface Street {
  id: string
  windows: string[]
  /** Window of the secret; -1 until it is picked. */
  secret: number
  shut: boolean[]
  /** The questions with a clear answer for the secret, in random order. Only those that split open windows are offered. */
  questions: string[]
  asked: Asked[]
  /** Questions and wrong knocks. */
  used: number
  /** Lamps left. Each question takes one, and a wrong knock takes two. */
  lamps: number
  wrongKnocks: number
  /** The neighbor who offers a clue. */
  neighbor: string
  clue: Clue | null
  opened: 'knock' | 'limit' | null
  /** Set after the limit: the question that would have helped most. */
  missedQuestion: string | null
}

/** The shutters while the player closes them by hand. */
export interface Closing {
  question: string | null
  about: About | null
  yes: boolean
  /** Shutters closed before this answer, which stay closed. */
  before: boolean[]
  random: number | null
  /** Mistakes of the first attempt; null before it. */
  first: { missed: number; over: number } | null
}

/** A door that was opened, with the lamps saved for the party. */
export type Door = Pick<Street, 'used' | 'lamps' | 'neighbor' | 'clue'> & {
  item: string
  opened: 'knock' | 'limit'
  seat: number
}

type Phase = 'street' | 'pick' | 'ask' | 'close' | 'clue' | 'last' | 'opened' | 'over'

export interface State {
  level: Level
  phase: Phase
  seat: number
  round: number
  rounds: number
  offers: string[]
  /** One per seat. */
  streets: Street[]
  /** The seat whose street gets its secret now. */
  picking: number
  closing: Closing | null
  doors: Door[]
  /** Questions and wrong knocks of finished streets. */
  history: Asked[]
  wrongKnocks: number
  seats: number
  spoken: boolean
  byPerson: boolean
  /** Lamps for each street; 0 if asking goes on without lamps. */
  limit: number
  category: string
}

export type Move =
  /** `helped` are the seats to which a neighbor of an earlier game brings a lamp. */
  | { kind: 'street'; street: string; seen?: string[]; helped?: number[] }
  | { kind: 'pick'; pane: number }
  | { kind: 'ask'; question: string }
  | { kind: 'spoken'; yes: boolean; about?: About | null }
  | { kind: 'shut'; pane: number }
  | { kind: 'done' }
  | { kind: 'clue'; trade: boolean }
  | { kind: 'knock'; pane: number }
  | { kind: 'next' }
  | { kind: 'pass' }

export const currentStreet = (state: State): Street => state.streets[state.seat] as Street
export const openWindows = ({ shut }: Street): number[] => shut.flatMap((is, at) => (is ? [] : [at]))
export const openItems = (street: Street): string[] => openWindows(street).map((at) => street.windows[at] ?? '')
/** Lamps saved for the party. */
export const savedLamps = ({ doors }: Pick<State, 'doors'>): number => doors.reduce((sum, { lamps }) => sum + lamps, 0)
