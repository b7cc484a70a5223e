import { poolOf } from './options.ts'
import { curtainOf, marks, propUsed, puppetsAt, type Move, type State } from './state.ts'

/** True where the trunk is open and its prop still needs a place. */
export const trunkOpen = (state: State): boolean => state.at >= state.trunkAt && !propUsed(state)

const isLast = ({ at, curtains }: State) => at === curtains.length - 1

/** A pick that has a drum to spin: everything but reasons and the kind of a second look. */
export const canSpin = ({ kind, find }: State): boolean => find !== 'choose' && kind !== 'why' && kind !== 'look'
/** A pick whose cards can be chosen. */
export const canChoose = ({ kind, find }: State): boolean => find !== 'spin' || kind === 'why' || kind === 'look'

function pickMoves(state: State): Move[] {
  const moves: Move[] = canChoose(state) ? state.offers.map((id) => ({ kind: 'pick', id })) : []
  if (canSpin(state)) moves.push({ kind: 'spin' })
  if (curtainOf(state)?.picks.length === 0) moves.push({ kind: 'skip' })
  return moves
}

function placeMoves(state: State): Move[] {
  const puppets = puppetsAt(state, state.at)
  const standing = Object.values(curtainOf(state)?.marks ?? {})
  const free = Array.from({ length: marks }, (_, mark) => mark).filter((mark) => !standing.includes(mark))
  const others = puppets.filter((one) => one !== state.active)
  return [
    ...free.map((mark): Move => ({ kind: 'mark', mark })),
    ...others.map((puppet): Move => ({ kind: 'puppet', puppet })),
    { kind: 'placed' },
  ]
}

function showMoves(state: State): Move[] {
  const curtain = curtainOf(state)
  const ticket: Move[] = state.tickets && curtain && !curtain.ticket ? [{ kind: 'ticket' }] : []
  const rates = ([0, 1, 2] as const).filter((score) => score !== curtain?.rating)
  return [...ticket, ...rates.map((score): Move => ({ kind: 'rate', score })), { kind: 'next' }]
}

/** What can be done now. Typed lines are moves too, where a line is chosen. */
export function moves(state: State): Move[] {
  switch (state.phase) {
    case 'pick':
      return pickMoves(state)
    case 'prop':
      return [
        { kind: 'prop', how: 'help' },
        { kind: 'prop', how: 'trouble' },
        ...(isLast(state) ? [] : [{ kind: 'prop', how: 'later' } as const]),
      ]
    case 'place':
      return placeMoves(state)
    case 'line':
      return [...state.lines.map((_, at): Move => ({ kind: 'line', at })), { kind: 'spoken' }]
    case 'ready':
      return [{ kind: 'start' }]
    case 'show':
      return showMoves(state)
    case 'bow':
      return [{ kind: 'retell' }, { kind: 'finish' }]
    case 'retell':
      return [...(state.peek ? [] : [{ kind: 'peek' } as const]), { kind: 'told' }]
    case 'over':
      return []
  }
}

/** True where a move may be made. */
export function mayMove(state: State, move: Move): boolean {
  if (move.kind === 'write') return state.phase === 'line'
  if (move.kind === 'pass')
    return state.phase === 'pick' && state.each && state.seats > 1 && curtainOf(state)?.picks.length === 0
  return moves(state).some((one) =>
    Object.entries(one).every(([key, value]) => (move as unknown as Record<string, unknown>)[key] === value),
  )
}

/** Everything that the drum of a pick may stop at: nothing that this story has already. */
export function drumOf(state: State): readonly string[] {
  const { kind, curtains } = state
  if (!kind) return []
  const taken = curtains.flatMap(({ part, picks }) => {
    if (part !== 'second') return picks
    return picks.slice(1)
  })
  return poolOf(kind, feelingFor(state))
    .map(({ id }) => id)
    .filter((id) => kind === 'why' || kind === 'look' || !taken.includes(id))
}

/** The feeling that reasons are asked for. */
export function feelingFor(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  return (curtain.part === 'second' ? curtain.picks[2] : curtain.picks[0]) ?? ''
}
