import { chanceFrom } from '@marigold/device'
import type { Outcome, Placed } from './compare.ts'
import { dealPuzzle, scenesFor, type Focus, type Level, type Puzzle } from './deal.ts'
import type { Direction } from './directions.ts'
import type { SceneId } from './scenes.ts'
import { concepts, type Concept } from './things.ts'

/** Who tells the builder what to do: the device's voice, a person here, or a person at another device. */
export type Guide = 'voice' | 'here' | 'apart'

type Phase = 'roles' | 'side' | 'scene' | 'code' | 'seen' | 'build' | 'reveal' | 'photo' | 'over'

/** A scene that was built, as the album keeps it. */
export interface Photo {
  scene: SceneId
  puzzle: Puzzle
  placed: Placed
  /** Seat of the builder; the last one where two follow the spoken guide. */
  builder: number
  /** For each wanted thing, the seat that built it and whether it matched when the curtain dropped. */
  things: { seat: number; matched: boolean }[]
  matched: number
  of: number
  /** Words that told where and which, of what matched. */
  words: string[]
}

export interface Counts {
  bells: number
  /** Bells for directions that had left a word out. */
  needed: number
  /** Directions that had left a word out. */
  unclear: number
  repairs: number
  directions: number
  /** Parts of directions, and words told by the guide, as the adult tallied them. */
  parts: number
  told: Partial<Record<Concept, number>>
  /** Parts placed in another order than they were told. */
  order: number
}

export interface State {
  level: Level
  phase: Phase
  guide: Guide
  focus: Focus
  count: number
  vague: boolean
  errorless: boolean
  seats: number
  builder: number
  round: number
  rounds: number
  offers: SceneId[]
  /** What the guide's device is told to show the same scene. */
  code: number | null
  digits: number[]
  puzzle: Puzzle | null
  directions: Direction[]
  at: number
  /** The seat that followed the spoken direction for a wanted thing, by its index. */
  followers: Record<number, number>
  placed: Placed
  /** In which order the parts of this direction were placed. */
  order: number[]
  rung: number
  /** Words the guide told in this direction. */
  tally: Concept[]
  ready: { guide: boolean; builder: boolean }
  outcomes: Outcome[]
  /** Wanted things that did not match and are still to be talked about. */
  open: number[]
  asking: number | null
  /** Wrong answers to 'Which word was missing?'. */
  tries: number
  photos: Photo[]
  counts: Counts
  used: string[]
}

export type Move =
  | { kind: 'roles'; builder: number }
  | { kind: 'side'; side: 'guide' | 'builder' }
  | { kind: 'digit'; digit: number }
  | { kind: 'undo' }
  | { kind: 'scene'; scene: SceneId }
  | { kind: 'place'; tray: number; spot: number }
  | { kind: 'take'; tray: number }
  | { kind: 'bell' }
  | { kind: 'tell'; concept: Concept }
  | { kind: 'next' }
  | { kind: 'ready'; side: 'guide' | 'builder' }
  | { kind: 'ask'; at: number }
  | { kind: 'word'; concept: Concept }
  | { kind: 'on' }
  | { kind: 'pass' }

export const mostBells = 3
export const codeDigits = 3

/** Concepts that can be the missing word of this scene. */
export const wordsFor = ({ puzzle }: Pick<State, 'puzzle'>): Concept[] =>
  concepts.filter((one) => one === 'thing' || one === 'place' || (puzzle?.says.includes(one) ?? false))

export const isLast = ({ at, directions }: State): boolean => at + 1 >= directions.length

/** The scene of a number: the same on both devices, for the same level and settings. */
export function puzzleOf({ level, focus, count }: Pick<State, 'level' | 'focus' | 'count'>, code: number): Puzzle {
  const all = scenesFor(level)
  const scene = all[code % all.length] ?? 'garden'
  return dealPuzzle({ level, scene, focus, count }, chanceFrom(code))
}

/** The seat that built a wanted thing: whoever followed its direction, otherwise the builder of the scene. */
export const builtBy = ({ followers, builder }: Pick<State, 'followers' | 'builder'>, at: number): number =>
  followers[at] ?? builder
