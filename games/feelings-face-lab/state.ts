import type { Said } from '../kit/index.ts'
import { keysOf, type Face, type Key, type Part } from './faces.ts'

type Kind = 'story' | 'pair' | 'inside'

export interface Level {
  name: string
  detail: string
  /** Lowest age of its stories. */
  from: 5 | 8 | 11
  /** One story, two stories for one face, or a face that shows something else than the feeling inside. */
  kind: Kind
  /** How many feelings there are to choose from. */
  words: 4 | 10 | 16
  /** Shapes of each part of the face. */
  presets: 3 | 5
  parts: readonly Part[]
  /** How strong a feeling is counts, too. */
  strengths: boolean
}

export type Strength = 0 | 1 | 2
export type Eyes = 'open' | 'soft' | 'covered'
/** How much of the face others see, and where it is okay to let a feeling out. */
type Shown = 'big' | 'small'
export type Where = 'friend' | 'home' | 'paper'
/** The one clue that a shaper gives to those who guess. */
export type Clue = 'voice' | 'body' | 'story'
/** What a reader goes by; `hunch` is a guess without a clue. */
export type Because = Part | Clue | 'hunch'

/** What a face is made for: one or two stories, or a secret feeling. `views` are what three neighbors might feel. */
export interface Card {
  id: string
  stories: string[]
  feeling: string | null
  strength: Strength
  views: string[]
}

/** How one player reads a face. */
export interface Read {
  seat: number
  /**
   * A feeling for each story. `ask` is “I’d ask them”, `unsure` is “I can’t tell”; alone, `neighbor` and `none` say
   * whether somebody on the shelf is like the player, not who.
   */
  words: string[]
  /** Which neighbor was chosen; null without one. */
  like: number | null
  strong: Strength | null
  because: Because | null
  /** That the adult heard “I think …, because …”; until then the face is a sketch. */
  said: Said | null
  passed: boolean
}

/** One turn: a face, what was chosen, and how it was read. */
export interface Made {
  seat: number
  card: Card
  face: Face
  /** Parts that the player changed. */
  parts: Part[]
  strength: Strength
  /** Steps of help with the face. */
  help: number
  shown: Shown | null
  /** What came of it: everybody looked, a friend noticed, or nobody did. */
  came: 'look' | 'noticed' | 'missed' | null
  where: Where | null
  clue: Clue | null
  reads: Read[]
  answer: 'same' | 'two' | null
  passed: boolean
}

type Phase =
  'eyes' | 'card' | 'shape' | 'show' | 'where' | 'clue' | 'read' | 'strong' | 'because' | 'tell' | 'answer' | 'over'

export interface State {
  level: Level
  seats: number
  seat: number
  phase: Phase
  /** Secret cards in place of stories. */
  guess: boolean
  /** One for each turn. */
  cards: Card[]
  /** How each player wants the eyes; null before that was asked. */
  eyes: (Eyes | null)[]
  now: Made
  made: Made[]
  /** Which reader has the floor. */
  reader: number
  /** Two parts to try, after the first step of help. */
  tips: Part[]
}

export type Move =
  | { kind: 'eyes'; eyes: Eyes }
  | { kind: 'looked' }
  | { kind: 'preset'; part: Part; at: number }
  | { kind: 'set'; key: Key; value: number }
  | { kind: 'strength'; strength: Strength }
  | { kind: 'help' }
  | { kind: 'done' }
  | { kind: 'show'; shown: Shown }
  | { kind: 'where'; where: Where }
  | { kind: 'clue'; clue: Clue }
  | { kind: 'word'; word: string }
  | { kind: 'like'; at: number }
  | { kind: 'strong'; strong: Strength }
  | { kind: 'because'; because: Because }
  | { kind: 'skip' }
  | { kind: 'heard'; said: Said }
  | { kind: 'told' }
  | { kind: 'answer'; answer: 'same' | 'two' }
  | { kind: 'pass' }

/** The read of the player who has the floor. */
export const readNow = (state: State): Read | undefined => state.now.reads[state.reader]
/** The parts whose shape differs from the still face. */
export const shapedParts = ({ face, parts }: Pick<Made, 'face' | 'parts'>): Part[] =>
  parts.filter((part) => keysOf(part).some((key) => face[key] !== 0))

/** That somebody said how they read it, and an adult heard that. */
export const isSolid = ({ reads }: Made): boolean => reads.some(({ said }) => said !== null)
