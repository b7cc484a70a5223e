import type { LevelBase, Play } from '../kit/index.ts'
import type { Chip, Sound } from './phonemes.ts'
import type { PartKind, Parts } from './parts.ts'
import type { Spot } from './walk.ts'

export interface Level extends LevelBase {
  task: 'place' | 'build' | 'change'
  pool: 'three' | 'simple' | 'cluster' | 'long' | 'change'
  /** Default number of extra chips. */
  extra: number
}

/** Tray indexes of the chips in the slots; null for an empty slot. */
export type Slots = readonly (number | null)[]

/** A word that the robot wants to say. */
export interface Task {
  /** Place one chip, build a whole word, or turn one word into another by changing, adding, or removing one chip. */
  kind: 'place' | 'build' | 'change' | 'add' | 'remove'
  word: string
  /** The word that the robot can already say. */
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

/** A finished word. */
export interface Built {
  word: string
  /** Number of tries. A word that had to be shown doesn't count as built. */
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
  phase: 'build' | 'part' | 'gift' | 'spell' | 'name' | 'over'
  seats: number
  /** The player who starts the word; with several chips, players alternate. */
  seat: number
  round: number
  tasks: readonly Task[]
  /** Wrong tries before a hint; 0 for no hints. */
  hintAfter: 0 | 1 | 2
  errorless: boolean
  slots: Slots
  /** A chip was moved since the last pull. */
  touched: boolean
  wrong: number
  hinted: boolean
  said: Said | null
  /** Counts hiccups, so that the view can react to each. */
  hiccups: number
  built: readonly Built[]
  /** Made-up words, most recent last. */
  silly: readonly string[]
  parts: Parts
  /** The part that each word earns. */
  kinds: readonly PartKind[]
  /** Parts that shine, because their words were right on the first pull. */
  shiny: readonly PartKind[]
  /** What waits at the end of the walk. */
  hidden: Spot
  /** Friends who come along on the walk. */
  friends: number
  /** Chips of the robot's silly name so far. */
  spelling: readonly number[]
  /** Suggested names at the end, and the chosen one. */
  names: readonly string[]
  name: string | null
  counts: Counts
  /** Keys of the dealt words, saved for later games. */
  dealt: readonly string[]
}

export type Move =
  | { kind: 'put'; chip: number; slot: number }
  | { kind: 'take'; slot: number }
  | { kind: 'pull' }
  | { kind: 'part'; option: number }
  | { kind: 'gift'; gift: 'part' | 'name' }
  | { kind: 'spell'; chip: number }
  | { kind: 'name'; option: number }
  | { kind: 'pass' }

export const taskOf = ({ tasks, round }: State): Task => tasks[Math.min(round, tasks.length - 1)] as Task

const neededOf = ({ kind, answer }: Task): number =>
  kind === 'place' ? 1 : answer.filter((chip) => chip !== null).length

export const soundsIn = ({ chips }: Task, slots: Slots): Sound[] =>
  slots.flatMap((chip) => (chip === null ? [] : [chips[chip]?.sound ?? '']))

export const isFull = (state: State): boolean =>
  state.slots.filter((chip) => chip !== null).length === neededOf(taskOf(state))

/** True if a chip may go into a slot of the answer; chips with the same sound are interchangeable. */
export const fits = ({ chips, answer }: Task, chip: number, slot: number): boolean => {
  const wanted = answer[slot]
  return wanted !== null && wanted !== undefined && chips[wanted]?.sound === chips[chip]?.sound
}

/** Returns the player who fills a slot: two players alternate. */
export function seatOfSlot(state: State, slot: number): number {
  const task = taskOf(state)
  return task.kind === 'build' ? (state.seat + slot) % state.seats : state.seat
}

export const nextSeat = ({ seat, seats }: State): number => (seat + 1) % seats

export type RoboPlay = Play<Level, State, Move>
