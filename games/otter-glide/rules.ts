import type { Chance } from '@marigold/device'
import { deal, usedIn, type Rules } from '../kit/rules.ts'
import { itemsOf, itemKey } from './items.ts'
import type { Level } from './levels.ts'
import { forkAt, forks, wild } from './river.ts'
import type { Glide, VoiceReading, Move, State } from './state.ts'

export type { Move, State } from './state.ts'
export type { Level } from './levels.ts'

const mostOthers = 2
const candidates = 6
/** Glides of a player between two questions about the easiest one. */
const askEvery = 5

const askedBy = { far: 'soft', splash: 'quick' } as const

export const lastGlide = ({ glides }: State) => glides[glides.length - 1]
export const currentItem = ({ items, at }: State) => items[at % items.length] ?? ''
/** Returns the fork at the current position if it hasn't been decided yet. */
export const currentFork = ({ along, way }: State) => {
  const next = way.length - 1
  const at = forkAt[next]
  return at !== undefined && along >= at && along < 1 ? (forks[next] ?? null) : null
}

const glidesSince = ({ glides, since }: State, seat: number) =>
  glides.flatMap((glide, index) => (glide.seat === seat && index >= (since[seat] ?? 0) ? [index] : []))

/** Returns the glides to choose the easiest from: the easiest so far, and the player's latest since then. */
export function easiestCandidates(state: State, seat: number): number[] {
  const best = state.easiest[seat] ?? null
  const latest = glidesSince(state, seat)
  return best === null ? latest.slice(-candidates) : [best, ...latest.slice(1 - candidates)]
}

/** Returns the shells that all glides washed up. */
export const shellsOf = ({ glides }: Pick<State, 'glides'>) => glides.reduce((sum, { shells }) => sum + shells, 0)

/** One for sure on the safe way; two or none on the bold way. Only luck decides. */
const luck = (bold: boolean, rng: Chance) => (bold ? rng.int(0, 1) * 2 : 1)

/**
 * Returns how far a glide moves everyone. Each attempt counts; voicing past the last buoy adds up to half as much
 * again.
 */
export const progressStep = ({ of, target }: State, voiced: number) =>
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
    // Rounds up so that every player has the same number of glides.
    of: Math.ceil(planned / seats) * seats,
    target: seconds * 1000,
    asks: values.rate !== 'never',
    pairEvery: contrast === 'often' ? 5 : 0,
    ...opening({ calls: level.kind === 'vowels' || contrast === 'off' ? null : 0, way: ['brook'] }),
    at: 0,
    glides: [],
    along: 0,
    pair: null,
    pairs: [],
    easiest: Array.from({ length: seats }, () => null),
    picks: [],
    since: Array.from({ length: seats }, () => 0),
    choosing: [],
    closing: false,
    call: null,
    friends: [],
    turnOver: false,
  }
}

/** A turn begins with the call of a trick if none has been called on this stretch. */
function opening<Part extends Pick<State, 'calls' | 'way'>>(state: Part): Part & Pick<State, 'phase'> {
  return { ...state, phase: state.calls !== null && state.calls < state.way.length ? 'call' : 'say' }
}

/** Ends the turn: the next player is up, or at the river's mouth everyone chooses their easiest glide. */
function nextTurn(state: State): State {
  const after = { ...state, pair: null, at: state.at + 1, turnOver: true }
  return state.along < 1 ? opening({ ...after, seat: (state.seat + 1) % state.seats }) : choosing(after)
}
function choosing(state: State): State {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter(
    (seat) => easiestCandidates(state, seat).length > 1,
  )
  // The last turn belongs to the player who is asked first.
  const [seat = state.seat] = seats
  return { ...state, seat, pair: null, choosing: seats, closing: true, phase: seats.length > 0 ? 'easiest' : 'over' }
}
function afterAll(state: State): State {
  if (state.asks && state.along < 1 && glidesSince(state, state.seat).length >= askEvery)
    return { ...state, pair: null, choosing: [state.seat], phase: 'easiest' }
  return currentFork(state) ? { ...state, phase: 'fork' } : nextTurn(state)
}

/** A pair ends when it has one start of each kind, or after two attempts came out as the other kind. */
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

/**
 * Recomputes the progress from all glides. Sums of tenths can fall just short of 1, so values close to 1 count as the
 * end.
 */
function withGlides(state: State, glides: Glide[], phase: State['phase']): State {
  const along = glides.reduce((sum, { voiced }) => sum + progressStep(state, voiced), 0)
  return { ...state, glides, along: along > 0.999 ? 1 : along, phase }
}
function glided(state: State, { heard, said = currentItem(state) }: Move & { kind: 'glide' }, rng: Chance): State {
  // A pair to compare comes first; the call waits for the glide after it.
  const call = state.pair ? null : state.call
  const glide: Glide = {
    ...heard,
    seat: state.seat,
    item: said,
    asked: state.pair?.asks ?? (call && askedBy[call]),
    call,
    shells: call ? luck(call === 'splash', rng) : 0,
  }
  return withGlides({ ...state, call: call ? null : state.call }, [...state.glides, glide], 'landed')
}
/** Removes the last glide, for example if it was a cough or someone else's voice. */
function undone(state: State): State {
  const call = lastGlide(state)?.call ?? state.call
  return withGlides({ ...state, call }, state.glides.slice(0, -1), 'say')
}

