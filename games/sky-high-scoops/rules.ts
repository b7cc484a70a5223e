import type { Chance } from '@marigold/device'
import type { Rules } from '../kit/rules.ts'
import {
  emptyCone,
  flavors,
  judged,
  passed,
  scores,
  toppings,
  type Cone,
  type Effect,
  type Flavor,
  type Score,
  type Topping,
  type Verdict,
} from './cone.ts'
import type { Level } from './levels.ts'

type Phase = 'flavor' | 'rate' | 'say' | 'topping' | 'over'
export type Move =
  | { kind: 'flavor'; flavor: Flavor }
  | { kind: 'rate'; score: Score }
  | { kind: 'count' }
  | { kind: 'score'; score: Score }
  | { kind: 'topping'; topping: Topping }
  | { kind: 'pass' }
  | { kind: 'close' }

/** What the last move did; `model` says that the same word was tried twice, and is now said by the adult. */
export type Event = Effect | { kind: 'topping'; at: number; topping: Topping } | { kind: 'waiting' } | { kind: 'model' }

export interface State {
  level: Level
  /** Productions for each cone. */
  goal: number
  perTurn: number
  /** Feedback after every fifth try in place of every try. */
  fifth: boolean
  cones: Cone[]
  seats: number
  seat: number
  phase: Phase
  /** How many cards of its own row each seat has done. */
  asked: number[]
  /** Productions of each seat. */
  tries: number[]
  /** Productions in this turn. */
  inTurn: number
  /** The same word is offered once more. */
  again: boolean
  self: Score | null
  offer: Topping[]
  /** Self-ratings, and how many of them the adult shared. */
  rated: number
  agreed: number
  /** True once a turn has just ended: `seat` already names the next one. */
  turnOver: boolean
  events: Event[]
}

const every = 10
const feedbackAfter = 5

/** The cone that a seat builds on: its own, or the one of all. */
export const coneOf = (state: State, seat = state.seat): Cone => state.cones[seat % state.cones.length] as Cone
const asking = (state: State): Phase => (coneOf(state).flavor === null ? 'flavor' : state.level.rated ? 'rate' : 'say')
const complete = ({ made }: Cone, goal: number) => made >= goal

function withCone(state: State, cone: Cone): State {
  const index = state.seat % state.cones.length
  return { ...state, cones: state.cones.map((one, i) => (i === index ? cone : one)) }
}

/** Shows what has been judged: all that waits, in its order. */
function flushed(state: State): State {
  const before = coneOf(state)
  let cone: Cone = { ...before, waiting: [] }
  const events: Event[] = []
  for (const verdict of before.waiting) {
    const done = judged(cone, verdict)
    cone = done.cone
    events.push(...done.effects)
  }
  const known = passed(before.pieces.length, state.goal)
  const landmark = passed(cone.pieces.length, state.goal).findLast((one) => !known.includes(one))
  if (landmark) events.push({ kind: 'landmark', landmark })
  return { ...withCone(state, cone), events: [...state.events, ...events] }
}

/** The next seat whose cone is not complete; the game is over where there is none. */
function handedOn(state: State): State {
  const { seats, seat } = state
  const order = Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats)
  const next = order.find((one) => !complete(coneOf(state, one), state.goal))
  const base = { ...state, inTurn: 0, again: false, self: null, turnOver: true }
  if (next === undefined) return { ...base, phase: 'over' }
  const there = { ...base, seat: next }
  return { ...there, phase: asking(there) }
}

/** What comes after a production, or after its topping. */
function goneOn(state: State): State {
  const done = complete(coneOf(state), state.goal)
  if (done || (!state.again && state.inTurn >= state.perTurn)) return handedOn(state)
  return { ...state, self: null, phase: asking({ ...state, self: null }) }
}

function offered(rng: Chance, last: Topping | undefined): Topping[] {
  return rng.shuffle(toppings.filter((one) => one !== last)).slice(0, 3)
}
const lastTopping = (cone: Cone) => {
  const piece = cone.pieces.findLast(({ kind }) => kind === 'topping')
  return piece?.kind === 'topping' ? piece.topping : undefined
}

