import type { Rules } from '../kit/rules.ts'
import type { Pattern } from './tide.ts'
import { lengthOf, withoutHolds } from './tide.ts'

export interface Level {
  name: string
  detail: string
  pattern: Pattern
  /** The default number of breaths. */
  breaths: number
  /** The seconds come from the settings. */
  own?: boolean
  /** The player isn't asked where to breathe. */
  onePlace?: boolean
}

/** The five steps of the body scale, from 1 (stormy) to 5 (still). */
export const bodySteps = [1, 2, 3, 4, 5] as const
export type BodyStep = (typeof bodySteps)[number]

/** One breath of the sea, in seconds, including its turning points. */
export interface Breath {
  in: number
  out: number
  /**
   * The parts that the player timed by pressing or drawing. The others were paced by the sea: every part of a breath
   * that was followed, and an out-breath in which the tide ran out by itself. If omitted, the player timed neither.
   */
  led?: { in: boolean; out: boolean }
}

/** Near the shore, breaths are easy and the sea brings three small shells; far out, they are slower and it brings one. */
export type Place = 'near' | 'deep'

export type Move =
  | { kind: 'rate'; step: BodyStep }
  | { kind: 'skip' }
  | { kind: 'place'; place: Place }
  | ({ kind: 'breathe' } & Breath)
  | { kind: 'close' }
  | { kind: 'shell'; leave: boolean }

export interface State {
  stage: 'before' | 'place' | 'breathing' | 'after' | 'shell' | 'done'
  /** The chosen pattern, which is the goal. */
  chosen: Pattern
  /** What the sea breathes now. It adapts to the player first, then invites longer breaths. */
  guide: Pattern
  wanted: number
  breaths: Breath[]
  /**
   * The number of breaths that were led close to the chosen pattern. Each brings the turtle closer and washes up a
   * shell, and it is never shown as a number.
   */
  gifts: number
  before: BodyStep | null
  after: BodyStep | null
  leading: boolean
  /** Whether the player chooses where to breathe, which needs a pattern that may be slower. */
  choosesPlace: boolean
  place: Place
  /** What the sea may bring: kinds of shells. */
  kinds: number[]
  /** True if the last shell was left for a hermit crab. */
  left: boolean
}

const places = ['near', 'deep'] as const
/** Shells that the sea may bring: a starfish has no room for a crab. */
const roomyKinds = Array.from({ length: 16 }, (_, kind) => kind).filter((kind) => kind % 4 !== 3)

/** The shortest and longest seconds of a part that the sea follows. */
export const secondsRange = { min: 1, max: 12 } as const
/** How far the sea moves toward the player in one breath, and then toward the goal. */
const towards = 0.5
const invite = 0.15
const near = 0.35

const clamp = (seconds: number) => Math.min(secondsRange.max, Math.max(secondsRange.min, seconds))
const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** Returns the pattern of a level and its settings. */
function patternOf(level: Level, values: Readonly<Record<string, string | number | boolean>>): Pattern {
  const own = (key: string, fallback: number) => (typeof values[key] === 'number' ? (values[key] as number) : fallback)
  const named: Pattern =
    values.own === true || level.own === true
      ? {
          in: own('in', level.pattern.in),
          hold: own('hold', level.pattern.hold),
          out: own('out', level.pattern.out),
          rest: own('rest', level.pattern.rest),
        }
      : level.pattern
  return values.holds === false ? withoutHolds(named) : named
}

/** Returns the sea's next breath after one that was led: halfway to the player's, then a little toward the goal. */
export function nextGuide(guide: Pattern, chosen: Pattern, breath: Breath): Pattern {
  const part = (now: number, led: number, goal: number) => clamp(mix(mix(now, led, towards), goal, invite))
  return { ...chosen, in: part(guide.in, breath.in, chosen.in), out: part(guide.out, breath.out, chosen.out) }
}

/** Far out, each breath is slower, and there are fewer of them, so that it never takes longer. */
function farOut({ chosen, wanted }: State): Pick<State, 'chosen' | 'guide' | 'wanted'> {
  const slower = { ...chosen, in: chosen.in + 1, out: chosen.out + 1 }
  return {
    chosen: slower,
    guide: slower,
    wanted: Math.max(2, Math.floor((wanted * lengthOf(chosen)) / lengthOf(slower))),
  }
}

const isNear = (led: number, goal: number) => Math.abs(led - goal) <= goal * near

function breathe(state: State, made: Breath): State {
  // The sea stays within safe limits, but the led times are recorded unchanged.
  const breath = { in: clamp(made.in), out: clamp(made.out) }
  const breaths = [...state.breaths, made]
  const gift = state.leading && isNear(breath.in, state.chosen.in) && isNear(breath.out, state.chosen.out)
  return {
    ...state,
    breaths,
    gifts: state.gifts + (gift ? 1 : 0),
    guide: state.leading ? nextGuide(state.guide, state.chosen, breath) : state.chosen,
    stage: breaths.length >= state.wanted ? 'after' : 'breathing',
  }
}

function moves(state: State): Move[] {
  if (state.stage === 'done') return []
  if (state.stage === 'place') return places.map((place): Move => ({ kind: 'place', place }))
  if (state.stage === 'shell') return [false, true].map((leave): Move => ({ kind: 'shell', leave }))
  if (state.stage === 'breathing') {
    const led = state.leading ? { led: { in: true, out: true } } : {}
    return [{ kind: 'breathe', in: state.guide.in, out: state.guide.out, ...led }, { kind: 'close' }]
  }
  return [...bodySteps.map((step): Move => ({ kind: 'rate', step })), { kind: 'skip' }]
}

/** Tide Breath: rate your body, lead the sea with your breath or follow it, and rate it again. Nothing is right or wrong. */
export const rules: Rules<Level, State, Move> = {
  start(level, { values }, rng) {
    const chosen = patternOf(level, values)
    const wanted = typeof values.breaths === 'number' && values.breaths > 0 ? values.breaths : level.breaths
    return {
      stage: 'before',
      chosen,
      guide: chosen,
      wanted,
      breaths: [],
      gifts: 0,
      before: null,
      after: null,
      leading: values.mode !== 'follow',
      choosesPlace: !level.onePlace && !level.own && values.own !== true,
      place: 'near',
      kinds: rng.shuffle(roomyKinds).slice(0, 3),
      left: false,
    }
  },
  moves,
  apply(state, move) {
    if (!moves(state).some((open) => open.kind === move.kind)) throw new Error(`not a move here: ${move.kind}`)
    switch (move.kind) {
      case 'breathe': {
        const { kind: _kind, ...made } = move
        return breathe(state, made)
      }
      case 'place':
        return {
          ...state,
          ...(move.place === 'deep' ? farOut(state) : {}),
          place: move.place,
          stage: 'breathing',
        }
      case 'close':
        return { ...state, stage: 'after' }
      case 'shell':
        return { ...state, left: move.leave, stage: 'done' }
      default: {
        const step = move.kind === 'rate' ? move.step : null
        if (state.stage === 'before')
          return { ...state, before: step, stage: state.choosesPlace ? 'place' : 'breathing' }
        return { ...state, after: step, stage: state.breaths.length > 0 ? 'shell' : 'done' }
      }
    }
  },
  isOver: (state) => state.stage === 'done',
}
