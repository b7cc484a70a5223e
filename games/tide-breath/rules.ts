import type { Rules } from '../kit/rules.ts'
import type { Pattern } from './tide.ts'
import { withoutHolds } from './tide.ts'

export interface Level {
  name: string
  detail: string
  pattern: Pattern
  /** Breaths of a session before anybody changes the number. */
  breaths: number
  /** The seconds come from the settings. */
  own?: boolean
}

/** Five steps of the body scale, 1 stormy to 5 still. */
export const bodySteps = [1, 2, 3, 4, 5] as const
export type BodyStep = (typeof bodySteps)[number]

/** One breath of the sea, in seconds, the turning points included. */
export interface Breath {
  in: number
  out: number
  /**
   * The parts whose time the player made by pressing or drawing. The others are the sea's own pace: all of a breath that
   * was followed, and an out-breath in which the tide ran out by itself. Left out means neither.
   */
  led?: { in: boolean; out: boolean }
}

export type Move =
  { kind: 'rate'; step: BodyStep } | { kind: 'skip' } | ({ kind: 'breathe' } & Breath) | { kind: 'close' }

export interface State {
  stage: 'before' | 'breathing' | 'after' | 'done'
  /** What was chosen to breathe towards. */
  chosen: Pattern
  /** What the sea breathes now: it comes to the learner first, then invites them on. */
  guide: Pattern
  wanted: number
  breaths: Breath[]
  /** Breaths that fell near the chosen pattern: a shell or a glow of plankton each. Never shown as a number. */
  gifts: number
  before: BodyStep | null
  after: BodyStep | null
  leading: boolean
}

/** Shortest and longest seconds of a part that the sea follows. */
export const bounds = { min: 1, max: 12 } as const
/** How far the sea comes towards a learner, and how far it then invites, in one breath. */
const towards = 0.5
const invite = 0.15
const near = 0.35

const clamp = (seconds: number) => Math.min(bounds.max, Math.max(bounds.min, seconds))
const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** The pattern that a level and its settings ask for. */
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

/** The sea's next breath after one that was led: half way to the learner, then a little towards what was chosen. */
export function follow(guide: Pattern, chosen: Pattern, breath: Breath): Pattern {
  const part = (now: number, led: number, goal: number) => clamp(mix(mix(now, led, towards), goal, invite))
  return { ...chosen, in: part(guide.in, breath.in, chosen.in), out: part(guide.out, breath.out, chosen.out) }
}

const isNear = (led: number, goal: number) => Math.abs(led - goal) <= goal * near

function breathe(state: State, made: Breath): State {
  // The sea stays within what a body can do; what was led is kept as it was.
  const breath = { in: clamp(made.in), out: clamp(made.out) }
  const breaths = [...state.breaths, made]
  const gift = !state.leading || (isNear(breath.in, state.chosen.in) && isNear(breath.out, state.chosen.out))
  return {
    ...state,
    breaths,
    gifts: state.gifts + (gift ? 1 : 0),
    guide: state.leading ? follow(state.guide, state.chosen, breath) : state.chosen,
    stage: breaths.length >= state.wanted ? 'after' : 'breathing',
  }
}

function moves(state: State): Move[] {
  if (state.stage === 'done') return []
  if (state.stage === 'breathing') {
    const led = state.leading ? { led: { in: true, out: true } } : {}
    return [{ kind: 'breathe', in: state.guide.in, out: state.guide.out, ...led }, { kind: 'close' }]
  }
  return [...bodySteps.map((step): Move => ({ kind: 'rate', step })), { kind: 'skip' }]
}

/** Tide Breath: rate the body, breathe with the sea or lead it, rate the body again. Nothing is right or wrong. */
export const rules: Rules<Level, State, Move> = {
  start(level, { values }) {
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
      leading: values.mode === 'lead',
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
      case 'close':
        return { ...state, stage: 'after' }
      default: {
        const step = move.kind === 'rate' ? move.step : null
        return state.stage === 'before'
          ? { ...state, before: step, stage: 'breathing' }
          : { ...state, after: step, stage: 'done' }
      }
    }
  },
  isOver: (state) => state.stage === 'done',
}
