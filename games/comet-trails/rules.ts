import type { Chance } from '@marigold/device'
import { dealInOrder, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { median } from '../kit/statistics.ts'
import { figureLists, groupLists, isOwn, ownId } from './figures.ts'
import { far, keyAfter, keysOf, pointAt, thin, type Path, type Point } from './paths.ts'
import {
  fadeNow,
  fades,
  figureNow,
  headOf,
  isTogether,
  isUnaided,
  moreAssist,
  openStrokes,
  paints,
  skies,
  together,
  wayNow,
  type Assist,
  type Attempt,
  type Finished,
  type Input,
  type Level,
  type Move,
  type State,
} from './state.ts'
import { endsAt, isNear, reachOf, traceAll } from './trace.ts'

type Draw = Extract<Move, { kind: 'draw' }>
type Tap = Extract<Move, { kind: 'tap' }>

const onRoad = 0.85
/** So far the wrong way, in units, counts as a wrong direction. */
const mostAgainst = 16
const mostPoints = 1500
const fresh: Attempt = {
  ...{ starts: 0, orders: 0, turns: 0, slips: 0, lifts: 0, total: 0, good: 0, off: [], road: null, ms: 0 },
  ...{ help: 0, misses: 0, assist: 'independent', by: null, line: [], pairs: 0 },
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const count = Number(values.count) || level.count
  const group = Object.entries(groupLists).find(([name]) => name === values.figures)?.[1]
  const list = group ?? figureLists[level.tier] ?? []
  const { dealt } = dealInOrder(list, seats * count, { used: usedIn(kept), key: (id) => id, rng })
  return open({
    level,
    seats,
    seat: 0,
    errorless: values.errorless === true,
    fade: fades.find((fade) => fade === values.fade) ?? level.fade,
    style: values.style === 'tails' ? 'tails' : 'plain',
    ways: Number(values.ways) === 4 ? 4 : 8,
    deck: values.figures === 'own' ? dealt.map(() => ownId) : dealt,
    number: 0,
    phase: 'trace',
    tracks: [],
    attempt: fresh,
    paint: Array.from({ length: seats }, () => 'ribbon'),
    sky: 'day',
    done: [],
  })
}

/** Opens the next figure, or ends the game. */
function open(state: State): State {
  if (state.number >= state.deck.length) return { ...state, phase: 'over' }
  const { strokes } = figureNow(state)
  return { ...state, phase: 'trace', tracks: strokes.map(() => -1), attempt: { ...fresh, line: strokes.map(() => []) } }
}
const endTurn = (state: State): State =>
  open({ ...state, seat: (state.seat + 1) % state.seats, number: state.number + 1 })

/** Rounds in which every player has had one figure; each has a choice of its own, and the last one wakes an animal. */
const roundOf = ({ number, seats }: State): number => Math.floor(number / seats)
const choiceAfter = (state: State): 'animal' | 'comet' =>
  roundOf(state) % 2 === 0 || roundOf(state) === roundOf({ ...state, number: state.deck.length - 1 })
    ? 'animal'
    : 'comet'

/** Right start, order, and direction, on the road, and without help. */
function isFirst({ errorless, attempt }: State): boolean {
  const { starts, orders, turns, slips, total, good, help, assist, by } = attempt
  // A slant by arrow keys is a staircase, which no road fits.
  const isOnRoad = by === 'keys' || good >= total * onRoad
  const isRight = starts + orders + turns + slips === 0 && isOnRoad
  return isRight && help === 0 && !errorless && isUnaided(assist)
}

/** The figure is done: it becomes a constellation. */
function finish(state: State): State {
  const { off, misses: _, by, ...attempt } = state.attempt
  const middle = median(off)
  const finished: Finished = {
    ...attempt,
    seat: state.seat,
    id: figureNow(state).id,
    by: by ?? 'arrows',
    fade: fadeNow(state),
    help: state.errorless ? together : attempt.help,
    first: isFirst(state),
    deviation: middle === null ? null : Math.round(middle),
    sky: state.sky,
  }
  return { ...state, done: [...state.done, finished], phase: choiceAfter(state) }
}

/** Two misses bring the next step of help. */
function missed(attempt: Attempt, change: Partial<Attempt>): Attempt {
  const misses = attempt.misses + 1
  const isEnough = misses >= 2 && attempt.help < together
  return { ...attempt, ...change, misses: isEnough ? 0 : misses, help: attempt.help + (isEnough ? 1 : 0) }
}

const changed = (list: readonly number[], at: number, to: number): number[] =>
  list.map((one, place) => (place === at ? to : one))
/** A figure that was partly chosen stays one that was chosen. */
const helped = ({ attempt }: State, by: Input, assist: Assist): Attempt => ({
  ...attempt,
  by: attempt.by === 'arrows' || attempt.by === 'taps' ? attempt.by : by,
  assist: moreAssist(attempt.assist, assist),
})

/** Moves the comet along a stroke, and ends the figure with its last one. */
function advance(state: State, stroke: number, along: number, attempt: Attempt): State {
  const next = { ...state, attempt, tracks: changed(state.tracks, stroke, along) }
  return openStrokes(next).length === 0 ? finish(next) : next
}

/** What a touch away from a stroke's start is: the start of another stroke, the end of this one, or none of these. */
function errorAt(state: State, stroke: number, path: Path, at: Point, half: number): Partial<Attempt> {
  const { attempt, tracks } = state
  const isOther = figureNow(state).strokes.some(
    (one, other) => other !== stroke && (tracks[other] ?? 0) < 0 && isNear(one, 0, at, half),
  )
  if (isOther) return { orders: attempt.orders + 1 }
  return isNear(path, path.length, at, half) ? { turns: attempt.turns + 1 } : { starts: attempt.starts + 1 }
}

const mostLine = 60
/** How far a point of a stored line may be from where the pointer was, in units. */
const roughness = 0.7
const withLine = ({ line }: Attempt, stroke: number, more: readonly Point[]) =>
  line.map((one, at) =>
    at === stroke
      ? [...one, ...thin(more, roughness).map(([x, y]): Point => [Math.round(x), Math.round(y)])].slice(0, mostLine)
      : one,
  )

function draw(state: State, { stroke, points, half, scale, by, ms, assist, both }: Draw): State {
  const head = headOf(state, stroke)
  const [first] = points
  if (!head || !first) return state
  const { path, along, isStarted } = head
  const attempt = { ...helped(state, by, assist), ms: state.attempt.ms + ms, road: Math.round(half * scale * 2) }
  const isOn = isNear(path, along, first, half)
  // Once a stroke is begun, a touch elsewhere only doesn't move the comet.
  if (!isOn) return { ...state, attempt: missed(attempt, isStarted ? {} : errorAt(state, stroke, path, first, half)) }
  const trace = traceAll(path, along, points, half)
  const isEnd = trace.along >= endsAt(path, half)
  const after: Attempt = {
    ...attempt,
    total: attempt.total + trace.total,
    good: attempt.good + trace.good,
    off: [...attempt.off, ...trace.off.map((one) => one * scale)],
    turns: attempt.turns + (trace.against >= mostAgainst ? 1 : 0),
    lifts: attempt.lifts + (isEnd ? 0 : 1),
    line: withLine(attempt, stroke, points),
    pairs: attempt.pairs + (isEnd && both === true ? 1 : 0),
  }
  if (isEnd) return advance(state, stroke, path.length, after)
  const isStuck = trace.along <= along
  return { ...state, attempt: isStuck ? missed(after, {}) : after, tracks: changed(state.tracks, stroke, trace.along) }
}

/** The next star to tap: the start of a stroke, or its next bend. */
const nextStar = ({ path, along, isStarted }: { path: Path; along: number; isStarted: boolean }): number =>
  isStarted ? keyAfter(path, along) : 0

function tap(state: State, { at, half, assist }: Tap): State {
  const attempt = helped(state, 'taps', assist)
  const reach = reachOf(half)
  const heads = openStrokes(state).flatMap((stroke) => {
    const head = headOf(state, stroke)
    return head ? [{ ...head, stroke }] : []
  })
  const hit = heads.find((head) => far(at, pointAt(head.path, nextStar(head))) <= reach)
  if (!hit) return { ...state, attempt: missed(attempt, { slips: attempt.slips + 1 }) }
  const along = nextStar(hit)
  return advance(state, hit.stroke, along, { ...attempt, line: withLine(attempt, hit.stroke, [at]) })
}

function hop(state: State, way: number, assist: Assist): State {
  const attempt = helped(state, 'arrows', assist)
  const [stroke = 0] = openStrokes(state)
  const head = headOf(state, stroke)
  if (!head) return state
  if (way !== wayNow(state)) return { ...state, attempt: missed(attempt, { slips: attempt.slips + 1 }) }
  const along = keyAfter(head.path, head.along)
  const line = [pointAt(head.path, head.along), pointAt(head.path, (head.along + along) / 2), pointAt(head.path, along)]
  return advance(state, stroke, along, { ...attempt, line: withLine(attempt, stroke, line) })
}

/** The directions to choose from; only the right one when game and player draw together. */
export function waysOf(state: State): number[] {
  const right = wayNow(state)
  if (right === null) return []
  if (isTogether(state)) return [right]
  const all = [0, 1, 2, 3, 4, 5, 6, 7]
  return state.ways === 8 ? all : all.filter((way) => way % 2 === right % 2)
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'trace':
      return [
        ...waysOf(state).map((way) => ({ kind: 'hop', way }) as const),
        ...(isTogether(state) ? [] : [{ kind: 'help' } as const]),
      ]
    case 'animal':
      return skies.map((sky) => ({ kind: 'animal', sky }))
    case 'comet':
      return paints.map((paint) => ({ kind: 'comet', paint }))
    case 'over':
      return []
  }
}

