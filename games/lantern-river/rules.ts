import type { Chance } from '@marigold/device'
import type { Rules } from '../kit/rules.ts'
import type { RiverLevel } from './levels.ts'

const pinwheelMax = 4
/** Length of a fork's calm channel in bends. The rocky channel has a whirlpool halfway, and then both join. */
export const forkLength = 4
const whirlpoolAt = 2
const currentCarries = 2
// The whirlpool cuts the way short, but ends a float, or takes one bend of it in 'Bank or drift', where a float may be
// long. The calm channel carries a lantern farther, so that both arrive alike.
const calmCarries = 1
const calmCarriesInDrift = 2
/** Least number of the first spin after a rest, which makes up for part of the bend that another lantern drifts on. */
const restedSpin = 2
/** Bends that a lantern drifts on from a lily pad, and the fireflies that may ride along. */
const driftOn = 1
const luckyFireflies = 2
// The odds weigh the firefly that a whirlpool may cost, so that neither channel is better.
const whirlpoolLuck = 0.6
/** Most spins in one turn of 'Bank or drift'. */
const maxSpins = 3
/** Least number of a later spin that doubles what is pending; half of the spins lose it, so that no plan arrives first. */
const doublingSpin = 3

type Feature = 'lily' | 'current' | 'fork'
export interface River {
  /** The bend of the lake; bend 0 is the dock. */
  length: number
  features: Record<number, Feature>
  /** For each fork, whether the calm channel is on the left. */
  calmOnLeft: Record<number, boolean>
}
interface Lantern {
  at: number
  /** True in the rocky channel of a fork. */
  rocky: boolean
  /** The order of arrival, from 1; null while on the river. */
  home: number | null
  /** Fireflies that travel along, and the bends where it stopped; missing in games saved by older versions. */
  fireflies?: number
  stops?: number[]
  /** True from a rest on a lily pad to the next spin. */
  rested?: boolean
}
/** One bend of a float, for the view to animate. */
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
  /** Bends still to float after the decision at a fork. */
  left: number
  /** Bends spun but not floated yet, in 'Bank or drift'. */
  pending: number
  spinsThisTurn: number
  /** The number of the last spin. */
  pinwheel: number
  /** The last move's float, bend by bend, and its player. */
  path: Step[]
  mover: number
  /** Fireflies that the last move brought; -1 when one flew off. */
  joined: number
  /** The player who arrived last and sets off the fireworks. */
  fireworks: number | null
  turns: number[]
}
export type Move =
  | { kind: 'spin' | 'bank' | 'drift' | 'pass' }
  | { kind: 'fork'; channel: 'rocky' | 'calm' }
  | { kind: 'rest'; how: 'wait' | 'float' | 'practice' }

