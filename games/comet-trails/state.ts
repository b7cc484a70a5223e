import { figureOf, type Figure, type Style } from './figures.ts'
import { keyAfter, pointAt, wayOf, type Path, type Point } from './paths.ts'

/** What shows where to draw, from most to least. */
export const fades = ['road', 'dots', 'star', 'memory'] as const
export type Fade = (typeof fades)[number]

export interface Level {
  name: string
  detail: string
  /** Lowest age. */
  from: number
  /** From 0. */
  tier: number
  /** Figures for each player. */
  count: number
  /** Width of the road, and most height of a figure, in pixels. */
  road: number
  height: number
  fade: Fade
  /** First tries that random play wins, in percent. */
  chance: number
}

/** How much an adult helps, from nothing to hand over hand. */
const assists = ['independent', 'set-up', 'verbal', 'hand-over-hand'] as const
export type Assist = (typeof assists)[number]
/** The one of two levels of assistance that helps more. */
export const moreAssist = (one: Assist, other: Assist): Assist =>
  assists.indexOf(other) > assists.indexOf(one) ? other : one
/** Whether the player works without an adult's help; setting up comes before. */
export const isUnaided = (assist: Assist): boolean => assist === 'independent' || assist === 'set-up'

export const skies = ['day', 'night'] as const
export type Sky = (typeof skies)[number]
export const paints = ['ribbon', 'stars'] as const
export type Paint = (typeof paints)[number]
/** What the comet was moved with; `taps` are taps on stars, and `arrows` directions that were chosen. */
export type Input = 'finger' | 'pen' | 'mouse' | 'keys' | 'taps' | 'arrows'

/** What was done so far with the figure that is traced now. */
export interface Attempt {
  /** Touches away from the start, at another stroke's start, and the wrong way. */
  starts: number
  orders: number
  turns: number
  /** Taps and arrows that were wrong. */
  slips: number
  /** How often the comet was let go before a stroke was done. */
  lifts: number
  /** How far the pointer moved, and how much of that on the road, in units. */
  total: number
  good: number
  /** How far from the middle of the road, and how wide the road was, in pixels. */
  off: readonly number[]
  road: number | null
  ms: number
  help: number
  /** Since the last step of help. */
  misses: number
  assist: Assist
  by: Input | null
  /** The player's own line for each stroke. */
  line: readonly (readonly Point[])[]
  /** Strokes that were drawn while another pointer drew, too. */
  pairs: number
}

/** A figure that was traced to its end. */
export interface Finished extends Omit<Attempt, 'off' | 'misses' | 'by'> {
  seat: number
  id: string
  by: Input
  fade: Fade
  /** Right start, order, and direction, and 85% on the road, without help from the game or an adult. */
  first: boolean
  /** Median distance from the middle of the road in pixels; null without a pointer. */
  deviation: number | null
  sky: Sky
}

export interface State {
  level: Level
  seats: number
  seat: number
  errorless: boolean
  fade: Fade
  style: Style
  /** Directions to choose from. */
  ways: 4 | 8
  /** Ids of figures in the order of play. */
  deck: readonly string[]
  number: number
  phase: 'trace' | 'animal' | 'comet' | 'over'
  /** How far each stroke is drawn, in units; -1 before its start. */
  tracks: readonly number[]
  attempt: Attempt
  /** Each player's comet. */
  paint: readonly Paint[]
  sky: Sky
  done: readonly Finished[]
}

export type Move =
  | {
      kind: 'draw'
      stroke: number
      /** Where the pointer was from touch to lift, in units of the figure. */
      points: readonly Point[]
      /** Half the width of the road in units, and pixels for each unit. */
      half: number
      scale: number
      by: 'finger' | 'pen' | 'mouse' | 'keys'
      ms: number
      assist: Assist
      /** The other comet of a pair was pulled at the same time, for 300 ms or more. */
      both?: boolean
    }
  | { kind: 'tap'; at: Point; half: number; assist: Assist }
  | { kind: 'hop'; way: number; assist?: Assist }
  /** `own`: the player's own word was typed, before the first figure. */
  | { kind: 'help' | 'pass' | 'own' }
  | { kind: 'animal'; sky: Sky }
  | { kind: 'comet'; paint: Paint }

/** The figure to trace, or the last one when the game is over. */
export const figureNow = ({ deck, number, style }: Pick<State, 'deck' | 'number' | 'style'>): Figure =>
  figureOf(deck[Math.min(number, deck.length - 1)] ?? 'line:line down', style)
const isDone = (path: Path | undefined, track: number | undefined): boolean =>
  path !== undefined && (track ?? -1) >= path.length
/** Strokes that can be drawn now: the next one, or both of a pair. */
export function openStrokes(state: Pick<State, 'deck' | 'number' | 'style' | 'tracks'>): readonly number[] {
  const { strokes, isPair } = figureNow(state)
  const left = strokes.flatMap((path, at) => (isDone(path, state.tracks[at]) ? [] : [at]))
  return isPair ? left : left.slice(0, 1)
}
/** A stroke, and how far along it the comet is. */
export function headOf(state: State, stroke: number): { path: Path; along: number; isStarted: boolean } | null {
  const path = figureNow(state).strokes[stroke]
  const track = state.tracks[stroke] ?? -1
  return path ? { path, along: Math.max(0, track), isStarted: track >= 0 } : null
}
/** The direction to the next bend of the stroke that is drawn now; null when there is none. */
export function wayNow(state: State): number | null {
  const head = headOf(state, openStrokes(state)[0] ?? -1)
  return head && wayOf(pointAt(head.path, head.along), pointAt(head.path, keyAfter(head.path, head.along)))
}
/** From this step on, the game and the player draw together: there is nothing wrong to choose. */
export const together = 4
export const isTogether = ({ errorless, attempt }: State): boolean => errorless || attempt.help >= together
/** What shows the way now: one step more with the last help. */
export function fadeNow(state: Pick<State, 'errorless' | 'attempt' | 'fade'>): Fade {
  if (state.errorless) return 'road'
  const at = fades.indexOf(state.fade)
  return fades[state.attempt.help >= together ? Math.max(0, at - 1) : at] ?? 'road'
}
