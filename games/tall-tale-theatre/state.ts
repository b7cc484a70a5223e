import type { Kind, Part } from './parts.ts'

/** The mark of each puppet on the floor, by its name. */
export type Marks = Record<string, number>

/** A line at a curtain: a starter, typed words, or words spoken aloud, which are not recorded. */
export type Line = { kind: 'starter'; text: string } | { kind: 'typed'; text: string } | { kind: 'spoken' }

/** One curtain of the story. */
export interface Curtain {
  part: Part
  picks: string[]
  /** Left closed; the player who tells the story can make it up. */
  dark: boolean
  /** How the trunk's prop is used here, if it is. */
  prop: 'help' | 'trouble' | null
  marks: Marks
  line: Line | null
  /** The seat of the player who set it. */
  by: number
  ticket: boolean
  rating: 0 | 1 | 2 | null
  /** The adult went on without a rating. */
  skipped: boolean
  /** What the teller got: nothing, a start, or the whole line to say together. */
  help: 0 | 1 | 2
  /** Whether a plan was simple or wild, and whether a wild one backfired. */
  dare: 'simple' | 'wild' | null
  backfired: boolean
  /** Retold without a look, with one, or not yet. */
  retold: 'told' | 'helped' | 'notYet' | null
}

type Phase = 'pick' | 'dare' | 'prop' | 'place' | 'line' | 'ready' | 'show' | 'bow' | 'retell' | 'over'

export interface State {
  phase: Phase
  deep: boolean
  find: 'either' | 'choose' | 'spin'
  tickets: boolean
  dictation: boolean
  /** Whether the curtains rotate among the players. */
  each: boolean
  seats: number
  seat: number
  curtains: Curtain[]
  /** The curtain being set, shown, or retold. */
  at: number
  kind: Kind | null
  offers: string[]
  lines: string[]
  prop: string
  /** The curtain at which the trunk opens. */
  trunkAt: number
  /** The puppet that goes to the tapped mark. */
  active: string
  spun: boolean
  peek: boolean
  wordsTyped: number
  /** How many came to watch the plan. */
  guests: number
  used: string[]
}

export type Move =
  | { kind: 'pick'; id: string }
  | { kind: 'spin' }
  | { kind: 'skip' }
  | { kind: 'prop'; how: 'help' | 'trouble' | 'later' }
  | { kind: 'puppet'; puppet: string }
  | { kind: 'mark'; mark: number }
  | { kind: 'placed' }
  | { kind: 'line'; at: number }
  | { kind: 'spoken' }
  | { kind: 'write'; text: string }
  | { kind: 'start' }
  | { kind: 'ticket' }
  | { kind: 'help' }
  | { kind: 'dare'; how: 'simple' | 'wild' }
  | { kind: 'rate'; score: 0 | 1 | 2 }
  | { kind: 'unrated' }
  | { kind: 'next' }
  | { kind: 'retell' }
  | { kind: 'peek' }
  | { kind: 'told'; how: 'told' | 'helped' | 'notYet' }
  | { kind: 'finish' }
  | { kind: 'pass' }

export const marks = 5
/** The most characters of a typed line. */
export const longestLine = 140

/** Returns the seat that tells the current scene, which is the player who set its curtain; null if there is none. */
export const tellerOf = (state: State): number | null =>
  state.phase === 'show' && state.each && state.seats > 1 ? (curtainOf(state)?.by ?? null) : null

/** Whether the adult has said how the current scene was told, or skipped it; only then the show goes on. */
export const isJudged = (curtain: Pick<Curtain, 'rating' | 'skipped'> | undefined): boolean =>
  curtain !== undefined && (curtain.rating !== null || curtain.skipped)

/** Guests that a simple plan brings for sure, and a wild one that works. */
export const guestsFor = { simple: 2, wild: 4 } as const

/** Returns the current curtain. */
export const curtainOf = ({ curtains, at }: Pick<State, 'curtains' | 'at'>): Curtain | undefined => curtains[at]

export const pickOf = ({ curtains }: Pick<State, 'curtains'>, part: Part, at = 0): string | undefined =>
  curtains.find((one) => one.part === part)?.picks[at]

/** Whether a prop that makes trouble adds a scene: there is a problem, and no second look yet. */
export const addsScene = ({ curtains }: Pick<State, 'curtains'>): boolean =>
  curtains.some(({ part }) => part === 'problem') && curtains.every(({ part }) => part !== 'second')

/** Whether the trunk's prop has a place in the story. */
export const propUsed = ({ curtains }: Pick<State, 'curtains'>): boolean => curtains.some(({ prop }) => prop !== null)

/**
 * Returns the puppets on the stage up to a curtain: the hero, another character with a different view, and the prop.
 */
export function puppetsAt(state: Pick<State, 'curtains' | 'prop'>, at: number): string[] {
  const shown = state.curtains.slice(0, at + 1)
  const hero = shown.find(({ part }) => part === 'who')?.picks[0]
  const second = shown.find(({ part }) => part === 'second')
  const other = second?.picks[0] === 'views' ? second.picks[1] : undefined
  const prop = shown.some((one) => one.prop !== null) ? state.prop : undefined
  return [hero, other, prop].filter((one) => one !== undefined)
}

/** Cleans a typed line: one line, without control characters, cut to the maximum length. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
    .trim()

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Returns where each puppet is: as set at this curtain, or as at the one before. */
export function puppetPlaces(state: State): Record<string, number> {
  const upTo = state.phase === 'bow' ? state.curtains : state.curtains.slice(0, state.at + 1)
  return Object.assign({}, ...upTo.map(({ marks }) => marks)) as Record<string, number>
}
