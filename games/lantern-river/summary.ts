import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { RiverLevel } from './levels.ts'
import type { Move, State } from './rules.ts'

/** The parts of a play that its summary needs. */
export type SummarySource = Pick<
  Play<RiverLevel, State, Move>,
  'level' | 'players' | 'practiced' | 'state' | 'trialsOf'
>

/** Describes the river that the players floated together. */
export const summaryOf = ({ level, state }: Pick<SummarySource, 'level' | 'state'>): Summary => [
  {
    label: m.kit_river(),
    value: m.lantern_river_level_count_bends({ level: level.name, count: state.value.river.length }),
  },
]

/** Returns a player's turns, practice, and choices. */
export function measuresOf({ players, practiced, state, trialsOf }: SummarySource, seat: number): Summary {
  const own = trialsOf(seat)
  const trials = practiced.value[players[seat]?.id ?? 0] ?? 0
  const scored = own.filter(({ target }) => target === 'practice')
  const got = scored.filter(({ result }) => result === 'correct').length
  const forks = own.filter(({ target }) => target === m.lantern_river_fork())
  const rocky = forks.filter(({ response }) => response === 'rocky').length
  return [
    { label: m.kit_turns(), value: String(state.value.turns[seat] ?? 0) },
    ...(trials > 0 ? [{ label: m.kit_practice(), value: m.lantern_river_count_trials({ count: trials }) }] : []),
    ...(scored.length > 0 ? [{ label: m.lantern_river_practice_correct(), value: outOf(got, scored.length) }] : []),
    ...(forks.length > 0
      ? [{ label: m.lantern_river_forks(), value: m.lantern_river_rocky_calm({ rocky, calm: forks.length - rocky }) }]
      : []),
  ]
}
