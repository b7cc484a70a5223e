import type { Chance } from '@marigold/device'
import { deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { signsFrom, toolsFrom, words, wordsIn } from './content.ts'
import { openersFor } from './openers.ts'
import { homes, trayOf, pieces as allPieces } from './pieces.ts'
import { noScene, pieceNow, sceneNow, type Level, type Move, type Placed, type Scene, type State } from './state.ts'

const mostWords = 2
const mostHelp = 2
/** Left, middle, and right: where buttons put a piece. */
export const columns = [4, 10, 16] as const
export const lastColumn = 20
export const lastRow = 10

const numberOr = <T extends number>(value: unknown, of: readonly T[], usual: T): T =>
  of.find((one) => one === value) ?? usual

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const storms = values.storms !== false
  const list = openersFor(level, values.setting, storms)
  const { dealt } = deal(list, seats, { used: usedIn(kept), key: ({ id }) => id, rng })
  return {
    ...{ level, seats, seat: 0, storms, phase: 'sky', at: null, more: false, pair: null },
    steps: numberOr(values.steps, [3, 5, 11], level.steps),
    wordCount: values.words === 'none' ? 0 : numberOr(values.words, [4, 12, 24, 48], level.words),
    mostSigns: values.figure === 'off' ? 0 : level.signs,
    openers: Array.from({ length: seats }, (_, seat) => dealt[seat % dealt.length]?.id ?? ''),
    scenes: Array.from({ length: seats }, () => noScene),
  }
}

/** Every piece that may be in the sky; the view shows those of the visits so far. */
const offeredPieces = ({ storms }: State) => trayOf(allPieces.length, 0, storms)

function skyMoves(state: State): Move[] {
  const { pieces } = sceneNow(state)
  const { most } = state.level
  const has = (piece: string) => pieces.some((one) => one.piece === piece)
  const canAdd = most === 1 || pieces.length < most
  return [
    ...(canAdd
      ? offeredPieces(state)
          .filter((piece) => !has(piece))
          .map((piece): Move => ({ kind: 'add', piece }))
      : []),
    ...pieces.map((_, at): Move => ({ kind: 'focus', at })),
    ...(state.mostSigns > 0 ? [{ kind: 'signs' } as const] : []),
    { kind: 'done' },
  ]
}

function sizeMoves(state: State): Move[] {
  const piece = pieceNow(state)
  if (!piece || state.at === null) return []
  const at = state.at
  const sizes = Array.from({ length: state.steps }, (_, size) => size).filter((size) => size !== piece.size)
  return [
    ...sizes.map((size): Move => ({ kind: 'size', size })),
    ...columns.filter((x) => x !== piece.x).map((x): Move => ({ kind: 'place', at, x, y: piece.y })),
    ...sceneNow(state).pieces.flatMap((_, other): Move[] => (other === at ? [] : [{ kind: 'focus', at: other }])),
    { kind: 'tuned' },
    { kind: 'remove' },
    { kind: 'done' },
  ]
}

/** Words to choose: the whole list, or after the first step of help two to compare. */
export function wordsOffered(state: State): string[] {
  const chosen = pieceNow(state)?.words ?? []
  if (chosen.length > 0 && !state.more) return []
  const list = state.pair ?? wordsIn(state.wordCount).map(({ id }) => id)
  return [...list, 'own', 'unsure'].filter((word) => !chosen.includes(word))
}

function wordMoves(state: State): Move[] {
  const piece = pieceNow(state)
  if (!piece) return []
  const offered = wordsOffered(state)
  const canAsk = offered.length > 0 && piece.help < mostHelp
  return [
    ...offered.map((word): Move => ({ kind: 'word', word })),
    ...(offered.length === 0 && piece.words.length < mostWords ? [{ kind: 'more' } as const] : []),
    ...(canAsk ? [{ kind: 'help' } as const] : []),
    { kind: 'named' },
    { kind: 'done' },
  ]
}

function signMoves(state: State): Move[] {
  const { signs } = sceneNow(state)
  const isFull = signs.length >= state.mostSigns && state.mostSigns > 1
  return [
    ...signsFrom(state.level.from)
      .filter(({ id }) => signs.includes(id) || !isFull)
      .map(({ id }): Move => ({ kind: 'sign', sign: id })),
    { kind: 'signsDone' },
  ]
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'sky':
      return skyMoves(state)
    case 'size':
      return sizeMoves(state)
    case 'word':
      return wordMoves(state)
    case 'signs':
      return signMoves(state)
    case 'choice':
      return [
        { kind: 'let', path: 'be' },
        { kind: 'let', path: 'try' },
      ]
    case 'tool':
      return [
        ...toolsFrom(state.level.from).map(({ id }): Move => ({ kind: 'tool', tool: id })),
        { kind: 'tool', tool: null },
      ]
    case 'who':
      return (['me', 'adult', 'group', 'boat'] as const)
        .filter((who) => who !== 'group' || state.seats > 1)
        .map((who) => ({ kind: 'who', who }))
    case 'over':
      return []
  }
}

const withScene = (state: State, change: Partial<Scene>): State => ({
  ...state,
  scenes: state.scenes.map((scene, seat) => (seat === state.seat ? { ...scene, ...change } : scene)),
})
/** Changes a piece of the scene. */
const withPiece = (state: State, at: number | null, change: Partial<Placed>): State =>
  withScene(state, {
    pieces: sceneNow(state).pieces.map((piece, index) => (index === at ? { ...piece, ...change } : piece)),
  })
