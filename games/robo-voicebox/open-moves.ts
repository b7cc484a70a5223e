import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const known = new WeakMap<State, readonly Move[]>()

/** Returns the legal moves of a state, cached because every chip and slot asks for them. */
export function openMoves(state: State): readonly Move[] {
  const moves = known.get(state) ?? rules.moves(state)
  known.set(state, moves)
  return moves
}
