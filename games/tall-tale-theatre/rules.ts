import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { partsOf, type Level } from './levels.ts'
import { drumOf, mayMove, moves, trunkOpen } from './moves.ts'
import { nextKind } from './options.ts'
import { starters, type Part } from './parts.ts'
import { props } from './props.ts'
import {
  addsScene,
  cleanLine,
  countWords,
  curtainOf,
  guestsFor,
  longestLine,
  marks,
  puppetsAt,
  type Curtain,
  type Line,
  type Marks,
  type Move,
  type State,
} from './state.ts'

const offered = 4
const offeredLines = 3

/** A curtain without any picks. */
export const curtainFor = (part: Part): Curtain => ({
  part,
  picks: [],
  dark: false,
  prop: null,
  marks: {},
  line: null,
  by: 0,
  ticket: false,
  rating: null,
  skipped: false,
  help: 0,
  dare: null,
  backfired: false,
  retold: null,
})

const findOf = (value: unknown): State['find'] => (value === 'choose' || value === 'spin' ? value : 'either')

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const used = usedIn(kept)
  const { dealt } = deal(props, 1, { used, key: ({ id }) => `prop:${id}`, rng })
  const curtains = partsOf(level, Number(values.parts ?? 0)).map(curtainFor)
  const state: State = {
    phase: 'pick',
    deep: level.deep,
    find: findOf(values.find),
    tickets: values.tickets !== false,
    dictation: values.dictation === true,
    each: values.each !== false,
    seats,
    seat: 0,
    curtains,
    at: 0,
    kind: null,
    offers: [],
    lines: [],
    prop: dealt[0]?.id ?? 'umbrella',
    trunkAt: rng.int(1, Math.max(1, curtains.length - 2)),
    active: '',
    spun: false,
    peek: false,
    wordsTyped: 0,
    guests: 0,
    used,
  }
  return ask(state, rng)
}

const change = (state: State, parts: Partial<Curtain>): State => ({
  ...state,
  curtains: state.curtains.map((one, at) => (at === state.at ? { ...one, ...parts } : one)),
})

/** Asks for the next pick of this curtain, with its cards. */
function ask(state: State, rng: Chance): State {
  const curtain = curtainOf(state)
  if (!curtain) return state
  const kind = nextKind(curtain, state.deep)
  const next = { ...state, phase: 'pick' as const, kind }
  const pool = drumOf(next)
  const few = kind === 'why' || kind === 'look'
  const { dealt } = deal(pool, offered, { used: state.used, key: (id) => `${String(kind)}:${id}`, rng })
  return { ...next, offers: few ? [...pool] : dealt }
}

/** Gives a mark to each puppet that has none: they enter from the side and take a free mark. */
function standing(state: State): Marks {
  const before = state.curtains[state.at - 1]?.marks ?? {}
  const order = [2, 1, 3, 0, 4]
  const stand: Marks = {}
  for (const puppet of puppetsAt(state, state.at)) {
    const free = order.filter((mark) => !Object.values({ ...before, ...stand }).includes(mark))
    stand[puppet] = before[puppet] ?? free[0] ?? 0
  }
  return stand
}

/** Continues after a curtain's picks: with the trunk, then the puppets, then their lines. */
function chosen(state: State, rng: Chance): State {
  if (trunkOpen(state)) return { ...state, phase: 'prop' }
  return place(state, rng)
}

function place(state: State, rng: Chance): State {
  const placed = change(state, { marks: standing(state) })
  const [active] = puppetsAt(placed, placed.at).slice(-1)
  const dark = curtainOf(placed)?.dark ?? false
  if (dark) return close(placed, rng)
  if (active === undefined) return speak(placed, rng)
  return { ...placed, phase: 'place', active }
}

function speak(state: State, rng: Chance): State {
  const part = curtainOf(state)?.part ?? 'who'
  return { ...state, phase: 'line', lines: rng.shuffle(starters[part]).slice(0, offeredLines) }
}

/** Finishes a curtain and moves on to the next one, and to the next player if they rotate. */
function close(state: State, rng: Chance): State {
  const last = state.at >= state.curtains.length - 1
  const seat = state.each ? (state.seat + 1) % state.seats : state.seat
  const next: State = { ...state, seat: last ? 0 : seat, kind: null, offers: [], lines: [], spun: false, active: '' }
  if (last) return { ...next, at: 0, phase: 'ready' }
  return ask(change({ ...next, at: state.at + 1 }, { by: next.seat }), rng)
}

function pick(state: State, id: string, rng: Chance): State {
  const curtain = curtainOf(state)
  if (!curtain || !state.kind) return state
  const key = `${state.kind}:${id}`
  const picked = change(state, { picks: [...curtain.picks, id], by: state.seat })
  const used = [...state.used.filter((one) => one !== key), key]
  const next = { ...picked, used }
  if (nextKind({ ...curtain, picks: [...curtain.picks, id] }, state.deep)) return ask(next, rng)
  // Deep levels always ask for a second try, and dare only that one.
  if (curtain.part === 'plan' && curtain.dare === null) return { ...next, phase: 'dare' }
  return chosen(next, rng)
}

