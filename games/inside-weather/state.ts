import type { Said } from '../kit/index.ts'
import type { Piece } from './pieces.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age of its openers, body signs, and tools. */
  from: 5 | 8 | 11 | 15
  /** Openers of work and home instead of general ones. */
  adult: boolean
  /** Most pieces in one sky; a single one is swapped for the next. */
  most: number
  /** Pieces to choose from on the first visit; each visit adds one. */
  tray: number
  steps: Steps
  words: WordCount
  /** Most body signs in one scene. */
  signs: number
}

/** How many sizes a piece can have. */
type Steps = 3 | 5 | 11
/** How many feeling words there are to choose from; 0 is a scene without words. */
type WordCount = 0 | 4 | 12 | 24 | 48

/** A piece of sky. `x` is 0 to 20 from the left, `y` is 0 to 10 from the top, and `size` is 0 to `steps` - 1. */
export interface Placed {
  piece: Piece
  size: number
  x: number
  y: number
  /** Feeling words by id; `own` is the player's own word, and `unsure` says that the player can't tell. */
  words: string[]
  /** That the adult heard what this piece is; until then its words are only picked. */
  said: Said | null
  /** Steps of help with finding a word. */
  help: number
}

type Path = 'be' | 'try'
/** Who sees the scene; `boat` lets it float away, and nothing of it stays. */
export type Who = 'me' | 'adult' | 'group' | 'boat'

/** One player's scene. */
export interface Scene {
  pieces: Placed[]
  /** Body signs by id. */
  signs: string[]
  path: Path | null
  /** Something for the backpack, by id; null for nothing today. */
  tool: string | null
  /** The sky before the tool was tried. */
  before: Placed[] | null
  who: Who | null
  /** This is it was pressed. */
  made: boolean
  passed: boolean
}

type Phase = 'sky' | 'size' | 'word' | 'signs' | 'choice' | 'tool' | 'who' | 'over'

export interface State {
  level: Level
  seats: number
  seat: number
  steps: Steps
  wordCount: WordCount
  /** Most body signs; 0 without the figure. */
  mostSigns: number
  /** False after a disaster: tides and leaves take the place of storms. */
  storms: boolean
  /** The opener of each seat, by id. */
  openers: string[]
  phase: Phase
  /** The piece in hand. */
  at: number | null
  /** A second word for the same piece is being looked for. */
  more: boolean
  /** Two words to compare, after the first step of help. */
  pair: [string, string] | null
  scenes: Scene[]
}

export type Move =
  | { kind: 'add'; piece: Piece }
  | { kind: 'focus'; at: number }
  | { kind: 'size'; size: number }
  | { kind: 'place'; at: number; x: number; y: number }
  | { kind: 'remove' }
  | { kind: 'tuned' }
  | { kind: 'word'; word: string }
  | { kind: 'more' }
  | { kind: 'help' }
  | { kind: 'heard'; said: Said }
  | { kind: 'named' }
  | { kind: 'signs' }
  | { kind: 'sign'; sign: string }
  | { kind: 'signsDone' }
  | { kind: 'done' }
  | { kind: 'let'; path: Path }
  | { kind: 'tool'; tool: string | null }
  | { kind: 'who'; who: Who }
  | { kind: 'pass' }

export const noScene: Scene = {
  ...{ pieces: [], signs: [], path: null, tool: null, before: null },
  ...{ who: null, made: false, passed: false },
}

/** The scene of the player whose turn it is. */
export const sceneNow = (state: State): Scene => state.scenes[state.seat] ?? noScene
/** The piece in hand. */
export const pieceNow = (state: State): Placed | undefined =>
  state.at === null ? undefined : sceneNow(state).pieces[state.at]
