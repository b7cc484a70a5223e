import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Summary } from '../kit/index.ts'
import { mean } from '../kit/statistics.ts'
import { helpNames } from './help-names.ts'
import { gold, guardable, pies, pointsOf, ripest } from './orchard.ts'
import { endangered, type Help, type Move, type State } from './rules.ts'

/** What one player's log adds up to; nothing in it is right or wrong. */
export interface Journal {
  turns: number
  waits: number
  picked: number[]
  /** Storms that the forecast showed next and that were after a fruit of the player. */
  storms: number
  /** Those before which that fruit was picked or guarded. */
  heeded: number
  losses: { help: Help; ms: number }[]
}

export const emptyJournal = (): Journal => ({ turns: 0, waits: 0, picked: [], storms: 0, heeded: 0, losses: [] })

/** Whether a move keeps the fruit that the next storm is after: she guards it already, or it is picked or guarded now. */
function heeds({ orchards, seat }: State, move: Move, { id, guarded }: { id: number; guarded: boolean }): boolean {
  const tree = move.kind === 'pick' || move.kind === 'guard' ? orchards[seat]?.trees[move.tree] : undefined
  if (!tree) return guarded
  return guarded || (move.kind === 'pick' ? ripest(tree.fruits) : guardable(tree))?.id === id
}

/** The journal after a move that was made in `before`, `ms` after the player could choose. */
export function noted(journal: Journal, before: State, move: Move, ms: number): Journal {
  if (move.kind === 'leaf') return { ...journal, losses: [...journal.losses, { help: move.help, ms }] }
  if (move.kind === 'pass') return journal
  const danger = endangered(before)
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const taken = tree && ripest(tree.fruits)?.ripeness
  return {
    ...journal,
    turns: journal.turns + 1,
    waits: journal.waits + (move.kind === 'wait' ? 1 : 0),
    picked: taken === undefined ? journal.picked : [...journal.picked, taken],
    storms: journal.storms + (danger ? 1 : 0),
    heeded: journal.heeded + (danger && heeds(before, move, danger) ? 1 : 0),
  }
}

/** What helped after gusts, and how long it took to be chosen. */
function lossText(losses: Journal['losses'], timed: boolean): string {
  const chosen = [...new Set(losses.map(({ help }) => help))].map((help) => {
    const times = losses.filter((loss) => loss.help === help).length
    return `${helpNames[help].toLowerCase()}${times > 1 ? ` × ${times}` : ''}`
  })
  const ms = mean(losses.map((loss) => loss.ms))
  if (!timed || ms === null) return chosen.join(', ')
  return m.patient_orchard_mean_sto_choose({ join: chosen.join(', '), toFixed: (ms / 1000).toFixed(1) })
}

/** What the players made together; points only where the baskets are pooled. */
export function summaryOf({ orchards }: Pick<State, 'orchards'>, pooled: boolean): Summary {
  const points = orchards.reduce((sum, orchard) => sum + pointsOf(orchard), 0)
  return [
    { label: m.patient_orchard_pies(), value: String(pies(orchards)) },
    ...(pooled
      ? [{ label: m.patient_orchard_fruit_in_the_basket(), value: m.patient_orchard_points({ count: points }) }]
      : []),
  ]
}

/** What one player chose; `points` is null where baskets are pooled, and `timed` false where a switch set the pace. */
export function linesOf(journal: Journal, state: State, points: number | null, timed = true): Summary {
  const ripeness = mean(journal.picked)
  return [
    ...(points === null
      ? []
      : [{ label: m.patient_orchard_fruit_in_the_basket(), value: m.patient_orchard_points({ count: points }) }]),
    { label: m.kit_turns(), value: String(journal.turns) },
    { label: m.patient_orchard_waits_chosen(), value: String(journal.waits) },
    ...(ripeness === null
      ? []
      : [{ label: m.patient_orchard_ripeness_when_picked(), value: outOf(ripeness.toFixed(1), gold) }]),
    ...(state.level.forecast && journal.storms > 0
      ? [
          {
            label: m.patient_orchard_fruit_picked_or_guarded_before_a(),
            value: m.patient_orchard_heeded_storms({ heeded: journal.heeded, count: journal.storms }),
          },
        ]
      : []),
    ...(journal.losses.length === 0
      ? []
      : [{ label: m.patient_orchard_after_agust(), value: lossText(journal.losses, timed) }]),
  ]
}
