import { deal, usedIn, type Rules } from '../kit/rules.ts'
import { itemsOf, keyOf } from './items.ts'
import type { Level } from './levels.ts'
import { forkAt, forks } from './river.ts'
import type { Glide, Heard, Move, State } from './state.ts'

export type { Move, State } from './state.ts'
export type { Level } from './levels.ts'

const mostOthers = 2
const easeSteps = [1, 2, 3, 4, 5]
const candidates = 6

const lastGlide = ({ glides }: State) => glides[glides.length - 1]
export const itemNow = ({ items, at }: State) => items[at % items.length] ?? ''
/** The fork that lies where the otters are now and was not decided yet. */
export const forkNow = ({ along, way }: State) => {
  const next = way.length - 1
  const at = forkAt[next]
  return at !== undefined && along >= at && along < 1 ? (forks[next] ?? null) : null
}

/** The glides that a seat chooses its easiest of: those that it rated highest, the latest of them. */
export function candidatesOf({ glides }: State, seat: number): number[] {
  return glides
    .map((glide, index) => ({ index, ease: glide.seat === seat ? (glide.ease ?? 0) : -1 }))
    .filter(({ ease }) => ease >= 0)
    .sort((a, b) => b.ease - a.ease || b.index - a.index)
    .slice(0, candidates)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}

/** Every try carries the otters on; a voice that goes on past the last buoy up to half as far again. */
export const stepOf = ({ of, target }: State, voiced: number) =>
  (1 + Math.min(0.5, Math.max(0, voiced / target - 1))) / of

function startOf(
  level: Level,
  seats: number,
  values: Readonly<Record<string, unknown>>,
): Omit<State, 'items' | 'used'> {
  const planned = Number(values.glides) || 10
  const seconds = Number(values.target) || level.target
  const contrast = values.contrast ?? 'asked'
  return {
    kind: level.kind,
    seat: 0,
    seats,
    // Everybody has as many.
    of: Math.ceil(planned / seats) * seats,
    target: seconds * 1000,
    rates: values.rate !== 'never',
    pairEvery: contrast === 'often' ? 5 : 0,
    phase: 'say',
    at: 0,
    glides: [],
    along: 0,
    way: ['brook'],
    pair: null,
    pairs: [],
    easiest: Array.from({ length: seats }, () => null),
    choosing: [],
    turnOver: false,
  }
}

/** The turn has ended: the next seat, or at the river's mouth the choice of the easiest glide. */
function nextTurn(state: State): State {
  const after = { ...state, pair: null, at: state.at + 1, phase: 'say' as const, turnOver: true }
  if (state.along < 1) return { ...after, seat: (state.seat + 1) % state.seats }
  return choosing(after)
}
function choosing(state: State): State {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => candidatesOf(state, seat).length > 1,
  )
  // The last turn belongs to the player who is asked first.
  const [seat = state.seat] = seats
  return { ...state, seat, pair: null, choosing: seats, phase: seats.length > 0 ? 'easiest' : 'over' }
}
const afterAll = (state: State): State => (forkNow(state) ? { ...state, phase: 'fork' } : nextTurn(state))

/** A pair goes on until it has one of each, or two tries have come out as the other kind. */
function afterGlide(state: State): State {
  const { pair } = state
  const glide = lastGlide(state)
  if (!glide) return state
  const due =
    !pair &&
    state.pairEvery > 0 &&
    state.glides.filter(({ seat }) => seat === state.seat).length % state.pairEvery === 0
  if (due) return { ...state, phase: 'say', pair: { asks: 'quick', others: 0, made: [] } }
  if (!pair) return afterAll(state)
  const right = glide.start === pair.asks
  const made = right ? [...pair.made, pair.asks] : pair.made
  const others = right ? 0 : pair.others + 1
  if (!right && others < mostOthers) return { ...state, phase: 'say', pair: { ...pair, others } }
  if (pair.asks === 'quick') return { ...state, phase: 'say', pair: { asks: 'soft', others: 0, made } }
  if (made.length < 2) return afterAll(state)
  return { ...state, phase: 'compare', pair: { ...pair, made, others } }
}