/** A simple plan works; a wild one fills the balcony, or backfires and needs another try. */
function dare(state: State, how: 'simple' | 'wild', rng: Chance): State {
  const backfired = how === 'wild' && rng.next() < 0.5
  const guests = state.guests + (backfired ? 0 : guestsFor[how])
  const next = { ...change(state, { dare: how, backfired }), guests }
  return backfired ? ask(next, rng) : chosen(next, rng)
}

/** Trouble adds a scene: a second look, after the problem and before the plan. */
function withTrouble(state: State): State {
  if (!addsScene(state)) return state
  const { curtains, at } = state
  const place =
    Math.max(
      at,
      curtains.findIndex(({ part }) => part === 'problem'),
    ) + 1
  const second = { ...curtainFor('second'), by: curtains[place]?.by ?? 0 }
  return { ...state, curtains: [...curtains.slice(0, place), second, ...curtains.slice(place)] }
}

function putProp(state: State, how: 'help' | 'trouble' | 'later', rng: Chance): State {
  if (how === 'later') return place(state, rng)
  const used = [...state.used.filter((one) => one !== `prop:${state.prop}`), `prop:${state.prop}`]
  const put = { ...change(state, { prop: how }), used }
  return place(how === 'trouble' ? withTrouble(put) : put, rng)
}

function say(state: State, line: Line, rng: Chance): State {
  const wordsTyped = state.wordsTyped + (line.kind === 'typed' ? countWords(line.text) : 0)
  return close({ ...change(state, { line }), wordsTyped }, rng)
}

function write(state: State, text: string, rng: Chance): State {
  const clean = cleanLine(text)
  if (clean === '' || text.length > longestLine * 4) throw new Error('not a line')
  return say(state, { kind: 'typed', text: clean }, rng)
}

/** Moves to the next scene of the show or the retelling. */
function next(state: State): State {
  const last = state.at >= state.curtains.length - 1
  if (!last) return { ...state, at: state.at + 1, peek: false }
  return { ...state, at: 0, peek: false, phase: state.phase === 'show' ? 'bow' : 'over' }
}

function moveTo(state: State, mark: number): State {
  const curtain = curtainOf(state)
  if (!curtain || mark < 0 || mark >= marks) return state
  return change(state, { marks: { ...curtain.marks, [state.active]: mark } })
}

/** Handles moves while the curtains are set. */
function set(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'pick':
      return pick({ ...state, spun: false }, move.id, rng)
    case 'spin':
      return pick({ ...state, spun: true }, rng.pick(spinPool(state)), rng)
    case 'skip':
      return chosen(change(state, { dark: true, by: state.seat }), rng)
    case 'dare':
      return dare(state, move.how, rng)
    case 'prop':
      return putProp(state, move.how, rng)
    case 'puppet':
      return { ...state, active: move.puppet }
    case 'mark':
      return moveTo(state, move.mark)
    case 'placed':
      return speak(state, rng)
    case 'line':
      return say(state, { kind: 'starter', text: state.lines[move.at] ?? '' }, rng)
    case 'spoken':
      return say(state, { kind: 'spoken' }, rng)
    case 'write':
      return write(state, move.text, rng)
    default:
      return { ...state, seat: (state.seat + 1) % state.seats }
  }
}

/** What was told with help is never rated as told alone. */
const ratingWith = (score: 0 | 1 | 2, help: number): 0 | 1 | 2 => (help > 0 && score === 2 ? 1 : score)

/** Handles moves during the show and the retelling. */
function perform(state: State, move: Move): State {
  switch (move.kind) {
    case 'start':
      return { ...state, phase: 'show', at: 0 }
    case 'ticket':
      return change(state, { ticket: true })
    case 'rate':
      return change(state, { rating: ratingWith(move.score, curtainOf(state)?.help ?? 0), skipped: false })
    case 'unrated':
      return change(state, { skipped: true })
    case 'help': {
      const { help = 0, rating = null } = curtainOf(state) ?? {}
      return change(state, { help: help === 0 ? 1 : 2, rating: rating === null ? null : ratingWith(rating, 1) })
    }
    case 'next':
      return next(state)
    case 'retell':
      return { ...state, phase: 'retell', at: 0, peek: false }
    case 'peek':
      return { ...state, peek: true }
    case 'told':
      // A look at the pictures is help.
      return next(change(state, { retold: state.peek && move.how === 'told' ? 'helped' : move.how }))
    default:
      return { ...state, phase: 'over' }
  }
}

const performing: readonly State['phase'][] = ['ready', 'show', 'bow', 'retell', 'over']

function apply(state: State, move: Move, rng: Chance): State {
  if (!mayMove(state, move)) throw new Error(`not a move here: ${move.kind}`)
  return performing.includes(state.phase) ? perform(state, move) : set(state, move, rng)
}

/** Returns what the drum can stop at, without what was used recently, so that a spin brings something new. */
function spinPool(state: State): string[] {
  const pool = drumOf(state)
  const ages = (id: string) => state.used.indexOf(`${String(state.kind)}:${id}`)
  const fresh = pool.filter((id) => ages(id) < 0)
  const oldest = [...pool].sort((a, b) => ages(a) - ages(b)).slice(0, 1)
  return fresh.length > 0 ? fresh : oldest
}

/** Tall Tale Theater: a story is set curtain by curtain, shown, told, and retold. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver: ({ phase }) => phase === 'over' }
