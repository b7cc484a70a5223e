import type { Chance } from '@marigold/device'
import { afterAnswer, deal, usedIn, type Rules } from '../kit/rules.ts'
import { benchFor, openBench, poolOf, type PartSet, type Tile } from './bench.ts'
import { answers, entries, entryOf, isRare, rings, type Entry, type Section } from './book.ts'
import { join } from './joining.ts'
import type { Level } from './levels.ts'

type Phase = 'build' | 'rung' | 'stoke' | 'sign' | 'over'
export type Said = 'alone' | 'together' | 'none'
export type Move =
  | { kind: 'place'; tile: number }
  | { kind: 'take'; tile: number }
  | { kind: 'strike' }
  | { kind: 'said'; how: Said }
  | { kind: 'stoke'; how: 'said' | 'bellows' }
  | { kind: 'swap' }
  | { kind: 'fresh' }
  | { kind: 'sign'; word: string }
  | { kind: 'end' }
  | { kind: 'pass' }
  | { kind: 'close' }

/** A word that was made: for an order, as a bonus that nobody asked for, or shown after two tries. */
export interface Made {
  word: string
  parts: string[]
  as: 'order' | 'bonus' | 'shown'
  /** Real, and so rare that it glows. */
  rare: boolean
  seat: number
}
/** What the last strike did. */
export type Outcome =
  | { kind: 'rang'; made: Made }
  | { kind: 'crack'; word: string; parts: string[] }
  | { kind: 'again'; word: string; parts: string[] }

export interface State {
  level: Level
  set: PartSet
  errorless: boolean
  sentence: 'offer' | 'must' | 'off'
  seats: number
  seat: number
  phase: Phase
  /** Words of the orders, in turn; empty on the open bench. */
  queue: string[]
  order: number
  bench: Tile[]
  /** Tiles in the mold, by id, in their order. */
  mold: number[]
  /** Strikes on this order that did not fill it. */
  misses: number
  /** The answer lies in the mold: it only has to be struck. */
  shown: boolean
  /** The order is done with: filled, or shown. */
  done: boolean
  /** Null where heat does not count. */
  heat: number | null
  swaps: number
  wall: Made[]
  ingots: number
  met: number
  strikes: number
  cracks: number
  sentences: { alone: number; together: number }
  last: Outcome | null
  sign: string | null
  /** Words asked for lately, for the next play. */
  used: string[]
  /** True once a turn has just ended: `seat` already names the next one. */
  turnOver: boolean
}

export const mostHeat = 6
const mostTiles = 4
/** The wall of the open bench is full then. */
const wallRoom = 24
const sentenceHeat = 2
const spareOrders = 3

/** The entry that the order asks for; none on the open bench. */
export const askedOf = (state: State): Entry | null => {
  const word = state.queue[state.order]
  return word === undefined ? null : (entryOf(word, state.level.section) ?? null)
}
/** The parts in the mold, in their order. */
export const partsIn = ({ bench, mold }: State): string[] => mold.map((id) => bench[id]?.part ?? '')
const idsOf = (bench: readonly Tile[], parts: readonly string[]) =>
  parts.map((part) => bench.findIndex((tile) => tile.part === part))

/** Lays out the bench for the order that is next, or for free invention. */
function withBench(state: State, rng: Chance): State {
  const asked = askedOf(state)
  const words = state.wall.map(({ word }) => word)
  const bench = asked ? benchFor(asked, state.level.section, state.set, rng) : openBench(words, rng)
  return { ...state, bench, mold: [], misses: 0, shown: false, done: false }
}

/** The words that may hang over the door: the longest of those that somebody made, one of each order first. */
export function signsOf({ wall }: Pick<State, 'wall'>): string[] {
  const own = wall.filter(({ as }) => as !== 'shown')
  return [...own]
    .sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, 6)
    .map(({ word }) => word)
}

const closing = (state: State): State => ({ ...state, phase: signsOf(state).length > 1 ? 'sign' : 'over' })

