import type { Chance } from '@marigold/device'
import type { Rules } from '../kit/rules.ts'
import {
  emptyCone,
  flavors,
  applyVerdict,
  landmarksPassed,
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
  | { kind: 'score'; score: Score; alone?: boolean }
  | { kind: 'topping'; topping: Topping }
  | { kind: 'pass' }
  | { kind: 'close' }

/** A result of the last move; `model` means that the word was tried twice, and the adult says it now. */
export type Event = Effect | { kind: 'topping'; at: number; topping: Topping } | { kind: 'waiting' } | { kind: 'model' }

export interface State {
  level: Level
  /** The number of productions for each cone. */
  goal: number
  perTurn: number
  /** Feedback after every fifth try instead of every try. */
  fifth: boolean
  cones: Cone[]
  seats: number
  seat: number
  phase: Phase
  /** How many cards each player has had. */
  asked: number[]
  /** The number of productions of each player. */
  tries: number[]
  /** The number of productions in this turn. */
  inTurn: number
  /** Whether the same word is repeated. */
  again: boolean
  self: Score | null
  offer: Topping[]
  /** The number of self-ratings, and how many of them agreed with the adult. */
  rated: number
  agreed: number
  /** Whether a turn just ended; `seat` is already the next one. */
  turnOver: boolean
  events: Event[]
}

const every = 10
const feedbackAfter = 5

/** Returns the cone that a player builds: their own, or the shared one. */
export const coneOf = (state: State, seat = state.seat): Cone => state.cones[seat % state.cones.length] as Cone
const asking = (state: State): Phase => (coneOf(state).flavor === null ? 'flavor' : state.level.rated ? 'rate' : 'say')
const complete = ({ made }: Cone, goal: number) => made >= goal

function withCone(state: State, cone: Cone): State {
  const index = state.seat % state.cones.length
  return { ...state, cones: state.cones.map((one, i) => (i === index ? cone : one)) }
}

/** Shows all pending scores in order. */
function showPending(state: State): State {
  const before = coneOf(state)
  let cone: Cone = { ...before, waiting: [] }
  const events: Event[] = []
  for (const verdict of before.waiting) {
    const done = applyVerdict(cone, verdict)
    cone = done.cone
    events.push(...done.effects)
  }
  const known = landmarksPassed(before.pieces.length, state.goal)
  const landmark = landmarksPassed(cone.pieces.length, state.goal).findLast((one) => !known.includes(one))
  if (landmark) events.push({ kind: 'landmark', landmark })
  return { ...withCone(state, cone), events: [...state.events, ...events] }
}

/** A player's tries of the goal: an even share of a shared cone. */
function shareOf({ cones, goal, seats }: State, seat: number): number {
  return cones.length < seats ? Math.floor(goal / seats) + (seat < goal % seats ? 1 : 0) : goal
}

/**
 * Moves to the next player whose cone is not complete and who has tries left; ends the game if there is no cone to build.
 * While somebody passes, others go on.
 */
function nextPlayer(state: State, passed = false): State {
  const { seats, seat } = state
  const order = Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats)
  const building = order.filter((one) => !complete(coneOf(state, one), state.goal))
  const hasTries = (one: number) => (state.tries[one] ?? 0) < shareOf(state, one)
  const next = building.find((one) => hasTries(one) && !(passed && one === seat)) ?? building[0]
  const base = { ...state, inTurn: 0, again: false, self: null, turnOver: true }
  if (next === undefined) return { ...base, phase: 'over' }
  const there = { ...base, seat: next }
  return { ...there, phase: asking(there) }
}

/** How many tries this turn has: no more than the share that is left, and at least one for those who play on for others. */
function turnLength(state: State): number {
  const before = (state.tries[state.seat] ?? 0) - state.inTurn
  return Math.min(state.perTurn, Math.max(1, shareOf(state, state.seat) - before))
}

/** Continues after a production or its topping. */
function continueTurn(state: State): State {
  const done = complete(coneOf(state), state.goal)
  if (done || (!state.again && state.inTurn >= turnLength(state))) return nextPlayer(state)
  return { ...state, self: null, phase: asking({ ...state, self: null }) }
}

function offered(rng: Chance, last: Topping | undefined): Topping[] {
  return rng.shuffle(toppings.filter((one) => one !== last)).slice(0, 3)
}
const lastTopping = (cone: Cone) => {
  const piece = cone.pieces.findLast(({ kind }) => kind === 'topping')
  return piece?.kind === 'topping' ? piece.topping : undefined
}

function addProduction(state: State, verdict: Verdict, rng: Chance): State {
  const { score, self } = verdict
  const before = coneOf(state)
  const cone = { ...before, made: before.made + 1, waiting: [...before.waiting, verdict] }
  // With feedback after every fifth try, repeating the word would reveal its score.
  const isLast = (state.tries[state.seat] ?? 0) + 1 >= shareOf(state, state.seat)
  const again = score === 'incorrect' && !state.again && !state.fifth && !isLast
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
  next = shows ? showPending(next) : { ...next, events: [{ kind: 'waiting' }] }
  if (score === 'incorrect' && state.again) next = { ...next, events: [...next.events, { kind: 'model' }] }
  return topping ? { ...next, phase: 'topping', offer: offered(rng, lastTopping(coneOf(next))) } : continueTurn(next)
}

function addTopping(state: State, topping: Topping): State {
  const cone = coneOf(state)
  const known = landmarksPassed(cone.pieces.length, state.goal)
  const pieces = [...cone.pieces, { kind: 'topping', topping, sprinkles: 0, flag: false } as const]
  const landmark = landmarksPassed(pieces.length, state.goal).findLast((one) => !known.includes(one))
  const events: Event[] = [{ kind: 'topping', at: cone.pieces.length, topping }]
  if (landmark) events.push({ kind: 'landmark', landmark })
  return continueTurn({ ...withCone(state, { ...cone, pieces }), offer: [], events })
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

/** Shows all pending scores and ends the game. */
function finish(state: State): State {
  let next = { ...state, events: [] as Event[] }
  for (let seat = 0; seat < state.cones.length; seat++) next = showPending({ ...next, seat })
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
    if (move.kind === 'close') return finish(before)
    // How much help there was changes what a move earns, and not whether it may be made.
    const wanted = JSON.stringify(move.kind === 'score' ? { kind: move.kind, score: move.score } : move)
    const legal = movesOf(before).some((one) => JSON.stringify(one) === wanted)
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
        return addProduction(state, { score: 'correct', self: null }, rng)
      case 'score':
        return addProduction(state, { score: move.score, self: state.self, ...(move.alone && { alone: true }) }, rng)
      case 'topping':
        return addTopping(state, move.topping)
      case 'pass':
        return nextPlayer(state, true)
    }
  },
  isOver: ({ phase }) => phase === 'over',
}
