import { answerOf, type Rule, type Stems } from './phrases.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  /** From 0. */
  tier: number
  stems: Stems
  /** Lights of the first phrase. */
  start: number
  /** From the start of one light to the next, in ms. */
  pace: number
  /** The rules of a game, each for its share of the phrases. */
  rules: readonly Rule[]
  /** First tries that random play wins, in percent. */
  chance: number
}

/** How much an adult helps, from nothing to hand over hand. */
const assists = ['independent', 'set-up', 'verbal', 'hand-over-hand'] as const
export type Assist = (typeof assists)[number]
/** The one of two levels of assistance that helps more. */
export const moreAssist = (one: Assist, other: Assist): Assist =>
  assists.indexOf(other) > assists.indexOf(one) ? other : one
/** Whether the player answers without an adult's help; setting up comes before the answer. */
export const isUnaided = (assist: Assist): boolean => assist === 'independent' || assist === 'set-up'

/** `new` brings another phrase each time, `song` one that grows, and `composer` phrases that players write. */
export type Mode = 'new' | 'song' | 'composer'
export const tricks = ['said', 'pictured', 'tapped', 'none'] as const
export type Trick = (typeof tricks)[number]
export const places = ['opening', 'middle', 'lullaby'] as const
export type Place = (typeof places)[number]

/** The staircase of one player with one rule: two right in a row go up, two wrong go down. */
export interface Climb {
  length: number
  right: number
  wrong: number
}

/** A phrase that was played to its end, and what became of it. */
export interface Finished {
  seat: number
  rule: Rule
  lights: readonly number[]
  /** Counts toward the span: a new phrase, answered freely. */
  counts: boolean
  /** Right on the first try, without help from the game or an adult. */
  first: boolean
  /** The place of the first wrong light, from 0; null without any. */
  wrongAt: number | null
  /** The highest step of help, 0 to 4. */
  help: number
  /** How often it was watched again. */
  replays: number
  /** The highest level of assistance in the phrase. */
  assist: Assist
  /** What the player added: a light, or someone from the band. */
  extra: 'light' | 'band' | null
  /** The stem of the added light. */
  more: number | null
  place: Place
  trick: Trick | null
}

export interface State {
  level: Level
  seats: number
  seat: number
  stems: Stems
  mode: Mode
  errorless: boolean
  /** Phrases get longer and shorter. */
  adapts: boolean
  /** Rules of the game, each for its share of the phrases. */
  rules: readonly Rule[]
  /** Lights of the first phrase, and the fewest and most. */
  first: number
  least: number
  most: number
  /** How often a phrase may be watched again before that counts as help. */
  allowance: number
  /** Phrases of the game, and those that are over. */
  total: number
  number: number
  /** Phrases in the order in which they are dealt. */
  order: readonly string[]
  phase: 'watch' | 'echo' | 'compose' | 'add' | 'place' | 'trick' | 'over'
  rule: Rule
  lights: readonly number[]
  taps: readonly number[]
  wrongAt: number | null
  slips: number
  help: number
  replays: number
  /** The highest level of assistance in this phrase so far. */
  assist: Assist
  climbs: readonly Partial<Record<Rule, Climb>>[]
  done: readonly Finished[]
}

export type Move =
  | { kind: 'watch' }
  | { kind: 'tap'; stem: number; assist?: Assist }
  | { kind: 'again' | 'help' | 'compose' | 'clear' | 'pass' }
  | { kind: 'add'; extra: 'light' | 'band' }
  | { kind: 'place'; place: Place }
  | { kind: 'trick'; trick: Trick }

/** The stems to tap for this phrase. */
export const answerNow = ({ rule, stems, lights }: State): number[] => answerOf(rule, stems, lights)
/** The stem to tap next. */
export const nextStem = (state: State): number | undefined => answerNow(state)[state.taps.length]
/** The step of help that was given; watching again is the first, beyond what the settings allow. */
export const helpNow = ({ help, replays, allowance }: State): number => Math.max(help, replays > allowance ? 1 : 0)
/** From this step on, the game and the player play together. */
export const together = 4
export const isTogether = ({ errorless, help }: State): boolean => errorless || help >= together
/** Who writes the phrase for the player whose turn it is. */
export const composerOf = ({ seat, seats }: State): number => (seat + seats - 1) % seats
/** The light and the notes of a phrase in the concert. */
export const tuneOf = ({ lights, more }: Pick<Finished, 'lights' | 'more'>): number[] =>
  more === null ? [...lights] : [...lights, more]
/** A night's phrases in the order of the concert. */
export const concertOf = (done: readonly Finished[]): Finished[] =>
  places.flatMap((place) => done.filter((one) => one.place === place))
