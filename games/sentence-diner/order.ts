import type { Meaning } from './parse.ts'
import type { Plate, Sauce, Serving, Tense } from './plates.ts'

/** The grammar that level 4 trains. */
export type Focus = 'all' | 's' | 'ing' | 'ed' | 'plural' | 'pronoun'

/** What a customer wants. */
export interface Order {
  meaning: Meaning
  /** The best sentence, plate by plate. */
  best: readonly Serving[]
  /** When it happens, as the customer says it: it stands on the tray already. */
  starter: Tense | null
  /** Every plate on the belt; the first ones are those of the best sentence, before the belt is mixed. */
  belt: readonly Plate[]
  /** Bottles that stand there, by the slot they pour on. */
  sauces: readonly { slot: number; sauce: Sauce }[]
  /** On chef's special: the plate that is wrong, and where it stands. */
  special: { slot: number; serving: Serving } | null
}
