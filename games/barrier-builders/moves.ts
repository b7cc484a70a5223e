import { sceneOf } from './scenes.ts'
import { isLast, maxBells, wordsFor, type Move, type State } from './state.ts'
import { sameItem } from './things.ts'

const hasPlaced = ({ order }: State) => order.length > 0

/** Whether an item may go to a spot. Errorless play only allows the item named by the direction, in its place. */
function fits({ errorless, puzzle, directions, at, guide, placed }: State, tray: number, spot: number): boolean {
  const item = puzzle?.tray[tray]
  if (!errorless || !puzzle || !item) return true
  const told = guide === 'voice' ? (directions[at]?.parts ?? []) : puzzle.wanted.map((_, index) => index)
  if (placed[tray] !== null) return false
  return told.some((index) => {
    const wanted = puzzle.wanted[index]
    return wanted !== undefined && wanted.spot === spot && sameItem(wanted.item, item)
  })
}

function buildMoves(state: State): Move[] {
  const { puzzle, placed, guide } = state
  if (!puzzle) return []
  const free = sceneOf(puzzle.scene).spots.flatMap((_, spot) => (placed.includes(spot) ? [] : [spot]))
  const moves: Move[] = placed.flatMap((at, tray): Move[] => [
    ...free.filter((spot) => fits(state, tray, spot)).map((spot): Move => ({ kind: 'place', tray, spot })),
    ...(at === null || state.errorless ? [] : [{ kind: 'take', tray } as const]),
  ])
  if (state.bellRings < maxBells) moves.push({ kind: 'bell' })
  if (guide !== 'voice')
    for (const concept of wordsFor(state)) if (!state.tally.includes(concept)) moves.push({ kind: 'tell', concept })
  if (!isLast(state) && hasPlaced(state)) moves.push({ kind: 'next' })
  // An empty scene can't be revealed.
  if ((guide !== 'voice' || isLast(state)) && placed.some((spot) => spot !== null)) {
    if (!state.ready.builder) moves.push({ kind: 'ready', side: 'builder' })
    if (guide === 'here' && !state.ready.guide) moves.push({ kind: 'ready', side: 'guide' })
  }
  return moves
}

function revealMoves(state: State): Move[] {
  const { open, asking, outcomes } = state
  if (asking !== null) {
    const right = outcomes[asking]?.differs ?? []
    return wordsFor(state)
      .filter((concept) => !state.errorless || right.includes(concept))
      .map((concept) => ({ kind: 'word', concept }))
  }
  return open.length > 0 ? open.map((at) => ({ kind: 'ask', at })) : [{ kind: 'on' }]
}

function codeMoves({ digits }: State): Move[] {
  const least = digits.length === 0 ? 1 : 0
  const next = Array.from({ length: 10 - least }, (_, at): Move => ({ kind: 'digit', digit: at + least }))
  return digits.length > 0 ? [...next, { kind: 'undo' }] : next
}

/** Lets another player build if the current one is away or doesn't want to. */
const passMoves = ({ seats, phase }: State): Move[] =>
  seats > 1 && (phase === 'roles' || phase === 'scene' || phase === 'build') ? [{ kind: 'pass' }] : []

/** Returns every legal move. */
export const moves = (state: State): Move[] => [...phaseMoves(state), ...passMoves(state)]

function phaseMoves(state: State): Move[] {
  switch (state.phase) {
    case 'roles':
      return Array.from({ length: state.seats }, (_, builder) => ({ kind: 'roles', builder }))
    case 'side':
      return [
        { kind: 'side', side: 'builder' },
        { kind: 'side', side: 'guide' },
      ]
    case 'scene':
      return state.offers.map((scene) => ({ kind: 'scene', scene }))
    case 'code':
      return codeMoves(state)
    case 'build':
      return buildMoves(state)
    case 'curtain':
      return [
        { kind: 'curtain', more: false },
        { kind: 'curtain', more: true },
      ]
    case 'reveal':
      return revealMoves(state)
    case 'band':
      return [
        { kind: 'band', guess: false },
        { kind: 'band', guess: true },
      ]
    case 'guess':
      return state.rivals.map((at) => ({ kind: 'guess', at }))
    case 'seen':
    case 'photo':
      return [{ kind: 'on' }]
    case 'over':
      return []
  }
}
