import { afterAnswer, expectOffered, type Rules, type Start } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { trainsPerLeg, planOf, type Side, type Train } from './plan.ts'
import type { Built } from './town.ts'

const engines = ['red', 'blue', 'green', 'violet', 'gold', 'teal'] as const
export type Engine = (typeof engines)[number]
const ways = ['bridge', 'tunnel'] as const
/** How the line goes on: over a bridge, where a neighbor joins for sure, or through a tunnel, which takes luck. */
export type Way = (typeof ways)[number]

/** A car that has arrived: its word's station, and every station it was sent to. */
export interface Delivery {
  train: number
  wagon: number
  seat: number
  target: Side
  heard: Side[]
  outcome: 'first' | 'second' | 'shown'
  /** It arrived only with a repeat, a second try, or a single open station. */
  helped: boolean
}

export interface State {
  trains: Train[]
  /** Keys of the pairs used in this and earlier games, for the next game. */
  used: string[]
  seats: number
  seat: number
  phase: 'engine' | 'build' | 'way' | 'word' | 'points' | 'meant' | 'over'
  /** Index of the current train, and of its car at the switch. */
  at: number
  wagon: number
  /** Wrong stations this car was sent to so far. */
  wrong: Side[]
  /** The words the speaker chose, car by car: in secret before the train is sent, or revealed after. */
  secret: Side[]
  /**
   * The speaker chooses a word and reveals it after the train is sent, so that a shared screen never shows it before.
   */
  revealsLater: boolean
  /** The device speaks for the tower, so the game chooses the word. */
  voiced: boolean
  /** Where the train was sent, until its word is revealed. */
  sent: Side | null
  /** Repeats requested for this train, and in total. */
  repeats: number
  repeated: number
  /** The most repeats allowed per train. */
  repeatsAllowed: number
  errorless: boolean
  wagons: number
  choices: Level['choices']
  engine: Engine
  /** Engines offered now. */
  offer: Engine[]
  route: Way[]
  /** The train came out of the tunnel black. */
  sooty: boolean
  /** Boxes saved so far for a Ferris wheel; null if nothing is saved for. */
  saved: number | null
  town: Built[]
  delivered: Delivery[]
  /** The result of the last move. */
  result: 'arrived' | 'wrong' | 'shown' | null
}

export type Move =
  | { kind: 'engine'; engine: Engine }
  /** A house for the first box, or the next boxes saved for a Ferris wheel. */
  | { kind: 'build'; what: 'house' | 'wheel' }
  | { kind: 'way'; way: Way }
  /** The speaker says that the word was spoken. */
  | { kind: 'said' }
  /** The learner chooses a car's word in secret. */
  | { kind: 'secret'; side: Side }
  | { kind: 'repeat' }
  | { kind: 'send'; to: Side }
  /** The word, revealed after the train was sent. */
  | { kind: 'meant'; side: Side }
  | { kind: 'pass' }

/** Returns the current train, or the last one once all have arrived. */
export const trainOf = ({ trains, at }: State): Train => trains[Math.min(at, trains.length - 1)] as Train

/** Whether this train's word is revealed only after it was sent. */
export const revealsAfterSending = (state: State): boolean =>
  state.revealsLater && !(state.voiced && trainOf(state).job === 'listen')

/** Whether only the right station is open. Both stay open until the word is known. */
const isNarrowed = (state: State): boolean =>
  trainOf(state).job === 'listen' && state.errorless && !revealsAfterSending(state)

/** Whether this train is the first of its job, so that what to do is shown. */
export const isFirstOfJob = (state: State): boolean =>
  state.trains.findIndex(({ job }) => job === trainOf(state).job) === state.at

/** Returns the station that the car at the switch is meant for. */
export function targetOf(state: State): Side {
  const train = trainOf(state)
  return (
    (train.job === 'speak' || revealsAfterSending(state) ? state.secret[state.wagon] : train.targets[state.wagon]) ?? 0
  )
}

/** Returns the stations whose words must be said now: those of the whole train, or of the car that came back. */
export function wordsNow(state: State): Side[] {
  const all = trainOf(state).targets
  return state.wrong.length > 0 || state.wagon > 0 ? [targetOf(state)] : all
}

const offered = 3
/** How many boxes a Ferris wheel takes. */
export const wheelBoxes = 4
/** The last train of a leg that brings boxes for it. */
const lastSaved = 3
const giftChance = 0.5

/** The boxes saved are too few for a Ferris wheel: they are a swing. */
const withSwing = (state: State): State => ({ ...state, saved: null, town: [...state.town, 'swing'] })

/** Returns what stands in the town when a game ends now. */
export const townOf = (state: State): Built[] => (state.saved ? withSwing(state) : state).town

const start: Rules<Level, State, Move>['start'] = (level, begin: Start, rng) => {
  const { values } = begin
  const { trains, used } = planOf(level, begin, rng)
  return {
    trains,
    used,
    seats: begin.seats,
    seat: 0,
    phase: 'engine',
    at: 0,
    wagon: 0,
    wrong: [],
    secret: [],
    revealsLater: values.word === 'told',
    voiced: values.aloud === 'device',
    sent: null,
    repeats: 0,
    repeated: 0,
    repeatsAllowed: Number(values.repeats ?? 9),
    errorless: values.errorless === true,
    wagons: level.wagons,
    choices: level.choices,
    engine: 'red',
    offer: rng.shuffle(engines).slice(0, offered),
    route: [],
    sooty: false,
    saved: null,
    town: [],
    delivered: [],
    result: null,
  }
}

