import type { Summary } from '../kit/index.ts'
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

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** What helped after gusts, and how long it took to be chosen. */
function lossText(losses: Journal['losses'], timed: boolean): string {
  const chosen = [...new Set(losses.map(({ help }) => help))].map((help) => {
    const times = losses.filter((loss) => loss.help === help).length
    return `${helpNames[help].toLowerCase()}${times > 1 ? ` × ${times}` : ''}`
  })
  const ms = sumOf(losses.map((loss) => loss.ms)) / losses.length
  return `${chosen.join(', ')}; ${Math.max(1, Math.round(ms / 1000))} s to choose`
}

/** What one player chose, line by line. */
function linesOf({ turns, waits, picked, storms, heeded, losses }: Journal, { forecast }: State['level']): Summary {
  return [
    { label: 'Turns', value: String(turns) },
    { label: 'Waits chosen', value: String(waits) },
    ...(picked.length === 0
      ? []
      : [{ label: 'Ripeness when picked', value: `${(sumOf(picked) / picked.length).toFixed(1)} of ${gold}` }]),
    ...(forecast && storms > 0
      ? [{ label: 'Fruit picked or guarded before a storm', value: `${heeded} of ${counted(storms, 'storm')}` }]
      : []),
    ...(losses.length === 0 ? [] : [{ label: 'After a gust', value: lossText(losses) }]),
  ]
}

/** The lines of the end screen and of the note: what was earned together, then what each player chose. */
export function summaryOf(journals: readonly Journal[], state: State, names: string[], pooled: boolean): Summary {
  const points = state.orchards.map(pointsOf)
  const lines = names.map((_, seat) => linesOf(journals[seat] ?? emptyJournal(), state.level))
  const earned = { label: 'Fruit in the basket', value: counted(sumOf(points), 'point') }
  const pie = { label: 'Pies', value: String(pies(state.orchards)) }
  if (names.length === 1) return [pie, earned, ...(lines[0] ?? [])]
  const told = names.map((name, seat) => {
    const own = pooled ? [] : [counted(points[seat] ?? 0, 'point')]
    const chosen = (lines[seat] ?? []).map(({ label, value }) => `${label.toLowerCase()} ${value}`)
    return { label: name, value: [...own, ...chosen].join(', ').slice(0, 200) }
  })
  return [pie, ...(pooled ? [earned] : []), ...told]
}
