import { chanceFrom } from '@marigold/device'
import type { Outcome, Placement } from './compare.ts'
import { dealPuzzle, scenesFor, type Focus, type Level, type Puzzle } from './deal.ts'
import type { Direction } from './directions.ts'
import type { SceneId } from './scenes.ts'
import { concepts, type Concept } from './things.ts'

/** Who guides: the device's voice, someone at this device, or someone at another device. */
export type Guide = 'voice' | 'here' | 'apart'

type Phase =
  'roles' | 'side' | 'scene' | 'code' | 'seen' | 'build' | 'curtain' | 'reveal' | 'band' | 'guess' | 'photo' | 'over'

/** What the choices of a scene bring to its show. */
export interface SceneShow {
  /** Rockets of the curtain choice; 0 where it wasn't offered. */
  rockets: number
  /** Lights of the band choice. */
  lights: number
  /** The wanted item that leads the band; null if all do. */
  leader: number | null
  /** The wanted item that was guessed; null if nobody guessed. */
  guessed: number | null
}
export const noShow: SceneShow = { rockets: 0, lights: 0, leader: null, guessed: null }

/** What each choice brings: the sure number, and both numbers that the other option can bring. */
export const rocketStakes = { sure: 2, low: 1, high: 4 } as const
export const lightStakes = { sure: 2, low: 1, high: 3 } as const

/** A finished scene in the album. */
export interface Photo {
  scene: SceneId
  puzzle: Puzzle
  placed: Placement
  /** Seat of the builder; with two players and the spoken guide, the last one. */
  builder: number
  /** For each item, the seat that placed it and whether it matched when the curtain dropped. */
  things: { seat: number; matched: boolean }[]
  matched: number
  of: number
  /** The words that named the matched items and their places. */
  words: string[]
  show: SceneShow
}

export interface Counts {
  bells: number
  /** Bell rings for directions that left a word out. */
  needed: number
  /** Directions that left a word out. */
  unclear: number
  repairs: number
  directions: number
  /** Parts of directions, and the guide's words as tallied by the adult. */
  parts: number
  told: Partial<Record<Concept, number>>
  /** How many directions were done in a different order than asked. */
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
  /** The number to enter on the guide's device so that it shows the same scene. */
  code: number | null
  digits: number[]
  puzzle: Puzzle | null
  directions: Direction[]
  at: number
  /** The seat that followed the spoken direction for an item, by the item's index. */
  followers: Record<number, number>
  placed: Placement
  /** Tray indexes in the order in which this direction's parts were placed. */
  order: number[]
  bellRings: number
  /** Words the guide used in this direction. */
  tally: Concept[]
  ready: { guide: boolean; builder: boolean }
  outcomes: Outcome[]
  /** Items that didn't match and still need to be talked about. */
  open: number[]
  asking: number | null
  /** Wrong answers to 'Which word was missing?'. */
  wrongAnswers: number
  show: SceneShow
  /** Two wanted items, one of which leads the band. */
  rivals: readonly number[]
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
  | { kind: 'curtain'; more: boolean }
  | { kind: 'band'; guess: boolean }
  | { kind: 'guess'; at: number }
  | { kind: 'ask'; at: number }
  | { kind: 'word'; concept: Concept }
  | { kind: 'on' }
  | { kind: 'pass' }

/** A choice with stakes: about the curtain, the band, or its leader. */
export type Choice = Extract<Move, { kind: 'curtain' | 'band' | 'guess' }>
export const isChoice = (move: Move): move is Choice =>
  move.kind === 'curtain' || move.kind === 'band' || move.kind === 'guess'

export const maxBells = 3
export const codeDigits = 3

/** The concepts that can be this scene's missing word. */
export const wordsFor = ({ puzzle }: Pick<State, 'puzzle'>): Concept[] =>
  concepts.filter((one) => one === 'thing' || one === 'place' || (puzzle?.says.includes(one) ?? false))

export const isLast = ({ at, directions }: State): boolean => at + 1 >= directions.length

/** Returns the puzzle for a number: the same on both devices if level and settings are the same. */
export function puzzleOf({ level, focus, count }: Pick<State, 'level' | 'focus' | 'count'>, code: number): Puzzle {
  const all = scenesFor(level)
  const scene = all[code % all.length] ?? 'garden'
  return dealPuzzle({ level, scene, focus, count }, chanceFrom(code))
}

/** Returns the seat that placed an item: the player who followed its direction, else the scene's builder. */
export const builtBy = ({ followers, builder }: Pick<State, 'followers' | 'builder'>, at: number): number =>
  followers[at] ?? builder