const isPoint = (at: unknown): boolean => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite)
/** Whether something was drawn or tapped that can be: on an open stroke, with a pointer that was somewhere. */
function isPointed(state: State, move: Draw | Tap): boolean {
  if (state.phase !== 'trace' || !(move.half > 0)) return false
  if (move.kind === 'tap') return isPoint(move.at)
  const { stroke, points, scale } = move
  const isLine = points.length > 0 && points.length <= mostPoints && points.every(isPoint)
  return isLine && scale > 0 && openStrokes(state).includes(stroke)
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && phase === 'trace'

/** A word was typed before the first figure. */
const isTyped = ({ phase, number, deck, tracks }: State): boolean =>
  phase === 'trace' && number === 0 && isOwn(deck[0] ?? '') && tracks.every((track) => track < 0)

function expectLegal(state: State, move: Move): void {
  if (move.kind === 'draw' || move.kind === 'tap') {
    if (!isPointed(state, move)) throw new Error(`${move.kind} is not a move here`)
  } else if (move.kind === 'own' ? !isTyped(state) : move.kind !== 'pass' || !passable(state))
    expectOffered(moves(state), pick(move))
}
/** A move without the level of assistance, which may be any. */
const pick = (move: Move): object => (move.kind === 'hop' ? { kind: 'hop', way: move.way } : move)

const changeLast = (state: State, change: Partial<Finished>): State => ({
  ...state,
  done: state.done.map((one, at) => (at === state.done.length - 1 ? { ...one, ...change } : one)),
})

function apply(state: State, move: Move): State {
  expectLegal(state, move)
  switch (move.kind) {
    case 'draw':
      return draw(state, move)
    case 'tap':
      return tap(state, move)
    case 'hop':
      return hop(state, move.way, move.assist ?? 'independent')
    case 'help':
      return { ...state, attempt: { ...state.attempt, help: state.attempt.help + 1, misses: 0 } }
    case 'animal':
      return endTurn(changeLast({ ...state, sky: move.sky }, { sky: move.sky }))
    case 'comet':
      return endTurn({ ...state, paint: state.paint.map((one, seat) => (seat === state.seat ? move.paint : one)) })
    case 'own':
      return open(state)
    case 'pass':
      return open({ ...state, seat: (state.seat + 1) % state.seats })
  }
}

/** The fewest moves by arrows that finish a figure: one for each bend and end. */
export const fewestHops = (strokes: readonly Path[]): number =>
  strokes.reduce((sum, path) => sum + keysOf(path).length, 0)

/** Players pull a comet along each stroke of a figure, from its start, in its order and direction. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
