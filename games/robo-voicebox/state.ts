import type { LevelBase } from '../kit/index.ts'
import type { Chip, Sound } from './phonemes.ts'
import type { PartKind, Parts } from './parts.ts'

export interface Level extends LevelBase {
  task: 'place' | 'build' | 'change'
  pool: 'three' | 'simple' | 'cluster' | 'long' | 'change'
  /** Extra chips on the tray where the settings say nothing else. */
  extra: number
}

/** Chips by their place on the tray; null is an empty slot. */
export type Slots = readonly (number | null)[]

/** One word that the robot wants to say. */
export interface Task {
  /** One chip to its place; a whole word; or another word by one chip changed, added or taken out. */
  kind: 'place' | 'build' | 'change' | 'add' | 'remove'
  word: string
  /** The word that the robot can say already. */
  from: string | null
  chips: readonly Chip[]
  begin: Slots
  answer: Slots
}

/** What the robot says when the lever is pulled. */
export interface Said {
  kind: 'right' | 'word' | 'silly' | 'place' | 'again'
  text: string
}

/** A word that is done. */
export interface Built {
  word: string
  /** Tries that it took; a word that had to be shown was not built by the player. */
  tries: number
  shown: boolean
  hinted: boolean
}

export interface Counts {
  levers: number
  hints: number
  silly: number
  errors: { first: number; middle: number; last: number }
}

export interface State {
  level: Level
  phase: 'build' | 'part' | 'name' | 'over'
  seats: number
  /** Whose word it is; in a word of several chips they alternate from there. */
  seat: number
  round: number
  tasks: readonly Task[]
  /** After how many wrong tries a hint comes; 0 is never. */
  hintAfter: 0 | 1 | 2
  errorless: boolean
  slots: Slots
  /** Something was moved since the lever was pulled. */
  touched: boolean
  wrong: number
  hinted: boolean
  said: Said | null
  /** How often the robot has hiccuped, so that a view sees that it did. */
  hiccups: number
  built: readonly Built[]
  /** Made-up words, the newest last. */
  silly: readonly string[]
  parts: Parts
  /** Which part each word earns. */
  kinds: readonly PartKind[]
  /** Names to choose from at the end, and the one that was chosen. */
  names: readonly string[]
  name: string | null
  counts: Counts
  /** The keys of what was dealt, to keep for the next plays. */
  dealt: readonly string[]
}

export type Move =
  | { kind: 'put'; chip: number; slot: number }
  | { kind: 'take'; slot: number }
  | { kind: 'pull' }
  | { kind: 'part'; option: number }
  | { kind: 'name'; option: number }
  | { kind: 'pass' }

export const taskOf = ({ tasks, round }: State): Task => tasks[Math.min(round, tasks.length - 1)] as Task

/** How many slots a word fills. */
const neededOf = ({ kind, answer }: Task): number =>
  kind === 'place' ? 1 : answer.filter((chip) => chip !== null).length

/** The sounds in the slots from left to right. */
export const soundsIn = ({ chips }: Task, slots: Slots): Sound[] =>
  slots.flatMap((chip) => (chip === null ? [] : [chips[chip]?.sound ?? '']))

export const isFull = (state: State): boolean =>
  state.slots.filter((chip) => chip !== null).length === neededOf(taskOf(state))

/** Whether a chip may lie in a slot of the answer: chips of one sound are one as good as the other. */
export const fits = ({ chips, answer }: Task, chip: number, slot: number): boolean => {
  const wanted = answer[slot]
  return wanted !== null && wanted !== undefined && chips[wanted]?.sound === chips[chip]?.sound
}

/** Whose chip belongs into a slot: two players put them in by turns. */
export function seatOfSlot(state: State, slot: number): number {
  const task = taskOf(state)
  return task.kind === 'build' ? (state.seat + slot) % state.seats : state.seat
}

export const nextSeat = ({ seat, seats }: State): number => (seat + 1) % seats
