import type { Play, Summary } from '../kit/index.ts'
import { counted } from '../kit/statistics.ts'
import type { RiverLevel } from './levels.ts'
import type { Move, State } from './rules.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<RiverLevel, State, Move>, 'level' | 'players' | 'practiced' | 'state' | 'trialsOf'>

/** The river that was floated together. */
export const summaryOf = ({ level, state }: Pick<Played, 'level' | 'state'>): Summary => [
  { label: 'River', value: `${level.name}, ${state.value.river.length} bends` },
]

/** Turns, practice, and choices of the player at a seat. */
export function measuresOf({ players, practiced, state, trialsOf }: Played, seat: number): Summary {
  const own = trialsOf(seat)
  const trials = practiced.value[players[seat]?.id ?? 0] ?? 0
  const scored = own.filter(({ target }) => target === 'practice')
  const got = scored.filter(({ result }) => result === 'correct').length
  const forks = own.filter(({ target }) => target === 'Fork')
  const rocky = forks.filter(({ response }) => response === 'rocky').length
  return [
    { label: 'Turns', value: String(state.value.turns[seat] ?? 0) },
    ...(trials > 0 ? [{ label: 'Practice', value: counted(trials, 'trial') }] : []),
    ...(scored.length > 0 ? [{ label: 'Got it', value: `${got} of ${scored.length}` }] : []),
    ...(forks.length > 0 ? [{ label: 'Forks', value: `${rocky} rocky, ${forks.length - rocky} calm` }] : []),
  ]
}