/** Generates a river. Features never touch a fork's channels, the first two bends, or the lake. */
export function generateRiver(level: RiverLevel, bends: number, lilies: boolean, rng: Chance): River {
  const river: River = { length: bends, features: {}, calmOnLeft: {} }
  const free = new Set<number>()
  for (let bend = 3; bend < bends - 1; bend++) free.add(bend)
  if (level.forks > 0) {
    let forks = 0
    for (let bend = rng.int(4, 6); bend + forkLength < bends - 2 && forks < level.forks; bend += rng.int(9, 11)) {
      forks += 1
      river.features[bend] = 'fork'
      river.calmOnLeft[bend] = rng.next() < 0.5
      // A current must not carry a lantern past a fork's decision, so the bends before a fork stay clear, too.
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

interface Course {
  channel?: 'rocky' | 'calm' | null
  joined?: number
}
/**
 * Floats the current lantern by `steps`. It stops at a fork to choose, at the lake, and, except in 'Bank or drift', at a
 * whirlpool.
 */
function float(state: State, steps: number, { channel = null, joined = 0 }: Course = {}): State {
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
      left = state.drift ? left - 1 : 0
      chosen = null
      continue
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
  lantern.stops = [...(lantern.stops ?? []), lantern.at]
  return arrive(
    withFireflies(
      { ...state, lanterns: withLantern(state, lantern), path, mover: state.turn, left, pending: 0 },
      joined,
    ),
  )
}

/** The lanterns with a change to the current one. */
const withLantern = ({ lanterns, turn }: State, change: Partial<Lantern>): Lantern[] =>
  lanterns.map((one, seat) => (seat === turn ? { ...one, ...change } : one))

const withFireflies = (state: State, joined: number): State => ({
  ...state,
  lanterns: withLantern(state, { fireflies: (seatNow(state).fireflies ?? 0) + joined }),
  joined,
})

/** The whirlpool brings two fireflies, or shakes one off; the calm channel always has one. */
function joinedAtFork(state: State, channel: 'rocky' | 'calm', rng: Chance): number {
  if (channel === 'calm') return 1
  if (rng.next() < whirlpoolLuck) return luckyFireflies
  return (seatNow(state).fireflies ?? 0) > 0 ? -1 : 0
}

/** Handles the bend where the lantern stopped: a fork, a lily pad, the lake, or the next player's turn. */
function arrive(state: State): State {
  const lantern = seatNow(state)
  if (lantern.at >= state.river.length) {
    const order = state.lanterns.filter(({ home }) => home !== null).length + 1
    const fireworks = order === state.lanterns.length ? state.turn : null
    return nextTurn({ ...state, lanterns: withLantern(state, { home: order }), fireworks })
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
  const pinwheel = rng.int(seatNow(state).rested ? restedSpin : 1, pinwheelMax)
  const lanterns = withLantern(state, { rested: false })
  const spinsThisTurn = state.spinsThisTurn + 1
  const spun = { ...state, lanterns, pinwheel, spinsThisTurn, path: [], joined: 0, mover: state.turn }
  if (!state.drift) return float(spun, pinwheel)
  const isFirst = state.spinsThisTurn === 0
  if (!isFirst && pinwheel < doublingSpin) return nextTurn(spun)
  const pending = isFirst ? pinwheel : 2 * state.pending
  return spinsThisTurn < maxSpins ? { ...spun, pending, phase: 'bank' } : float(spun, pending)
}

/** A firefly joins a lantern that waits, with or without practice; one that drifts on may meet two, or none. Older games have other ways to rest. */
function rest(state: State, how: string, rng: Chance): State {
  if (how === 'float') return float(state, driftOn, { joined: rng.next() < 0.5 ? luckyFireflies : 0 })
  const lanterns = withLantern(state, { rested: true })
  return nextTurn(withFireflies({ ...state, lanterns, path: [], mover: state.turn }, 1))
}

function legal(state: State): Move[] {
  if (state.phase === 'spin') return [{ kind: 'spin' }]
  if (state.phase === 'bank') return [{ kind: 'bank' }, { kind: 'drift' }]
  if (state.phase === 'fork') return (['rocky', 'calm'] as const).map((channel) => ({ kind: 'fork', channel }))
  if (state.phase === 'rest') return (['wait', 'float', 'practice'] as const).map((how) => ({ kind: 'rest', how }))
  return []
}

/** Spin and float. Nobody blocks or bumps anyone, and everyone arrives. */
export const rules: Rules<RiverLevel, State, Move> = {
  start: (level, { seats, values }, rng) => {
    const length = Number(values.length ?? 0)
    const bends = length > 0 ? length : level.bends
    return {
      river: generateRiver(level, bends, values.lilies !== false, rng),
      drift: level.drift,
      lanterns: Array.from({ length: seats }, () => ({ at: 0, rocky: false, home: null, fireflies: 0, stops: [] })),
      turn: 0,
      phase: 'spin',
      left: 0,
      pending: 0,
      spinsThisTurn: 0,
      pinwheel: 0,
      path: [],
      mover: 0,
      joined: 0,
      fireworks: null,
      turns: Array.from({ length: seats }, () => 0),
    }
  },
  moves: legal,
  apply: (state, move, rng) => {
    // Passing is legal between floats so that a turn can be given away.
    if (move.kind === 'pass' && state.phase === 'spin')
      return { ...nextTurn(state), turns: state.turns, path: [], joined: 0 }
    if (!legal(state).some(({ kind }) => kind === move.kind))
      throw new Error(`${move.kind} is not legal in ${state.phase}`)
    if (move.kind === 'fork') {
      const { channel } = move
      const more = channel === 'rocky' ? 0 : state.drift ? calmCarriesInDrift : calmCarries
      return float(state, state.left + more, { channel, joined: joinedAtFork(state, channel, rng) })
    }
    if (move.kind === 'rest') return rest(state, move.how, rng)
    if (move.kind === 'bank') return float(state, state.pending)
    return spin(state, rng)
  },
  isOver: (state) => state.phase === 'over',
}