function moves(state: State): Move[] {
  const listen = trainOf(state).job === 'listen'
  if (state.phase === 'engine') return state.offer.map((engine): Move => ({ kind: 'engine', engine }))
  if (state.phase === 'build') return (['house', 'wheel'] as const).map((what): Move => ({ kind: 'build', what }))
  if (state.phase === 'way') return ways.map((way): Move => ({ kind: 'way', way }))
  if (state.phase === 'word') {
    if (listen || revealsAfterSending(state)) return [{ kind: 'said' }]
    return [0, 1].map((side): Move => ({ kind: 'secret', side: side as Side }))
  }
  if (state.phase === 'meant') return [0, 1].map((side): Move => ({ kind: 'meant', side: side as Side }))
  if (state.phase === 'over') return []
  const open = ([0, 1] as const).filter((side) => !isNarrowed(state) || side === targetOf(state))
  const again: Move[] = listen && state.repeats < state.repeatsAllowed ? [{ kind: 'repeat' }] : []
  return [...open.map((to): Move => ({ kind: 'send', to })), ...again]
}

/** Adds the boxes of a train to those saved: enough of them are a Ferris wheel, and too few in the end are a swing. */
function withBoxes(state: State): State {
  if (state.saved === null) return state
  const saved = state.saved + trainOf(state).load
  if (saved >= wheelBoxes) return { ...state, saved: null, town: [...state.town, 'wheel'] }
  return state.at % trainsPerLeg === lastSaved ? withSwing(state) : { ...state, saved }
}

/** Moves on to the next train. Every ten trains an engine is chosen first; each leg, what is built, then the way. */
function next(before: State, rng: Parameters<typeof start>[2]): State {
  const state = withBoxes(before)
  const at = state.at + 1
  const fresh = { ...state, at, seat: (state.seat + 1) % state.seats, wagon: 0, secret: [], repeats: 0 }
  if (at >= state.trains.length) return { ...fresh, phase: 'over' }
  if (at % (2 * trainsPerLeg) === 0) {
    const others = engines.filter((engine) => engine !== state.engine)
    return { ...fresh, phase: 'engine', offer: rng.shuffle(others).slice(0, offered) }
  }
  if (at % trainsPerLeg === 1 && state.choices === 2) return { ...fresh, phase: 'build' }
  if (at % trainsPerLeg === lastSaved + 1) return { ...fresh, phase: 'way', sooty: false }
  return { ...fresh, phase: 'word' }
}

/** The chosen way: a neighbor is sure on the bridge; a tunnel hides a gift for the town, or soot. */
function travel(state: State, way: Way, rng: Parameters<typeof start>[2]): State {
  const there: State = { ...state, route: [...state.route, way], phase: 'word' }
  if (way === 'bridge') return { ...there, town: [...state.town, 'neighbor'] }
  return rng.next() < giftChance ? { ...there, town: [...state.town, 'fountain'] } : { ...there, sooty: true }
}

/** A car reaches a station: it stays, comes back, or is shown the way. */
function arrive(state: State, to: Side, rng: Parameters<typeof start>[2]): State {
  const target = targetOf(state)
  const after = afterAnswer(to === target, state.wrong.length)
  if (after === 'again') {
    const word = trainOf(state).job === 'listen'
    return { ...state, wrong: [to], phase: word ? 'word' : 'points', result: 'wrong' }
  }
  const heard = [...state.wrong, to]
  const outcome = after === 'show' ? 'shown' : heard.length === 1 ? 'first' : 'second'
  const { at, wagon, seat } = state
  const helped = outcome !== 'first' || state.repeats > 0 || isNarrowed(state)
  const delivered = [...state.delivered, { train: at, wagon, seat, target, heard, outcome, helped } satisfies Delivery]
  const there: State = { ...state, delivered, wrong: [], result: after === 'show' ? 'shown' : 'arrived' }
  if (wagon + 1 < state.wagons) return { ...there, wagon: wagon + 1 }
  return next(there, rng)
}

/** Returns the state with the word of the car at the switch revealed. */
export const withWordRevealed = (state: State, side: Side): State => ({
  ...state,
  secret: [...state.secret, side],
  sent: null,
  phase: 'points',
})

/** Trains go where the lever points. A wrong station sends a train back once; the second time, the way is shown. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (move.kind === 'pass') return { ...state, seat: (state.seat + 1) % state.seats, result: null }
    expectOffered(moves(state), move)
    const quiet: State = { ...state, result: null }
    switch (move.kind) {
      case 'engine':
        return { ...quiet, engine: move.engine, offer: [], phase: 'word' }
      case 'build':
        if (move.what === 'wheel') return { ...quiet, saved: 0, phase: 'word' }
        return { ...quiet, town: [...state.town, 'house'], phase: 'word' }
      case 'way':
        return travel(quiet, move.way, rng)
      case 'said':
        return { ...quiet, phase: 'points' }
      case 'secret': {
        const secret = [...state.secret, move.side]
        return { ...quiet, secret, phase: secret.length < state.wagons ? 'word' : 'points' }
      }
      case 'repeat':
        return { ...quiet, repeats: state.repeats + 1, repeated: state.repeated + 1, phase: 'word' }
      case 'send':
        if (revealsAfterSending(state) && state.secret[state.wagon] === undefined)
          return { ...quiet, sent: move.to, phase: 'meant' }
        return arrive(quiet, move.to, rng)
      case 'meant':
        return arrive(withWordRevealed(quiet, move.side), state.sent ?? move.side, rng)
    }
  },
  isOver: ({ phase }) => phase === 'over',
}
