import { sceneOf } from './scenes.ts'
import { isLast, mostBells, wordsFor, type Move, type State } from './state.ts'
import { sameItem } from './things.ts'

/** Something was placed since the direction was given. */
const hasPlaced = ({ order }: State) => order.length > 0

/** Whether it may be put there: anything anywhere, or, errorless, what was told to where it belongs. */
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
  if (state.rung < mostBells) moves.push({ kind: 'bell' })
  if (guide !== 'voice')
    for (const concept of wordsFor(state)) if (!state.tally.includes(concept)) moves.push({ kind: 'tell', concept })
  if (!isLast(state) && hasPlaced(state)) moves.push({ kind: 'next' })
  if (guide !== 'voice' || isLast(state)) {
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

/** Somebody else builds in place of who is away or does not want to. */
const passMoves = ({ seats, phase }: State): Move[] =>
  seats > 1 && (phase === 'roles' || phase === 'scene' || phase === 'build') ? [{ kind: 'pass' }] : []

/** All that can be done now. */
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
    case 'reveal':
      return revealMoves(state)
    case 'seen':
    case 'photo':
      return [{ kind: 'on' }]
    case 'over':
      return []
  }
}
