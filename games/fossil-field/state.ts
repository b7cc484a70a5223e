import type { Dig, Tier } from './digs.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  tier: Tier
  /** Names to choose from, unless a setting says otherwise. */
  clues: 'none' | 'steps'
  /** Named with this share of the outline in view or less, in percent, a find was named early. */
  early: number
  /** First calls that random play wins, in percent. */
  chance: number
}

/** How a square was brushed: by rubbing it, by a tap, or by a key or a switch. */
export type By = 'rub' | 'tap' | 'press'

/** What one player did. */
export interface Tally {
  turns: number
  digs: number
  /** Digs with the wide brush, and by rubbing. */
  wide: number
  rubbed: number
  calls: number
  helps: number
}

/** A find that has a name: who named it, and how. */
export interface Named {
  dig: string
  find: string
  seat: number
  /** Name and place right at the first call, without the last two steps of help. */
  first: boolean
  /** The outline in view at the right call, in percent. */
  outline: number
  /** Digs in this field so far. */
  digs: number
  /** The highest step of help for this find: 0 to 4. */
  help: number
  /** The game named it together with the player. */
  shown: boolean
  /** In its rock as it was named, or dug out and dancing. */
  display: 'rock' | 'dance'
  stars: number
  /** The squares that were open when it was named. */
  open: readonly number[]
}

interface Opened {
  square: number
  /** Brushed with the wide brush: dusty, and without a clue. */
  dusty: boolean
}

export interface State {
  level: Level
  seats: number
  seat: number
  turns: number
  errorless: boolean
  clues: 'none' | 'steps' | 'warmth'
  /** Names to choose from; 0 when the name is said and an adult confirms it. */
  choices: number
  digsPerTurn: number
  deck: Dig[]
  at: number
  phase: 'dig' | 'name' | 'place' | 'compare' | 'display' | 'over'
  brush: 'fine' | 'wide'
  /** In the order in which they were brushed. */
  opened: readonly Opened[]
  /** Digs in this field, and in this turn. */
  digs: number
  digsInTurn: number
  /** Calls for each find of the field, those that were wrong. */
  wrong: readonly number[]
  /** Squares to brush before the next call. */
  owed: number
  /** The name that was called, and the part that was chosen. */
  called: { find: string; part: number | null } | null
  /** A spoken name that needed help. */
  prompted: boolean
  help: number
  /** The most help for each find of the field. */
  mostHelp: readonly number[]
  named: readonly Named[]
  /** Finished fields: digs until the last find was named, and the solver's digs. */
  fields: readonly { digs: number; solver: number }[]
  assists: readonly { seat: number; assist: string }[]
  tallies: readonly Tally[]
}

export type Said = 'independent' | 'helped' | 'notYet'
export type Move =
  | { kind: 'dig'; square: number; by?: By; assist?: string }
  | { kind: 'name'; find: string; assist?: string }
  | { kind: 'say'; said: Said; assist?: string }
  | { kind: 'place'; part: number; by?: 'drag' | 'tap' | 'press' }
  | { kind: 'display'; as: 'rock' | 'dance' }
  | { kind: 'brush' | 'call' | 'back' | 'help' | 'hint' | 'next' | 'pass' }

export const noTally: Tally = { turns: 0, digs: 0, wide: 0, rubbed: 0, calls: 0, helps: 0 }
