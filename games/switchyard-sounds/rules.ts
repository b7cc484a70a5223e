import type { Rules, Start } from '../kit/rules.ts'
import { afterAnswer } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { leg, planOf, type Side, type Train } from './plan.ts'

const engines = ['red', 'blue', 'green', 'violet', 'gold', 'teal'] as const
export type Engine = (typeof engines)[number]
/** Where the line may go on to. */
const places = ['mountains', 'lake', 'forest', 'village'] as const
export type PlaceName = (typeof places)[number]

/** A wagon that has arrived: what was meant, and each station it was sent to. */
export interface Delivery {
  train: number
  wagon: number
  seat: number
  target: Side
  heard: Side[]
  outcome: 'first' | 'second' | 'shown'
}

export interface State {
  trains: Train[]
  /** Keys of pairs used in this and in earlier plays, for the next one. */
  used: string[]
  seats: number
  seat: number
  phase: 'engine' | 'place' | 'word' | 'points' | 'meant' | 'over'
  /** Index of the train on its way, and of its wagon at the points. */
  at: number
  wagon: number
  /** Where this wagon was sent wrongly so far. */
  wrong: Side[]
  /** What whoever speaks has chosen, wagon by wagon: in secret before, or told after the train was sent. */
  secret: Side[]
  /** Whoever speaks chooses, and tells after the train was sent: nothing is written before on a screen that is shared. */
  tells: boolean
  /** The device speaks for the tower, so that the game chooses. */
  voiced: boolean
  /** Where the train was sent while its word is still to be told. */
  sent: Side | null
  /** Repeats asked for: of this train, and of all. */
  repeats: number
  repeated: number
  /** Most repeats of a train. */
  repeatsAllowed: number
  errorless: boolean
  wagons: number
  engine: Engine
  /** Engines and places on offer now. */
  offer: string[]
  route: PlaceName[]
  delivered: Delivery[]
  /** What the last move did. */
  told: 'arrived' | 'wrong' | 'shown' | null
}

export type Move =
  | { kind: 'engine'; engine: Engine }
  | { kind: 'place'; place: PlaceName }
  /** The word was said, by whoever says it. */
  | { kind: 'said' }
  /** The learner chooses the word of a wagon in secret. */
  | { kind: 'secret'; side: Side }
  | { kind: 'repeat' }
  | { kind: 'send'; to: Side }
  /** What was said, told after the train was sent. */
  | { kind: 'meant'; side: Side }
  | { kind: 'pass' }

/** The train on its way; the last one once all have arrived. */
export const trainOf = ({ trains, at }: State): Train => trains[Math.min(at, trains.length - 1)] as Train

/** Whether the word of this train is told only after it was sent. */
export const tellsAfter = (state: State): boolean => state.tells && !(state.voiced && trainOf(state).job === 'listen')

/** The station that the wagon at the points is meant for. */
export function targetOf(state: State): Side {
  const train = trainOf(state)
  return (train.job === 'speak' || tellsAfter(state) ? state.secret[state.wagon] : train.targets[state.wagon]) ?? 0
}

/** The stations whose words are to be said now: of the whole train, or of the wagon that came back. */
export function wordsNow(state: State): Side[] {
  const all = trainOf(state).targets
  return state.wrong.length > 0 || state.wagon > 0 ? [targetOf(state)] : all
}

const offered = 3

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
    tells: values.word === 'told',
    voiced: values.aloud === 'device',
    sent: null,
    repeats: 0,
    repeated: 0,
    repeatsAllowed: Number(values.repeats ?? 9),
    errorless: values.errorless === true,
    wagons: level.wagons,
    engine: 'red',
    offer: rng.shuffle(engines).slice(0, offered),
    route: [],
    delivered: [],
    told: null,
  }
}

