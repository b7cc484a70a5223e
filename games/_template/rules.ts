import type { Rules } from '../kit/rules.ts'

/** A level: what the start screen shows, and what the rules need. */
export interface Level {
  name: string
  detail: string
  apples: number
}

/** Plain data that is never mutated. */
export interface State {
  /** The number of apples still on the tree. */
  left: number
  picked: number[]
  /** The index of the seat whose turn it is. */
  seat: number
}

export type Move = { kind: 'pick'; count: number } | { kind: 'pass' }

const most = 3
const next = ({ seat, picked }: State) => (seat + 1) % picked.length

/** Players take turns picking one to three apples until the tree is empty. They fill one basket, so nobody loses. */
export const rules: Rules<Level, State, Move> = {
  start(level, { seats }, rng) {
    // Use only `rng` for randomness, so that the same seed gives the same game.
    return { left: level.apples + rng.int(0, 2), picked: Array.from({ length: seats }, () => 0), seat: 0 }
  },
  moves: ({ left }) => Array.from({ length: Math.min(most, left) }, (_, i) => ({ kind: 'pick', count: i + 1 })),
  apply(state, move) {
    if (move.kind === 'pass') return { ...state, seat: next(state) }
    if (move.count < 1 || move.count > Math.min(most, state.left)) throw new Error(`cannot pick ${move.count}`)
    const picked = state.picked.map((count, seat) => (seat === state.seat ? count + move.count : count))
    return { left: state.left - move.count, picked, seat: next(state) }
  },
  isOver: ({ left }) => left === 0,
}
