import type { Kind } from './options.ts'
import type { Part } from './parts.ts'

/** Where the puppets stand, by name, on which mark of the floor. */
export type Marks = Record<string, number>

/** What is said at a curtain: a starter, words that were typed, or a voice that nothing keeps. */
export type Line = { kind: 'starter'; text: string } | { kind: 'typed'; text: string } | { kind: 'spoken' }

/** One curtain of the story. */
export interface Curtain {
  part: Part
  picks: string[]
  /** Left closed: whoever tells may make it up. */
  dark: boolean
  /** The prop of the trunk, where it is used. */
  prop: 'help' | 'trouble' | null
  marks: Marks
  line: Line | null
  /** Seat of who set it. */
  by: number
  ticket: boolean
  rating: 0 | 1 | 2 | null
  /** Retold without a look, with one, or not yet. */
  retold: 'told' | 'peeked' | null
}

type Phase = 'pick' | 'prop' | 'place' | 'line' | 'ready' | 'show' | 'bow' | 'retell' | 'over'

export interface State {
  phase: Phase
  deep: boolean
  find: 'either' | 'choose' | 'spin'
  tickets: boolean
  dictation: boolean
  /** Curtains go round the players. */
  each: boolean
  seats: number
  seat: number
  curtains: Curtain[]
  /** The curtain that is set, shown or retold. */
  at: number
  kind: Kind | null
  offers: string[]
  lines: string[]
  prop: string
  /** The curtain at which the trunk opens. */
  trunkAt: number
  /** Which puppet goes to the mark that is tapped. */
  active: string
  spun: boolean
  peek: boolean
  wordsTyped: number
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
  | { kind: 'rate'; score: 0 | 1 | 2 }
  | { kind: 'next' }
  | { kind: 'retell' }
  | { kind: 'peek' }
  | { kind: 'told' }
  | { kind: 'finish' }
  | { kind: 'pass' }

export const marks = 5
/** Most letters that a typed line keeps. */
export const longestLine = 140

/** Who tells the scene that is shown: whoever set its curtain; null where nobody in particular does. */
export const tellerOf = (state: State): number | null =>
  state.phase === 'show' && state.each && state.seats > 1 ? (curtainOf(state)?.by ?? null) : null

/** The curtain that the play is at. */
export const curtainOf = ({ curtains, at }: Pick<State, 'curtains' | 'at'>): Curtain | undefined => curtains[at]

export const pickOf = ({ curtains }: Pick<State, 'curtains'>, part: Part, at = 0): string | undefined =>
  curtains.find((one) => one.part === part)?.picks[at]

/** True once the prop of the trunk has its place in the story. */
export const propUsed = ({ curtains }: Pick<State, 'curtains'>): boolean => curtains.some(({ prop }) => prop !== null)

/** Who is on the stage up to a curtain: the hero, somebody with another view, and the prop. */
export function puppetsAt(state: Pick<State, 'curtains' | 'prop'>, at: number): string[] {
  const shown = state.curtains.slice(0, at + 1)
  const hero = shown.find(({ part }) => part === 'who')?.picks[0]
  const second = shown.find(({ part }) => part === 'second')
  const other = second?.picks[0] === 'views' ? second.picks[1] : undefined
  const prop = shown.some((one) => one.prop !== null) ? state.prop : undefined
  return [hero, other, prop].filter((one) => one !== undefined)
}

/** A typed line as it is kept: one line, without control letters, no longer than fits. */
export const cleanLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
    .trim()

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