function moves(state: State): Move[] {
  const listen = trainOf(state).job === 'listen'
  if (state.phase === 'engine') return state.offer.map((engine): Move => ({ kind: 'engine', engine: engine as Engine }))
  if (state.phase === 'place') return state.offer.map((place): Move => ({ kind: 'place', place: place as PlaceName }))
  if (state.phase === 'word') {
    if (listen || tellsAfter(state)) return [{ kind: 'said' }]
    return [0, 1].map((side): Move => ({ kind: 'secret', side: side as Side }))
  }
  if (state.phase === 'meant') return [0, 1].map((side): Move => ({ kind: 'meant', side: side as Side }))
  if (state.phase === 'over') return []
  // What is not known yet leaves both stations open.
  const alone = listen && state.errorless && !tellsAfter(state)
  const open = ([0, 1] as const).filter((side) => !alone || side === targetOf(state))
  const again: Move[] = listen && state.repeats < state.repeatsAllowed ? [{ kind: 'repeat' }] : []
  return [...open.map((to): Move => ({ kind: 'send', to })), ...again]
}

/** The next train, and before it an engine every ten trains or a place every five. */
function next(state: State, rng: Parameters<typeof start>[2]): State {
  const at = state.at + 1
  const fresh = { ...state, at, seat: (state.seat + 1) % state.seats, wagon: 0, secret: [], repeats: 0 }
  if (at >= state.trains.length) return { ...fresh, phase: 'over' }
  if (at % (2 * leg) === 0) {
    const others = engines.filter((engine) => engine !== state.engine)
    return { ...fresh, phase: 'engine', offer: rng.shuffle(others).slice(0, offered) }
  }
  if (at % leg === 0) {
    const others = places.filter((place) => place !== state.route.at(-1))
    return { ...fresh, phase: 'place', offer: rng.shuffle(others).slice(0, offered) }
  }
  return { ...fresh, phase: 'word' }
}

/** A wagon reaches a station: it stays, comes back, or is shown the way. */
function arrive(state: State, to: Side, rng: Parameters<typeof start>[2]): State {
  const target = targetOf(state)
  const after = afterAnswer(to === target, state.wrong.length)
  if (after === 'again') {
    const word = trainOf(state).job === 'listen'
    return { ...state, wrong: [to], phase: word ? 'word' : 'points', told: 'wrong' }
  }
  const heard = [...state.wrong, to]
  const outcome = after === 'show' ? 'shown' : heard.length === 1 ? 'first' : 'second'
  const { at, wagon, seat } = state
  const delivered = [...state.delivered, { train: at, wagon, seat, target, heard, outcome } satisfies Delivery]
  const there: State = { ...state, delivered, wrong: [], told: after === 'show' ? 'shown' : 'arrived' }
  if (wagon + 1 < state.wagons) return { ...there, wagon: wagon + 1 }
  return next(there, rng)
}

/** The train at the points, with its word told. */
export const known = (state: State, side: Side): State => ({
  ...state,
  secret: [...state.secret, side],
  sent: null,
  phase: 'points',
})

const same = (one: Move, other: Move) => JSON.stringify(one) === JSON.stringify(other)

/** Deliveries by ear: a train goes where the points are set; a wrong station sends it back once, then shows the way. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (move.kind === 'pass') return { ...state, seat: (state.seat + 1) % state.seats, told: null }
    if (!moves(state).some((one) => same(one, move))) throw new Error(`${JSON.stringify(move)} is not a move here`)
    const quiet: State = { ...state, told: null }
    switch (move.kind) {
      case 'engine':
        return { ...quiet, engine: move.engine, offer: [], phase: 'word' }
      case 'place':
        return { ...quiet, route: [...state.route, move.place], offer: [], phase: 'word' }
      case 'said':
        return { ...quiet, phase: 'points' }
      case 'secret': {
        const secret = [...state.secret, move.side]
        return { ...quiet, secret, phase: secret.length < state.wagons ? 'word' : 'points' }
      }
      case 'repeat':
        return { ...quiet, repeats: state.repeats + 1, repeated: state.repeated + 1, phase: 'word' }
      case 'send':
        if (tellsAfter(state) && state.secret[state.wagon] === undefined)
          return { ...quiet, sent: move.to, phase: 'meant' }
        return arrive(quiet, move.to, rng)
      case 'meant':
        return arrive(known(quiet, move.side), state.sent ?? move.side, rng)
    }
  },
  isOver: ({ phase }) => phase === 'over',
}