function chosen(state: State, glide: number | null): State {
  const [seat = 0, ...more] = state.choosing
  const replace = <T>(list: readonly T[], value: T) => list.map((had, i) => (i === seat ? value : had))
  const after: State = {
    ...state,
    easiest: glide === null ? state.easiest : replace(state.easiest, glide),
    picks: glide === null ? state.picks : [...state.picks, glide],
    since: replace(state.since, state.glides.length),
    choosing: more,
  }
  if (!state.closing) return afterAll(after)
  return { ...after, phase: more.length > 0 ? 'easiest' : 'over' }
}

const allowed: Record<Exclude<Move['kind'], 'close'>, State['phase']> = {
  glide: 'say',
  contrast: 'say',
  pass: 'say',
  call: 'call',
  go: 'landed',
  undo: 'landed',
  compare: 'compare',
  fork: 'fork',
  easiest: 'easiest',
}
function refuse(state: State, move: Move): void {
  const open =
    move.kind === 'close'
      ? state.phase !== 'over'
      : allowed[move.kind] === state.phase || (move.kind === 'pass' && state.phase === 'call')
  const sound =
    (move.kind !== 'contrast' || !state.pair) &&
    (move.kind !== 'fork' || currentFork(state)?.includes(move.stretch)) &&
    (move.kind !== 'call' || move.trick in askedBy) &&
    (move.kind !== 'easiest' ||
      move.glide === null ||
      easiestCandidates(state, state.choosing[0] ?? 0).includes(move.glide))
  if (!open || !sound) throw new Error(`${move.kind} is not a move here`)
}

function made(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'call':
      return { ...state, call: move.trick, calls: state.way.length, phase: 'say' }
    case 'glide':
      return glided(state, move, rng)
    case 'go':
      return afterGlide(state)
    case 'undo':
      return undone(state)
    case 'contrast':
      return { ...state, pair: { asks: 'quick', others: 0, made: [] } }
    case 'compare':
      return afterAll({ ...state, pairs: [...state.pairs, { seat: state.seat, felt: move.felt }] })
    case 'fork':
      return nextTurn({
        ...state,
        way: [...state.way, move.stretch],
        friends: [...state.friends, luck(wild.includes(move.stretch), rng)],
      })
    case 'easiest':
      return chosen(state, move.glide)
    case 'pass':
      return { ...state, pair: null, seat: (state.seat + 1) % state.seats, turnOver: true }
    case 'close':
      return state.closing ? { ...state, phase: 'over', choosing: [] } : choosing(state)
  }
}

const hill = Array.from({ length: 32 }, (_, i) => Math.round(Math.sin((i / 31) * Math.PI) * 60) / 100)
const examples = (target: number): VoiceReading[] => [
  { by: 'voice', start: 'soft', rise: 420, voiced: target * 1.1, breaks: 0, hill },
  { by: 'voice', start: 'quick', rise: 60, voiced: target * 0.5, breaks: 1, hill },
  { by: 'voice', start: 'soft', rise: 360, voiced: target * 0.3, breaks: 2, hill },
]

/** Players take turns gliding down a river. Any start and any length moves everyone; nothing is right or wrong. */
export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const begun = startOf(level, seats, values)
    const { dealt, used } = deal(itemsOf[level.kind], begun.of, { used: usedIn(kept), key: itemKey, rng })
    return { ...begun, items: dealt.map(itemKey), used }
  },
  moves(state) {
    switch (state.phase) {
      case 'say':
        return [
          ...examples(state.target).map((heard): Move => ({ kind: 'glide', heard })),
          ...(state.pair ? [] : [{ kind: 'contrast' } as const]),
        ]
      case 'call':
        return [
          { kind: 'call', trick: 'far' },
          { kind: 'call', trick: 'splash' },
        ]
      case 'landed':
        return [{ kind: 'go' }]
      case 'compare':
        return (['soft', 'quick', 'same', null] as const).map((felt) => ({ kind: 'compare', felt }))
      case 'fork':
        return (currentFork(state) ?? []).map((stretch) => ({ kind: 'fork', stretch }))
      case 'easiest':
        return [...easiestCandidates(state, state.choosing[0] ?? 0), null].map((glide) => ({ kind: 'easiest', glide }))
      case 'over':
        return []
    }
  },
  apply(state, move, rng) {
    refuse(state, move)
    return made({ ...state, turnOver: false }, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
