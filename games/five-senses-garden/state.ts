import type { LevelBase, Rated, RatingSteps, Said } from '../kit/index.ts'
import { ownWord, type Place, type Sense } from './senses.ts'

export interface Level extends LevelBase {
  /** Lowest age of its prompts. */
  from: 5 | 8 | 11 | 15
  /** How many things to notice with each sense, in the order of the routine. */
  counts: readonly number[]
  /** Words for each thing. */
  words: 1 | 2
  /** From memory: the player chooses the senses, and prompts are only shown when asked for. */
  memory: boolean
  steps: RatingSteps
  /** Words to choose from. */
  offered: number
}

/** One thing to notice: a prompt, and a quality to look for. */
export interface Slot {
  prompt: string
  sense: Sense
  /** The bed it is planted in: a swapped sense stays where the other one was. */
  bed: Sense
  quality: string
}

/** A partner found it: at which look, and how it was described. */
interface Found {
  look: 1 | 2
  said: Said
}

export interface Bud {
  slot: Slot
  seat: number
  /** Ids of qualities, or `own`. */
  words: readonly string[]
  /** Makes its flower differ from others. */
  seed: number
  /** 1: a quality to look for, 2: the adult described one first. */
  help: number
  /** The prompt was shown; always true except from memory. */
  prompted: boolean
  found: Found | null
  /** It is in the soil; before that, it is described. */
  planted: boolean
}

/** The thing that is asked for again, later: what the player said, and whether an adult saw it. */
interface Again {
  bud: number
  sure: boolean | null
  said: Said | null
}

type Phase =
  ('place' | 'before' | 'bed' | 'look' | 'describe' | 'say') | ('again' | 'pocket' | 'quiet' | 'after' | 'over')

export interface State {
  level: Level
  seats: number
  seat: number
  /** Each player has a bed. */
  ownBeds: boolean
  phase: Phase
  places: readonly Place[]
  place: Place | null
  /** Senses that are turned off. */
  off: readonly Sense[]
  shuffled: boolean
  /** The beds, from left to right. */
  beds: readonly Sense[]
  /** Prompts of each sense that can still be dealt. */
  stock: Readonly<Record<Sense, readonly Slot[]>>
  slots: readonly Slot[]
  at: number
  help: number
  prompted: boolean
  /** Words to choose from. */
  offered: readonly string[]
  buds: readonly Bud[]
  skipped: number
  swapped: number
  again: Again | null
  /** Prompts to choose from, and those that go on the card. */
  pocketOptions: readonly string[]
  pocket: readonly string[]
  before: Rated | null
  after: Rated | null
  /** Length of the quiet time that is set, and that was taken, in seconds. */
  quietSet: number
  quiet: number | null
}

export type Move =
  | { kind: 'place'; place: Place }
  | { kind: 'rate'; rated: Rated }
  | { kind: 'sense'; sense: Sense }
  | { kind: 'prompt' }
  | { kind: 'enough' }
  | { kind: 'noticed' }
  | { kind: 'help' }
  | { kind: 'swap' }
  | { kind: 'skip' }
  | { kind: 'word'; word: string }
  | { kind: 'plant' }
  | { kind: 'found'; found: Found }
  | { kind: 'again'; sure: boolean }
  | { kind: 'seen'; said: Said }
  | { kind: 'pocket'; prompt: string }
  | { kind: 'quiet'; seconds?: number }

export const isGroup = ({ seats }: Pick<State, 'seats'>): boolean => seats > 1
/** What is in the soil. */
export const planted = ({ buds }: Pick<State, 'buds'>): Bud[] => buds.filter((one) => one.planted)
/** The thing that is looked for or described. */
export const slotNow = ({ slots, at }: Pick<State, 'slots' | 'at'>): Slot | undefined => slots[at]
/** Whether the client's own word can be chosen: once for each thing, as there is one field to type it in. */
export function mayUseOwnWord({ buds }: Pick<State, 'buds'>): boolean {
  const last = buds.at(-1)
  return last === undefined || last.planted || !last.words.includes(ownWord)
}
/** Until when the last thing can be marked as found: until the next one is described, or the card is chosen. */
const findable: readonly Phase[] = ['say', 'look', 'bed', 'pocket']
/** The last thing that was described, while the adult can still mark that it was found. */
export function unfound({ buds, phase }: State): Bud | undefined {
  const last = buds.at(-1)
  return findable.includes(phase) && last?.found === null ? last : undefined
}
/** Which bed something grows in, from the left. */
export const bedAt = ({ ownBeds, beds }: Pick<State, 'ownBeds' | 'beds'>, { seat, slot }: Bud): number =>
  ownBeds ? seat : Math.max(0, beds.indexOf(slot.bed))
/** How many beds there are. */
export const bedCount = ({ ownBeds, beds, seats }: Pick<State, 'ownBeds' | 'beds' | 'seats'>): number =>
  ownBeds ? seats : Math.max(3, beds.length)