function produced(state: State, verdict: Verdict, rng: Chance): State {
  const { score, self } = verdict
  const before = coneOf(state)
  const cone = { ...before, made: before.made + 1, waiting: [...before.waiting, verdict] }
  // With feedback after every fifth try, the same word once more would already tell.
  const again = score === 'incorrect' && !state.again && !state.fifth
  const asked = state.asked.map((count, seat) => (seat === state.seat && !again ? count + 1 : count))
  const tries = state.tries.map((count, seat) => (seat === state.seat ? count + 1 : count))
  const rated = state.rated + (self === null ? 0 : 1)
  const agreed = state.agreed + (self === score ? 1 : 0)
  let next: State = {
    ...withCone(state, cone),
    again,
    asked,
    tries,
    rated,
    agreed,
    inTurn: state.inTurn + 1,
    self: null,
  }
  const topping = cone.made % every === 0
  const shows = !state.fifth || cone.waiting.length >= feedbackAfter || topping || complete(cone, state.goal)
  next = shows ? flushed(next) : { ...next, events: [{ kind: 'waiting' }] }
  if (score === 'incorrect' && state.again) next = { ...next, events: [...next.events, { kind: 'model' }] }
  return topping ? { ...next, phase: 'topping', offer: offered(rng, lastTopping(coneOf(next))) } : goneOn(next)
}

function topped(state: State, topping: Topping): State {
  const cone = coneOf(state)
  const known = passed(cone.pieces.length, state.goal)
  const pieces = [...cone.pieces, { kind: 'topping', topping, sprinkles: 0, flag: false } as const]
  const landmark = passed(pieces.length, state.goal).findLast((one) => !known.includes(one))
  const events: Event[] = [{ kind: 'topping', at: cone.pieces.length, topping }]
  if (landmark) events.push({ kind: 'landmark', landmark })
  return goneOn({ ...withCone(state, { ...cone, pieces }), offer: [], events })
}

const passMove = (state: State): Move[] => (state.seats > 1 ? [{ kind: 'pass' }] : [])

function movesOf(state: State): Move[] {
  switch (state.phase) {
    case 'over':
      return []
    case 'flavor':
      return [...flavors.map((flavor) => ({ kind: 'flavor', flavor }) as const), ...passMove(state)]
    case 'rate':
      return [...scores.map((score) => ({ kind: 'rate', score }) as const), ...passMove(state)]
    case 'topping':
      return state.offer.map((topping) => ({ kind: 'topping', topping }))
    case 'say':
      if (!state.level.scored) return [{ kind: 'count' }, ...passMove(state)]
      return [...scores.map((score) => ({ kind: 'score', score }) as const), ...passMove(state)]
  }
}

/** Everything that waits is shown; nothing more is asked. */
function closed(state: State): State {
  let next = { ...state, events: [] as Event[] }
  for (let seat = 0; seat < state.cones.length; seat++) next = flushed({ ...next, seat })
  return { ...next, seat: state.seat, phase: 'over' }
}

export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values }) {
    const shared = values.cones !== 'own'
    return {
      level,
      goal: Number(values.goal) || 25,
      perTurn: Number(values.perTurn) || 5,
      fifth: values.feedback === 'fifth' && level.scored,
      cones: Array.from({ length: shared ? 1 : seats }, emptyCone),
      seats,
      seat: 0,
      phase: 'flavor',
      asked: Array.from({ length: seats }, () => 0),
      tries: Array.from({ length: seats }, () => 0),
      inTurn: 0,
      again: false,
      self: null,
      offer: [],
      rated: 0,
      agreed: 0,
      turnOver: false,
      events: [],
    }
  },
  moves: movesOf,
  apply(before, move, rng) {
    if (move.kind === 'close') return closed(before)
    const legal = movesOf(before).some((one) => JSON.stringify(one) === JSON.stringify(move))
    if (!legal) throw new Error(`${JSON.stringify(move)} is not a move here`)
    const state: State = { ...before, events: [], turnOver: false }
    switch (move.kind) {
      case 'flavor': {
        const next = withCone(state, { ...coneOf(state), flavor: move.flavor })
        return { ...next, phase: asking(next) }
      }
      case 'rate':
        return { ...state, self: move.score, phase: 'say' }
      case 'count':
        return produced(state, { score: 'correct', self: null }, rng)
      case 'score':
        return produced(state, { score: move.score, self: state.self }, rng)
      case 'topping':
        return topped(state, move.topping)
      case 'pass':
        return handedOn(state)
    }
  },
  isOver: ({ phase }) => phase === 'over',
}