/** Goes back to the whole sky. */
const toSky = (state: State): State => ({ ...state, phase: 'sky', at: null, more: false, pair: null })

function add(state: State, piece: Placed['piece']): State {
  const [x, y] = homes[piece]
  const placed = { ...{ piece, x, y, words: [], said: null, help: 0 }, size: Math.floor(state.steps / 2) }
  const { pieces } = sceneNow(state)
  const all = state.level.most === 1 ? [placed] : [...pieces, placed]
  return { ...withScene(state, { pieces: all }), phase: 'size', at: all.length - 1 }
}

/** Two words to compare, of different parts of the map. */
function pairFrom(state: State, rng: Chance): [string, string] {
  const chosen = pieceNow(state)?.words ?? []
  const list = rng.shuffle(wordsIn(state.wordCount).filter(({ id }) => !chosen.includes(id)))
  const [one] = list
  const other = list.find(({ quadrant }) => quadrant !== one?.quadrant)
  return [one?.id ?? words[0]?.id ?? '', other?.id ?? list[1]?.id ?? '']
}

function nextSeat(state: State): State {
  const seat = state.seat + 1
  const after = toSky(state)
  return seat < state.seats ? { ...after, seat } : { ...after, phase: 'over' }
}

const toggled = (state: State, sign: string): string[] => {
  const { signs } = sceneNow(state)
  if (signs.includes(sign)) return signs.filter((one) => one !== sign)
  return state.mostSigns === 1 ? [sign] : [...signs, sign]
}

const isPlace = ({ x, y }: { x: number; y: number }) =>
  Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x <= lastColumn && y >= 0 && y <= lastRow

/** What a player may do that isn't among the buttons: drag a piece, and be heard by the adult. */
function isExtra(state: State, move: Move): boolean {
  const piece = pieceNow(state)
  if (move.kind === 'place')
    return (state.phase === 'sky' || state.phase === 'size') && isPlace(move) && move.at in sceneNow(state).pieces
  if (move.kind === 'heard') return state.phase === 'word' && piece?.said === null && piece.words.length > 0
  return move.kind === 'pass' && passable(state)
}

/** A turn can be passed at any moment where others play, too; alone, there is End. */
export const passable = ({ seats, phase }: State): boolean => seats > 1 && phase !== 'over'

function applyWord(state: State, move: Move, rng: Chance): State {
  const piece = pieceNow(state)
  switch (move.kind) {
    case 'word':
      return {
        ...withPiece(state, state.at, { words: [...(piece?.words ?? []), move.word], said: null }),
        ...{ more: false, pair: null },
      }
    case 'more':
      return { ...state, more: true }
    case 'help': {
      const help = (piece?.help ?? 0) + 1
      return { ...withPiece(state, state.at, { help }), pair: help === 1 ? pairFrom(state, rng) : null }
    }
    case 'heard':
      return withPiece(state, state.at, { said: move.said })
    default:
      return toSky(state)
  }
}

function applySky(state: State, move: Move): State {
  switch (move.kind) {
    case 'add':
      return add(state, move.piece)
    case 'focus':
      return { ...state, phase: 'size', at: move.at }
    case 'size':
      return withPiece(state, state.at, { size: move.size })
    case 'place':
      return withPiece(state, move.at, { x: move.x, y: move.y })
    case 'remove':
      return toSky(withScene(state, { pieces: sceneNow(state).pieces.filter((_, at) => at !== state.at) }))
    case 'tuned':
      return state.wordCount > 0 ? { ...state, phase: 'word' } : toSky(state)
    case 'signs':
      return { ...state, phase: 'signs' }
    case 'sign':
      return withScene(state, { signs: toggled(state, move.sign) })
    default:
      return toSky(state)
  }
}

function applyChoice(state: State, move: Move): State {
  const scene = sceneNow(state)
  switch (move.kind) {
    case 'done':
      return { ...toSky(withScene(state, { made: true })), phase: scene.path === 'try' ? 'who' : 'choice' }
    case 'let':
      return { ...withScene(state, { path: move.path }), phase: 'tool' }
    case 'tool': {
      const chosen = withScene(state, { tool: move.tool })
      // Nothing clears by itself: the sky stays, and the player sets it again.
      if (scene.path === 'try' && move.tool !== null) return toSky(withScene(chosen, { before: scene.pieces }))
      return { ...chosen, phase: 'who' }
    }
    case 'who':
      return nextSeat(withScene(state, { who: move.who }))
    default:
      return nextSeat(withScene(state, { passed: true, who: 'me' }))
  }
}

/** Players build a sky one after another. No sky is better than another, and any tap leads to the same endings. */
export const rules: Rules<Level, State, Move> = {
  start,
  moves,
  apply(state, move, rng) {
    if (!isExtra(state, move)) expectOffered(moves(state), move)
    if (['done', 'let', 'tool', 'who', 'pass'].includes(move.kind)) return applyChoice(state, move)
    return state.phase === 'word' ? applyWord(state, move, rng) : applySky(state, move)
  },
  isOver: ({ phase }) => phase === 'over',
}
