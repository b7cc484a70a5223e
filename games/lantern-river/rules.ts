import type { Chance } from '@marigold/device'
import type { Rules } from '../kit/rules.ts'
import type { RiverLevel } from './levels.ts'

const pinwheelMax = 4
/** A fork's calm channel is this many bends long; the rocky one has its whirlpool half way and then joins. */
export const forkLength = 4
const whirlpoolAt = 2
const currentCarries = 2
/** Spins in one turn of 'Bank or drift', and the most bends they may add up to. */
const spinsAtMost = 4
const pendingAtMost = 10

type Feature = 'lily' | 'current' | 'fork'
export interface River {
  /** The lake. Bend 0 is the jetty. */
  length: number
  features: Record<number, Feature>
  /** For each fork: whether its calm channel is on the left. */
  calmLeft: Record<number, boolean>
}
interface Lantern {
  at: number
  /** In the rocky channel of a fork. */
  rocky: boolean
  /** Came home as the first, second, …; null while on the river. */
  home: number | null
}
/** One bend of a float, as the view shows it. */
export interface Step {
  at: number
  rocky: boolean
  how: 'float' | 'current' | 'whirl' | 'lake'
}
export interface State {
  river: River
  drift: boolean
  lanterns: Lantern[]
  turn: number
  phase: 'spin' | 'bank' | 'fork' | 'rest' | 'over'
  /** Bends still to float after a fork's decision. */
  left: number
  /** Spun but not yet floated, in 'Bank or drift'. */
  pending: number
  spinsThisTurn: number
  /** What the pinwheel showed last. */
  pinwheel: number
  /** The float that the last move made, bend by bend, and whose. */
  path: Step[]
  mover: number
  /** Whoever came home last, and so sets off the fireworks. */
  fireworks: number | null
  turns: number[]
}
export type Move =
  | { kind: 'spin' | 'bank' | 'drift' | 'pass' }
  | { kind: 'fork'; channel: 'rocky' | 'calm' }
  | { kind: 'rest'; how: 'wave' | 'stretch' | 'practice' }

/** Lays the river: features never touch a fork's channels, and nothing waits on the first two bends or at the lake. */
export function carve(level: RiverLevel, bends: number, lilies: boolean, rng: Chance): River {
  const river: River = { length: bends, features: {}, calmLeft: {} }
  const free = new Set<number>()
  for (let bend = 3; bend < bends - 1; bend++) free.add(bend)
  if (level.forks) {
    for (let bend = rng.int(4, 6); bend + forkLength < bends - 2; bend += rng.int(9, 11)) {
      river.features[bend] = 'fork'
      river.calmLeft[bend] = rng.next() < 0.5
      // A current must not carry past a fork's decision, so it stays clear of the bends before it too.
      for (let near = bend - currentCarries; near <= bend + forkLength; near++) free.delete(near)
    }
  }
  const scatter = (feature: Feature, every: number) => {
    const want = Math.round(bends / every)
    for (const bend of rng.shuffle([...free]).slice(0, want)) {
      river.features[bend] = feature
      for (const near of [bend - 1, bend, bend + 1]) free.delete(near)
    }
  }
  if (level.currents) scatter('current', 8)
  if (level.lilies && lilies) scatter('lily', 6)
  return river
}

const seatNow = (state: State) => state.lanterns[state.turn] as Lantern

/** Floats the lantern of the turn by `steps`: stops at a fork to ask, at a whirlpool to turn round once, and at the lake. */
function float(state: State, steps: number, channel: 'rocky' | 'calm' | null): State {
  const { river } = state
  const path: Step[] = []
  const lantern = { ...seatNow(state) }
  let left = steps
  let chosen = channel
  while (left > 0) {
    if (river.features[lantern.at] === 'fork' && chosen === null) break
    if (chosen === 'rocky') {
      lantern.at += whirlpoolAt
      lantern.rocky = true
      path.push({ at: lantern.at, rocky: true, how: 'whirl' })
      left = 0
      break
    }
    lantern.at += lantern.rocky ? forkLength - whirlpoolAt : 1
    lantern.rocky = false
    chosen = null
    left -= 1
    const home = lantern.at >= river.length
    path.push({ at: lantern.at, rocky: false, how: home ? 'lake' : 'float' })
    if (home) left = 0
  }
  if (left === 0 && !lantern.rocky && river.features[lantern.at] === 'current') {
    for (let i = 0; i < currentCarries; i++) {
      lantern.at += 1
      path.push({ at: lantern.at, rocky: false, how: lantern.at >= river.length ? 'lake' : 'current' })
    }
  }
  const lanterns = state.lanterns.map((one, i) => (i === state.turn ? lantern : one))
  return arrive({ ...state, lanterns, path, mover: state.turn, left, pending: 0 })
}