/** The strike and all that follows it are over: on to the next order or the next player. */
function resolved(state: State, rng: Chance, stoked = false): State {
  if (state.heat === 0 && !stoked && !state.shown) return { ...state, phase: 'stoke' }
  const alone = state.seats === 1
  const finished = state.level.open ? state.last?.kind === 'rang' : state.done
  const handed: State = {
    ...state,
    phase: 'build',
    turnOver: finished || !alone,
    seat: (state.seat + 1) % state.seats,
  }
  if (state.level.open) return state.wall.length >= wallRoom ? closing(handed) : handed
  if (!state.done) return handed
  const next = { ...handed, order: state.order + 1 }
  return next.order >= next.queue.length ? closing(next) : withBench(next, rng)
}

function rang(state: State, made: Made): State {
  const bonus = made.as === 'bonus' && !state.level.open
  return {
    ...state,
    phase: 'rung',
    mold: [],
    wall: [...state.wall.filter(({ word }) => word !== made.word), made],
    last: { kind: 'rang', made },
    ingots: state.ingots + (bonus || (state.level.open && made.rare) ? 1 : 0),
    met: state.met + (made.as === 'order' ? 1 : 0),
    done: made.as !== 'bonus',
  }
}

/** A strike that fills nothing: a second one on the same order shows the answer. */
function missed(state: State, last: Outcome, rng: Chance): State {
  const asked = askedOf(state)
  const cracks = state.cracks + (last.kind === 'crack' ? 1 : 0)
  const next = { ...state, last, cracks, mold: [], misses: state.misses + 1 }
  if (!asked || afterAnswer(false, state.misses) === 'again') return resolved(next, rng)
  return resolved({ ...next, shown: true, mold: idsOf(state.bench, asked.parts) }, rng)
}

function struck(before: State, rng: Chance): State {
  const { level, heat, shown, seat } = before
  const parts = partsIn(before)
  const { word } = join(parts)
  const asked = askedOf(before)
  const rare = isRare(word)
  const state = {
    ...before,
    strikes: before.strikes + 1,
    heat: heat === null || shown ? heat : Math.max(0, heat - 1),
  }
  if (shown) return rang(state, { word, parts, as: 'shown', rare, seat })
  const onWall = state.wall.some((made) => made.word === word)
  if (asked && (word === asked.word || (!onWall && answers(word, asked.word))))
    return rang(state, { word, parts, as: 'order', rare, seat })
  if (onWall) return missed(state, { kind: 'again', word, parts }, rng)
  if (rings(parts, level.section)) return rang(state, { word, parts, as: 'bonus', rare, seat })
  return missed(state, { kind: 'crack', word, parts }, rng)
}

const warmer = (heat: number | null, by: number) => (heat === null ? null : Math.min(mostHeat, heat + by))

function said(state: State, how: Said, rng: Chance): State {
  const { sentences } = state
  const back = how !== 'none' || state.sentence === 'off' ? sentenceHeat : 0
  return resolved(
    {
      ...state,
      heat: warmer(state.heat, back),
      sentences: how === 'none' ? sentences : { ...sentences, [how]: sentences[how] + 1 },
    },
    rng,
  )
}

function stoked(state: State, how: 'said' | 'bellows', rng: Chance): State {
  const { sentences } = state
  const next = how === 'said' ? { ...sentences, alone: sentences.alone + 1 } : sentences
  return resolved({ ...state, heat: warmer(state.heat, how === 'said' ? 3 : 2), sentences: next }, rng, true)
}

/** Tiles that can go into the mold; with errorless learning only the one that leads to the answer. */
function placeable(state: State): Tile[] {
  if (state.shown || state.mold.length >= mostTiles) return []
  const free = state.bench.filter(({ id }) => !state.mold.includes(id))
  const asked = askedOf(state)
  if (!state.errorless || !asked) return free
  return free.filter(({ part }) => part === asked.parts[state.mold.length])
}

function canStrike(state: State): boolean {
  if (state.mold.length < 2) return false
  const asked = askedOf(state)
  return !state.errorless || !asked || answers(join(partsIn(state)).word, asked.word)
}

