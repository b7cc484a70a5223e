import type { Meaning } from './parse.ts'
import type { Plate, Sauce, Serving, Tense } from './plates.ts'

/** The grammar that level 4 practices. */
export type Focus = 'all' | 's' | 'ing' | 'ed' | 'plural' | 'pronoun'

/** What a customer orders. */
export interface Order {
  meaning: Meaning
  /** The best sentence, plate by plate. */
  best: readonly Serving[]
  /** When it happens, in the customer's words; already on the tray. */
  starter: Tense | null
  /** Every plate on the belt; before shuffling, those of the best sentence come first. */
  belt: readonly Plate[]
  /** The bottles, with the slot that each pours on. */
  sauces: readonly { slot: number; sauce: Sauce }[]
  /** The wrong plate of a chef's special, and its slot. */
  special: { slot: number; serving: Serving } | null
}
