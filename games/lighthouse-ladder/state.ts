import type { Rated, RatingSteps, Said } from '../kit/index.ts'
import type { ChangeKind, HelperKind, StepPicture } from './content.ts'

export interface Level {
  name: string
  detail: string
  /** Lowest age of its ladders, changes, and helpers. */
  from: 8 | 11 | 15
  /** Ladders of work and home, and a sheet for two weeks. */
  adult: boolean
  steps: RatingSteps
  /** Rungs of a sample ladder. */
  rungs: number
  /** Rungs of one's own are offered. */
  own: boolean
  /** The wind may pick a rung, and a rung may be tried in another place. */
  varies: boolean
}

/** One rung. It never holds words of the client's own: those are in `OwnText`. */
export interface Rung {
  /** Its number in the order in which rungs were made. */
  key: number
  /** A step of the tables by its id, or null for one of the client's own. */
  step: string | null
  picture: StepPicture | null
  /** Small changes that made it, by id. */
  changes: readonly string[]
  /** 0 to `steps` - 1; null before it is rated. */
  rating: Rated | null
}

/** How the adult knows of a try. */
export type Tag = 'seen' | 'reported' | 'roleplay'

/** One try, also one in which the client came down. */
export interface Attempt {
  rung: number
  /** The rung's place on the ladder, from 1. */
  place: number
  predicted: Rated | null
  actual: Rated | null
  helper: HelperKind | null
  /** In another place than before. */
  elsewhere: boolean
  /** The wind picked the rung. */
  wind: boolean
  coast: 'near' | 'far'
  down: boolean
  /** Until the adult says how they know, its window is a sketch. */
  tag: Tag | null
  cue: number
}

/** One rung that a group talked about. */
export interface Round {
  /** The lowest and the highest rating; null if fewer than two rated it. */
  spread: readonly [number, number] | null
  /** What made it smaller, or null if it was left as it is. */
  change: ChangeKind | null
  said: Said | null
}

type Phase =
  | ('goal' | 'own' | 'rate' | 'gap' | 'check' | 'pick' | 'where' | 'predict' | 'helper' | 'try')
  | ('actual' | 'found' | 'down' | 'split' | 'vote' | 'spread' | 'said' | 'over')

export interface State {
  level: Level
  seats: number
  seat: number
  steps: RatingSteps
  phase: Phase
  /** Ladders to choose from, in random order, three at a time. */
  goals: readonly string[]
  page: number
  /** The ladder's id; null for one of the client's own. */
  goal: string | null
  rungs: readonly Rung[]
  /** Every rung is there; until then, rungs of one's own are added. */
  isBuilt: boolean
  /** The adult checked the ladder. */
  isChecked: boolean
  /** The rung that is rated, or that gets smaller. */
  at: number | null
  /** Small changes to choose from. */
  options: readonly string[]
  /** Rungs below which a gap was left as it is. */
  left: readonly number[]
  /** The try that is going on. */
  climb: Attempt | null
  tries: readonly Attempt[]
  /** Tries that are planned for later, in real life. */
  planned: number
  /** Rungs that were made smaller, by what changed. */
  splits: readonly ChangeKind[]
  /** What each player of a group rated, in order of voting. */
  votes: readonly Rated[]
  rounds: readonly Round[]
}

/** A ladder as the device stores it: rows of the tables, pictures, and numbers. */
export interface StoredLadder {
  goal: string | null
  rungs: readonly Pick<Rung, 'step' | 'picture' | 'changes' | 'rating'>[]
}

export type Move =
  | { kind: 'goal'; goal: string }
  | { kind: 'others' }
  | { kind: 'own' }
  | { kind: 'resume'; ladder: StoredLadder }
  | { kind: 'picture'; picture: StepPicture }
  | { kind: 'built' }
  | { kind: 'rate'; rated: Rated }
  | { kind: 'change'; change: string }
  | { kind: 'leave' }
  | { kind: 'checked' }
  | { kind: 'another' }
  | { kind: 'climb'; rung: number }
  | { kind: 'wind' }
  | { kind: 'split'; rung: number }
  | { kind: 'finish' }
  | { kind: 'where'; elsewhere: boolean }
  | { kind: 'helper'; helper: string | null }
  | { kind: 'did' }
  | { kind: 'later' }
  | { kind: 'down' }
  | { kind: 'after'; what: 'rest' | 'smaller' | 'done' }
  | { kind: 'tag'; tag: Tag; cue: number }
  | { kind: 'heard'; said: Said }
  | { kind: 'next' }
  | { kind: 'pass' }

export const isGroup = ({ seats }: Pick<State, 'seats'>): boolean => seats > 1
/** The rung with a key. */
export const rungFor = ({ rungs }: Pick<State, 'rungs'>, key: number | null): Rung | undefined =>
  rungs.find((one) => one.key === key)
