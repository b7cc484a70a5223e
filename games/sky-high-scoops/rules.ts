import type { Chance } from '@marigold/device'
import type { Rules } from '../kit/rules.ts'
import {
  applyVerdict,
  emptyCone,
  flavors,
  floorTrials,
  heightOf,
  landmarksPassed,
  scores,
  toppings,
  withFloor,
  type Cone,
  type Effect,
  type Landmark,
  type Score,
  type Size,
  type Topping,
  type Verdict,
} from './cone.ts'
import type { Level } from './levels.ts'

type Phase = 'flavor' | 'rate' | 'say' | 'topping' | 'over'
export type Move =
  | { kind: 'flavor'; flavor: (typeof flavors)[number] | 'mystery' }
  | { kind: 'rate'; score: Score }
  | { kind: 'count' }
  | { kind: 'score'; score: Score; alone?: boolean }
  /** The topping stays on the tower, or a friend eats it and stays. */
  | { kind: 'topping'; share: boolean }
  | { kind: 'pass' }
  | { kind: 'close' }

type Mystery = Size | 'pickle'
/** A result of the last move; `model` means that the word was tried twice, and the adult says it now. */
export type Event =
  | Effect
  | { kind: 'topping' | 'friend'; at: number; topping: Topping }
  | { kind: 'mystery'; inside: Mystery }
  | { kind: 'landmark'; landmark: Landmark }
  | { kind: 'floor' | 'waiting' | 'model' }

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
  /** The topping to keep or share. */
  offer: Topping | null
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
const floorOf = ({ made }: Cone) => Math.floor(made / floorTrials)
/** Whether scoops are chosen now: before each floor, or on the easiest level once. */
const choosesTub = ({ level }: State, cone: Cone) => !cone.tub || (level.tubs && cone.tub.floor !== floorOf(cone))
const asking = (state: State): Phase =>
  choosesTub(state, coneOf(state)) ? 'flavor' : state.level.rated ? 'rate' : 'say'
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
  return { ...withCone(state, cone), events: [...state.events, ...events] }
}

/** Adds the highest landmark that the cone has passed since it was `before`. */
function withLandmark(state: State, before: Cone): State {
  const known = landmarksPassed(heightOf(before.pieces), state.goal)
  const passed = landmarksPassed(heightOf(coneOf(state).pieces), state.goal)
  const landmark = passed.findLast((one) => !known.includes(one))
  return landmark ? { ...state, events: [...state.events, { kind: 'landmark', landmark }] } : state
}

/** After every fifth try of a cone, its floor is complete. */
function closeFloor(state: State): State {
  const cone = coneOf(state)
  if (cone.made % floorTrials !== 0) return state
  return { ...withCone(state, withFloor(cone)), events: [...state.events, { kind: 'floor' }] }
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

/** Picks a topping that the cone doesn't end with. */
function offered(rng: Chance, { pieces }: Cone): Topping {
  const last = pieces.findLast((piece) => 'topping' in piece)
  return rng.pick(toppings.filter((one) => one !== last?.topping))
}

/** Opens a tub: scoops of a flavor are even, and the mystery tub has giant or tiny ones, or pickles. */
function openTub(state: State, flavor: (typeof flavors)[number] | 'mystery', rng: Chance): State {
  const cone = coneOf(state)
  const inside = flavor === 'mystery' ? rng.pick(['giant', 'tiny', 'pickle'] as const) : 'even'
  const tub = {
    flavor: inside === 'pickle' ? inside : flavor === 'mystery' ? rng.pick(flavors) : flavor,
    size: inside === 'pickle' ? 'even' : inside,
    floor: floorOf(cone),
  } as const
  const next = withCone(state, { ...cone, tub })
  return { ...next, phase: asking(next), events: flavor === 'mystery' ? [{ kind: 'mystery', inside }] : [] }
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
  next = shows ? withLandmark(closeFloor(showPending(next)), before) : { ...next, events: [{ kind: 'waiting' }] }
  if (score === 'incorrect' && state.again) next = { ...next, events: [...next.events, { kind: 'model' }] }
  return topping ? { ...next, phase: 'topping', offer: offered(rng, coneOf(next)) } : continueTurn(next)
}

function addTopping(state: State, topping: Topping, share: boolean): State {
  const cone = coneOf(state)
  const kind = share ? 'friend' : 'topping'
  const pieces = [...cone.pieces, { kind, topping, sprinkles: 0, flag: false } as const]
  const events: Event[] = [{ kind, at: cone.pieces.length, topping }]
  return continueTurn(withLandmark({ ...withCone(state, { ...cone, pieces }), offer: null, events }, cone))
}

const passMove = (state: State): Move[] => (state.seats > 1 ? [{ kind: 'pass' }] : [])

function movesOf(state: State): Move[] {
  switch (state.phase) {
    case 'over':
      return []
    case 'flavor':
      return [
        ...flavors.map((flavor) => ({ kind: 'flavor', flavor }) as const),
        ...(state.level.tubs ? [{ kind: 'flavor', flavor: 'mystery' } as const] : []),
        ...passMove(state),
      ]
    case 'rate':
      return [...scores.map((score) => ({ kind: 'rate', score }) as const), ...passMove(state)]
    case 'topping':
      return [false, true].map((share) => ({ kind: 'topping', share }))
    case 'say':
      if (!state.level.scored) return [{ kind: 'count' }, ...passMove(state)]
      return [...scores.map((score) => ({ kind: 'score', score }) as const), ...passMove(state)]
  }
}

/** Shows all pending scores and ends the game. */
function finish(state: State): State {
  let next = { ...state, events: [] as Event[] }
  for (const [seat, cone] of state.cones.entries()) next = withLandmark(showPending({ ...next, seat }), cone)
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
      offer: null,
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
      case 'flavor':
        return openTub(state, move.flavor, rng)
      case 'rate':
        return { ...state, self: move.score, phase: 'say' }
      case 'count':
        return addProduction(state, { score: 'correct', self: null }, rng)
      case 'score':
        return addProduction(state, { score: move.score, self: state.self, ...(move.alone && { alone: true }) }, rng)
      case 'topping':
        return addTopping(state, state.offer ?? toppings[0], move.share)
      case 'pass':
        return nextPlayer(state, true)
    }
  },
  isOver: ({ phase }) => phase === 'over',
}
