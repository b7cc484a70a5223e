import { isOffered } from '../kit/rules.ts'
import { poolOf } from './options.ts'
import { curtainOf, isJudged, marks, propUsed, puppetsAt, type Move, type State } from './state.ts'

/** Whether the trunk is open and its prop still needs a place in the story. */
export const trunkOpen = (state: State): boolean => state.at >= state.trunkAt && !propUsed(state)

const isLast = ({ at, curtains }: State) => at === curtains.length - 1

/** Whether the current pick has a drum to spin. Reasons and the kind of a second look have none. */
export const canSpin = ({ kind, find }: State): boolean => find !== 'choose' && kind !== 'why' && kind !== 'look'
/** Whether the current pick has cards to choose from. */
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
  const rates = ([0, 1, 2] as const).filter(
    (score) => score !== curtain?.rating && !(score === 2 && curtain && curtain.help > 0),
  )
  const help: Move[] = curtain && !curtain.dark && curtain.help < 2 ? [{ kind: 'help' }] : []
  const on: Move = isJudged(curtain) ? { kind: 'next' } : { kind: 'unrated' }
  return [...ticket, ...help, ...rates.map((score): Move => ({ kind: 'rate', score })), on]
}

/** Returns the possible moves. When a line is chosen, typing one is also a move. */
export function moves(state: State): Move[] {
  switch (state.phase) {
    case 'pick':
      return pickMoves(state)
    case 'dare':
      return [
        { kind: 'dare', how: 'simple' },
        { kind: 'dare', how: 'wild' },
      ]
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
      return [
        ...(state.peek ? [] : [{ kind: 'peek' } as const]),
        ...(['told', 'helped', 'notYet'] as const).map((how): Move => ({ kind: 'told', how })),
      ]
    case 'over':
      return []
  }
}

/** Whether a move is possible now. */
export function mayMove(state: State, move: Move): boolean {
  if (move.kind === 'write') return state.phase === 'line'
  if (move.kind === 'pass')
    return state.phase === 'pick' && state.each && state.seats > 1 && curtainOf(state)?.picks.length === 0
  return isOffered(moves(state), move)
}

/** Returns everything the drum can stop at, except what this story already uses. */
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

/** Returns the feeling that needs a reason. */
export function feelingFor(state: State): string {
  const curtain = curtainOf(state)
  if (!curtain) return ''
  return (curtain.part === 'second' ? curtain.picks[2] : curtain.picks[0]) ?? ''
}
