import { rules } from './rules.ts'
import type { Move, State } from './state.ts'

const known = new WeakMap<State, readonly Move[]>()

/** The moves of a state, counted once: every chip and slot asks for them. */
export function openMoves(state: State): readonly Move[] {
  const moves = known.get(state) ?? rules.moves(state)
  known.set(state, moves)
  return moves
}
