import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Play, Summary } from '../kit/index.ts'
import type { RiverLevel } from './levels.ts'
import type { Move, State } from './rules.ts'

/** What of a play its summary is made of. */
export type Played = Pick<Play<RiverLevel, State, Move>, 'level' | 'players' | 'practiced' | 'state' | 'trialsOf'>

/** The river that was floated together. */
export const summaryOf = ({ level, state }: Pick<Played, 'level' | 'state'>): Summary => [
  {
    label: m.kit_river(),
    value: m.lantern_river_bends({ name: level.name, river: state.value.river.length }),
  },
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
    { label: m.kit_turns(), value: String(state.value.turns[seat] ?? 0) },
    ...(trials > 0 ? [{ label: m.kit_practice(), value: m.lantern_river_trials({ count: trials }) }] : []),
    ...(scored.length > 0 ? [{ label: m.kit_got_it(), value: outOf(got, scored.length) }] : []),
    ...(forks.length > 0
      ? [{ label: m.lantern_river_forks(), value: m.lantern_river_rocky_calm({ rocky, forks: forks.length - rocky }) }]
      : []),
  ]
}