/** The way down the river is that of all glides; tenths of a share do not add up to a whole, so nearly there is there. */
function withGlides(state: State, glides: Glide[], phase: State['phase']): State {
  const along = glides.reduce((sum, { voiced }) => sum + stepOf(state, voiced), 0)
  return { ...state, glides, along: along > 0.999 ? 1 : along, phase }
}
function glided(state: State, heard: Heard, said = itemNow(state)): State {
  const glide: Glide = { ...heard, seat: state.seat, item: said, asked: state.pair?.asks ?? null, ease: null }
  return withGlides(state, [...state.glides, glide], 'rate')
}
/** Takes the last glide back: a cough, or somebody else's voice. */
function undone(state: State): State {
  return withGlides(state, state.glides.slice(0, -1), 'say')
}
const rated = (state: State, ease: number | null): State => ({
  ...state,
  glides: state.glides.map((glide, i) => (i === state.glides.length - 1 ? { ...glide, ease } : glide)),
})

function chosen(state: State, glide: number | null): State {
  const [seat = 0, ...more] = state.choosing
  const easiest = state.easiest.map((had, i) => (i === seat ? glide : had))
  return { ...state, easiest, choosing: more, phase: more.length > 0 ? 'easiest' : 'over' }
}

const allowed: Record<Exclude<Move['kind'], 'close'>, State['phase']> = {
  glide: 'say',
  contrast: 'say',
  pass: 'say',
  rate: 'rate',
  undo: 'rate',
  compare: 'compare',
  fork: 'fork',
  easiest: 'easiest',
}
function refuse(state: State, move: Move): void {
  const open = move.kind === 'close' ? state.phase !== 'over' : allowed[move.kind] === state.phase
  const sound =
    (move.kind !== 'contrast' || !state.pair) &&
    (move.kind !== 'fork' || forkNow(state)?.includes(move.stretch)) &&
    (move.kind !== 'rate' || move.ease === null || easeSteps.includes(move.ease)) &&
    (move.kind !== 'easiest' || move.glide === null || state.glides[move.glide]?.seat === state.choosing[0])
  if (!open || !sound) throw new Error(`${move.kind} is not a move here`)
}

function made(state: State, move: Move): State {
  switch (move.kind) {
    case 'glide':
      return glided(state, move.heard, move.said)
    case 'rate':
      return afterGlide(rated(state, move.ease))
    case 'undo':
      return undone(state)
    case 'contrast':
      return { ...state, pair: { asks: 'quick', others: 0, made: [] } }
    case 'compare':
      return afterAll({ ...state, pairs: [...state.pairs, { seat: state.seat, felt: move.felt }] })
    case 'fork':
      return nextTurn({ ...state, way: [...state.way, move.stretch] })
    case 'easiest':
      return chosen(state, move.glide)
    case 'pass':
      return { ...state, pair: null, seat: (state.seat + 1) % state.seats, turnOver: true }
    case 'close':
      return state.phase === 'easiest' ? { ...state, phase: 'over', choosing: [] } : choosing(state)
  }
}

const hill = Array.from({ length: 32 }, (_, i) => Math.round(Math.sin((i / 31) * Math.PI) * 60) / 100)
const examples = (target: number): Heard[] => [
  { by: 'voice', start: 'soft', rise: 420, voiced: target * 1.1, breaks: 0, hill },
  { by: 'voice', start: 'quick', rise: 60, voiced: target * 0.5, breaks: 1, hill },
  { by: 'voice', start: 'soft', rise: 360, voiced: target * 0.3, breaks: 2, hill },
]

/** Glides by turns down a river: any start and any length carries the otters on; nothing is right or wrong. */
export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const begun = startOf(level, seats, values)
    const { dealt, used } = deal(itemsOf[level.kind], begun.of, { used: usedIn(kept), key: keyOf, rng })
    return { ...begun, items: dealt.map(keyOf), used }
  },
  moves(state) {
    switch (state.phase) {
      case 'say':
        return [
          ...examples(state.target).map((heard): Move => ({ kind: 'glide', heard })),
          ...(state.pair ? [] : [{ kind: 'contrast' } as const]),
        ]
      case 'rate':
        return [null, ...easeSteps].map((ease) => ({ kind: 'rate', ease }))
      case 'compare':
        return (['soft', 'quick', 'same', null] as const).map((felt) => ({ kind: 'compare', felt }))
      case 'fork':
        return (forkNow(state) ?? []).map((stretch) => ({ kind: 'fork', stretch }))
      case 'easiest':
        return [...candidatesOf(state, state.choosing[0] ?? 0), null].map((glide) => ({ kind: 'easiest', glide }))
      case 'over':
        return []
    }
  },
  apply(state, move) {
    refuse(state, move)
    return made({ ...state, turnOver: false }, move)
  },
  isOver: ({ phase }) => phase === 'over',
}
