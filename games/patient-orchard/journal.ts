import { m } from '#messages'
import { outOf } from '../kit/phrases.ts'
import type { Summary } from '../kit/index.ts'
import { mean, oneDecimal } from '../kit/statistics.ts'
import { helpNames } from './help-names.ts'
import { gold, guardable, harvestOf, pointsOf, ripest } from './orchard.ts'
import { threatenedFruit, type Help, type Move, type State } from './rules.ts'

/** Totals of one player's log; nothing in it is right or wrong. */
export interface Journal {
  turns: number
  waits: number
  picked: number[]
  /** Storms that the forecast announced for the next turn and that threatened the player's fruit. */
  storms: number
  /** Storms before which that fruit was picked or guarded. */
  heeded: number
  losses: { help: Help; ms: number }[]
}

export const emptyJournal = (): Journal => ({ turns: 0, waits: 0, picked: [], storms: 0, heeded: 0, losses: [] })

/**
 * True if a move protects the fruit the next storm threatens: it is already guarded, or it is picked or guarded now.
 */
function isProtective(
  { orchards, seat }: State,
  move: Move,
  { id, guarded }: { id: number; guarded: boolean },
): boolean {
  const tree = move.kind === 'pick' || move.kind === 'guard' ? orchards[seat]?.trees[move.tree] : undefined
  if (!tree) return guarded
  return guarded || (move.kind === 'pick' ? ripest(tree.fruits) : guardable(tree))?.id === id
}

/** Returns the journal after a move from `before`, `ms` after the player could choose. */
export function journalAfter(journal: Journal, before: State, move: Move, ms: number): Journal {
  if (move.kind === 'leaf') return { ...journal, losses: [...journal.losses, { help: move.help, ms }] }
  if (move.kind === 'pass') return journal
  const danger = threatenedFruit(before)
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const taken = tree && ripest(tree.fruits)?.ripeness
  return {
    ...journal,
    turns: journal.turns + 1,
    waits: journal.waits + (move.kind === 'wait' ? 1 : 0),
    picked: taken === undefined ? journal.picked : [...journal.picked, taken],
    storms: journal.storms + (danger ? 1 : 0),
    heeded: journal.heeded + (danger && isProtective(before, move, danger) ? 1 : 0),
  }
}

/** Lists what helped after gusts, and how long choosing took. */
function lossText(losses: Journal['losses'], timed: boolean): string {
  const chosen = [...new Set(losses.map(({ help }) => help))].map((help) => {
    const times = losses.filter((loss) => loss.help === help).length
    return `${helpNames[help]}${times > 1 ? ` × ${times}` : ''}`
  })
  const ms = mean(losses.map((loss) => loss.ms))
  if (!timed || ms === null) return chosen.join(', ')
  return m.patient_orchard_choices_mean_seconds_to_choose({
    choices: chosen.join(', '),
    seconds: oneDecimal(ms / 1000),
  })
}

/** Summarizes what the players achieved together; includes points only if baskets are pooled. */
export function summaryOf({ orchards }: Pick<State, 'orchards'>, pooled: boolean): Summary {
  const points = orchards.reduce((sum, orchard) => sum + pointsOf(orchard), 0)
  return [
    { label: m.patient_orchard_harvest(), value: m.patient_orchard_count_points({ count: harvestOf(orchards) }) },
    ...(pooled
      ? [{ label: m.patient_orchard_fruit_in_the_basket(), value: m.patient_orchard_count_points({ count: points }) }]
      : []),
  ]
}

/** Returns one player's choices. `points` is null if baskets are pooled; `timed` is false if scanning sets the pace. */
export function measuresOf(journal: Journal, state: State, points: number | null, timed = true): Summary {
  const ripeness = mean(journal.picked)
  return [
    ...(points === null
      ? []
      : [{ label: m.patient_orchard_fruit_in_the_basket(), value: m.patient_orchard_count_points({ count: points }) }]),
    { label: m.kit_turns(), value: String(journal.turns) },
    { label: m.patient_orchard_waits_chosen(), value: String(journal.waits) },
    ...(ripeness === null
      ? []
      : [{ label: m.patient_orchard_ripeness_when_picked(), value: outOf(oneDecimal(ripeness), gold) }]),
    ...(state.level.forecast > 0 && journal.storms > 0
      ? [
          {
            label: m.patient_orchard_fruit_picked_or_guarded_before_a(),
            value: m.patient_orchard_kept_of_count_storms({ kept: journal.heeded, count: journal.storms }),
          },
        ]
      : []),
    ...(journal.losses.length === 0
      ? []
      : [{ label: m.patient_orchard_after_a_gust(), value: lossText(journal.losses, timed) }]),
  ]
}