function building(state: State): Move[] {
  const { mold, shown, level, queue, order, swaps, seats, wall } = state
  const moves: Move[] = placeable(state).map(({ id }) => ({ kind: 'place', tile: id }))
  // What lies there by errorless learning is right already.
  const fixed = shown || (state.errorless && !level.open)
  if (!fixed) for (const id of mold) moves.push({ kind: 'take', tile: id })
  if (canStrike(state)) moves.push({ kind: 'strike' })
  if (level.open) moves.push({ kind: 'fresh' })
  if (level.open && wall.length > 0) moves.push({ kind: 'end' })
  if (!level.open && !shown && swaps > 0 && order < queue.length - 1) moves.push({ kind: 'swap' })
  if (seats > 1 && !shown) moves.push({ kind: 'pass' })
  return moves
}

function movesOf(state: State): Move[] {
  switch (state.phase) {
    case 'over':
      return []
    case 'build':
      return building(state)
    case 'rung': {
      if (state.sentence === 'off') return [{ kind: 'said', how: 'none' }]
      const ways: Said[] = state.sentence === 'must' ? ['alone', 'together'] : ['alone', 'together', 'none']
      return ways.map((how) => ({ kind: 'said', how }))
    }
    case 'stoke': {
      const bellows = { kind: 'stoke', how: 'bellows' } as const
      return state.wall.length > 0 && state.sentence !== 'off' ? [{ kind: 'stoke', how: 'said' }, bellows] : [bellows]
    }
    case 'sign':
      return signsOf(state).map((word) => ({ kind: 'sign', word }))
  }
}

/** The order goes to the end of the queue, another one comes. */
function swapped(state: State, rng: Chance): State {
  const { queue, order } = state
  const later = [...queue.slice(0, order), ...queue.slice(order + 1), queue[order] ?? '']
  return withBench({ ...state, queue: later, swaps: state.swaps - 1 }, rng)
}

function applied(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'place':
      return { ...state, mold: [...state.mold, move.tile] }
    case 'take':
      return { ...state, mold: state.mold.filter((id) => id !== move.tile) }
    case 'strike':
      return struck(state, rng)
    case 'said':
      return said(state, move.how, rng)
    case 'stoke':
      return stoked(state, move.how, rng)
    case 'swap':
      return swapped(state, rng)
    case 'fresh':
      return withBench(state, rng)
    case 'sign':
      return { ...state, sign: move.word, phase: 'over' }
    case 'end':
      return closing({ ...state, turnOver: false })
    case 'pass':
      return { ...state, mold: [], seat: (state.seat + 1) % state.seats }
    case 'close':
      return { ...state, phase: 'over' }
  }
}

const setOf = (value: unknown): PartSet => (value === 'front' || value === 'back' ? value : 'all')
const sentenceOf = (value: unknown): State['sentence'] => (value === 'must' || value === 'off' ? value : 'offer')

/** Whether a move may be made now. A quick second press asks for one that is over. */
export function canMake(state: State, move: Move): boolean {
  const wanted = JSON.stringify(move)
  return move.kind === 'close' || move.kind === 'pass' || movesOf(state).some((one) => JSON.stringify(one) === wanted)
}

export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const section: Section = level.section
    const set = setOf(values.set)
    const pool = level.open ? [] : poolOf(section, set)
    const used = usedIn((kept as Record<string, unknown> | null | undefined)?.[section])
    const { dealt, used: now } = deal(pool, Number(values.orders) || 8, { used, key: ({ word }) => word, rng })
    // What was asked from another part set stays as old as it is.
    const others = used.filter((word) => !now.includes(word) && entries[section].some((entry) => entry.word === word))
    const empty: State = {
      level,
      set,
      errorless: values.errorless === true,
      sentence: sentenceOf(values.sentence),
      seats,
      seat: 0,
      phase: 'build',
      queue: dealt.map(({ word }) => word),
      order: 0,
      bench: [],
      mold: [],
      misses: 0,
      shown: false,
      done: false,
      heat: values.heat === false ? null : mostHeat,
      swaps: spareOrders,
      wall: [],
      ingots: 0,
      met: 0,
      strikes: 0,
      cracks: 0,
      sentences: { alone: 0, together: 0 },
      last: null,
      sign: null,
      used: [...others, ...now],
      turnOver: false,
    }
    return withBench(empty, rng)
  },
  moves: movesOf,
  apply(before, move, rng) {
    if (!canMake(before, move)) throw new Error(`cannot ${JSON.stringify(move)}`)
    return applied({ ...before, turnOver: false }, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