/** What waits where the lantern stopped: a fork's question, a rest, the lake, or the next player's turn. */
function arrive(state: State): State {
  const lantern = seatNow(state)
  if (lantern.at >= state.river.length) {
    const order = state.lanterns.filter(({ home }) => home !== null).length + 1
    const lanterns = state.lanterns.map((one, i) => (i === state.turn ? { ...one, home: order } : one))
    return nextTurn({ ...state, lanterns, fireworks: order === lanterns.length ? state.turn : null })
  }
  if (state.left > 0) return { ...state, phase: 'fork' }
  if (!lantern.rocky && state.river.features[lantern.at] === 'lily') return { ...state, phase: 'rest' }
  return nextTurn(state)
}

function nextTurn(state: State): State {
  const turns = state.turns.map((count, i) => (i === state.turn ? count + 1 : count))
  const rest = { ...state, turns, left: 0, pending: 0, spinsThisTurn: 0 }
  if (state.lanterns.every(({ home }) => home !== null)) return { ...rest, phase: 'over' }
  let turn = state.turn
  do turn = (turn + 1) % state.lanterns.length
  while (state.lanterns[turn]?.home !== null)
  return { ...rest, turn, phase: 'spin' }
}

function spin(state: State, rng: Chance): State {
  const pinwheel = rng.int(1, pinwheelMax)
  const spun = { ...state, pinwheel, spinsThisTurn: state.spinsThisTurn + 1, path: [], mover: state.turn }
  if (!state.drift) return float(spun, pinwheel, null)
  // A second spin of 1 lets the breeze drop: the lantern still floats that one bend, and what was spun before is let go.
  if (state.spinsThisTurn > 0 && pinwheel === 1) return float(spun, 1, null)
  const pending = Math.min(pendingAtMost, state.pending + pinwheel)
  const full = spun.spinsThisTurn >= spinsAtMost || pending === pendingAtMost
  return full ? float(spun, pending, null) : { ...spun, pending, phase: 'bank' }
}

function legal(state: State): Move[] {
  if (state.phase === 'spin') return [{ kind: 'spin' }]
  if (state.phase === 'bank') return [{ kind: 'bank' }, { kind: 'drift' }]
  if (state.phase === 'fork') return (['rocky', 'calm'] as const).map((channel) => ({ kind: 'fork', channel }))
  if (state.phase === 'rest') return (['wave', 'stretch', 'practice'] as const).map((how) => ({ kind: 'rest', how }))
  return []
}

/** Rules of Lantern River: spin and float; nobody blocks or knocks anybody; everybody arrives. */
export const rules: Rules<RiverLevel, State, Move> = {
  start: (level, { seats, values }, rng) => {
    const length = Number(values.length ?? 0)
    const bends = length > 0 ? length : level.bends
    return {
      river: carve(level, bends, values.lilies !== false, rng),
      drift: level.drift,
      lanterns: Array.from({ length: seats }, () => ({ at: 0, rocky: false, home: null })),
      turn: 0,
      phase: 'spin',
      left: 0,
      pending: 0,
      spinsThisTurn: 0,
      pinwheel: 0,
      path: [],
      mover: 0,
      fireworks: null,
      turns: Array.from({ length: seats }, () => 0),
    }
  },
  moves: legal,
  apply: (state, move, rng) => {
    // Giving a turn away is always possible between floats, but nobody needs it to finish.
    if (move.kind === 'pass' && state.phase === 'spin') return { ...nextTurn(state), turns: state.turns, path: [] }
    if (!legal(state).some(({ kind }) => kind === move.kind))
      throw new Error(`${move.kind} is not legal in ${state.phase}`)
    if (move.kind === 'fork') return float(state, state.left, move.channel)
    if (move.kind === 'rest') return { ...nextTurn(state), path: [] }
    if (move.kind === 'bank') return float(state, state.pending, null)
    return spin(state, rng)
  },
  isOver: (state) => state.phase === 'over',
}
