import type { Summary } from '../kit/index.ts'
import { counted, mean } from '../kit/play/measures.ts'
import type { Help, Move, State } from './rules.ts'
import { helpNames } from './help-names.ts'
import { gold, pies, pointsOf, ripest } from './orchard.ts'

/** What a game's log adds up to; nothing in it is right or wrong. */
export interface Journal {
  turns: number
  waits: number
  picked: number[]
  /** Picks and waits made when the shown forecast had a bird or a gust next. */
  forecast: number
  losses: { help: Help; ms: number }[]
}

export const emptyJournal = (): Journal => ({ turns: 0, waits: 0, picked: [], forecast: 0, losses: [] })

/** The journal after a move that was made in `before`, `ms` after the player could choose. */
export function noted(journal: Journal, before: State, move: Move, ms: number): Journal {
  if (move.kind === 'leaf') return { ...journal, losses: [...journal.losses, { help: move.help, ms }] }
  if (move.kind === 'pass') return journal
  const rough = before.level.forecast && (before.sky[0] === 'bird' || before.sky[0] === 'wind')
  const tree = move.kind === 'pick' ? before.orchards[before.seat]?.trees[move.tree] : undefined
  const taken = tree && ripest(tree.fruits)?.ripeness
  return {
    ...journal,
    turns: journal.turns + 1,
    waits: journal.waits + (move.kind === 'wait' ? 1 : 0),
    picked: taken === undefined ? journal.picked : [...journal.picked, taken],
    forecast: journal.forecast + (rough && (move.kind === 'wait' || move.kind === 'pick') ? 1 : 0),
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
  return `${chosen.join(', ')}, mean ${(ms / 1000).toFixed(1)} s to choose`
}

/** What the players made together; points only where the baskets are pooled. */
export function summaryOf({ orchards }: Pick<State, 'orchards'>, pooled: boolean): Summary {
  const points = orchards.reduce((sum, orchard) => sum + pointsOf(orchard), 0)
  return [
    { label: 'Pies', value: String(pies(orchards)) },
    ...(pooled ? [{ label: 'Fruit in the basket', value: counted(points, 'point') }] : []),
  ]
}

/** What one player chose; `points` is null where baskets are pooled, and `timed` false where a switch set the pace. */
export function linesOf(journal: Journal, state: State, points: number | null, timed = true): Summary {
  const ripeness = mean(journal.picked)
  return [
    ...(points === null ? [] : [{ label: 'Fruit in the basket', value: counted(points, 'point') }]),
    { label: 'Turns', value: String(journal.turns) },
    { label: 'Waits chosen', value: String(journal.waits) },
    ...(ripeness === null ? [] : [{ label: 'Ripeness when picked', value: `${ripeness.toFixed(1)} of ${gold}` }]),
    ...(state.level.forecast ? [{ label: 'Forecast used', value: counted(journal.forecast, 'time') }] : []),
    ...(journal.losses.length === 0 ? [] : [{ label: 'After a gust', value: lossText(journal.losses, timed) }]),
  ]
}
