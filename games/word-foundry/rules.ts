import type { Chance } from '@marigold/device'
import { afterAnswer, deal, isOffered, usedIn, type Rules } from '../kit/rules.ts'
import { benchFor, openBench, poolOf, type PartSet, type Tile } from './bench.ts'
import { fillsOrder, entries, entryOf, isRare, isAccepted, type Entry, type Section } from './book.ts'
import { joinParts } from './joining.ts'
import type { Level } from './levels.ts'

type Phase = 'metal' | 'plan' | 'build' | 'rung' | 'stoke' | 'sign' | 'over'
/** A sentence said alone, said together, or heard as a model and said again; 'none' if it was left out. */
export type SentenceResult = 'alone' | 'together' | 'heard' | 'none'
/** What a word is made of: iron is sure; mystery ore turns out rare, or slag for a paperweight. */
export const metals = ['iron', 'rare', 'slag'] as const
export type Metal = (typeof metals)[number]
/** Places in the shop window that a word in a metal fills. */
export const worth: Record<Metal, number> = { iron: 1, rare: 2, slag: 0 }
export type Move =
  | { kind: 'place'; tile: number }
  | { kind: 'metal'; ore: boolean }
  | { kind: 'plan'; masterpiece: boolean }
  | { kind: 'take'; tile: number }
  | { kind: 'strike' }
  | { kind: 'said'; how: SentenceResult }
  | { kind: 'stoke'; how: SentenceResult }
  | { kind: 'swap' }
  | { kind: 'fresh' }
  | { kind: 'sign'; word: string }
  | { kind: 'end' }
  | { kind: 'pass' }
  | { kind: 'close' }

/** A word that was made: for an order, as a bonus, or shown after two tries. */
export interface Made {
  word: string
  parts: string[]
  as: 'order' | 'bonus' | 'shown'
  /** A real word that is rare, so it glows. */
  rare: boolean
  seat: number
  metal: Metal
  /** It took two strikes' heat, and the place of two orders. */
  masterpiece: boolean
}
/** The result of the last strike. */
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
  /** Ids of the tiles in the mold, in order. */
  mold: number[]
  /** Strikes on this order that did not fill it. */
  misses: number
  /** Whether the answer was put in the mold and only has to be struck. */
  shown: boolean
  /** Whether the order is finished: filled, or shown. */
  done: boolean
  /** Null if heat doesn't count. */
  heat: number | null
  swaps: number
  metal: Metal
  masterpiece: boolean
  wall: Made[]
  ingots: number
  met: number
  strikes: number
  cracks: number
  sentences: { alone: number; together: number }
  last: Outcome | null
  sign: string | null
  /** Words ordered recently, for the next game. */
  used: string[]
  /** Whether a turn just ended; `seat` is already the next one. */
  turnOver: boolean
}

export const maxHeat = 6
const mostTiles = 4
/** The number of words that fill the wall of the open bench. */
const wallRoom = 24
// Every sentence restores the same heat, however it was said.
const sentenceHeat = 2
const stokeHeat = 3
const spareOrders = 3

/** Returns the entry of the current order, or null on the open bench. */
export const askedOf = (state: State): Entry | null => {
  const word = state.queue[state.order]
  return word === undefined ? null : (entryOf(word, state.level.section) ?? null)
}
/** Returns the parts in the mold, in order. */
export const partsIn = ({ bench, mold }: State): string[] => mold.map((id) => bench[id]?.part ?? '')
const idsOf = (bench: readonly Tile[], parts: readonly string[]) =>
  parts.map((part) => bench.findIndex((tile) => tile.part === part))

/** Sets up the bench for the next order, or a bench without an order. */
function withBench(state: State, rng: Chance): State {
  const asked = askedOf(state)
  const words = state.wall.map(({ word }) => word)
  const bench = asked ? benchFor(asked, state.level.section, state.set, rng) : openBench(words, rng)
  return { ...state, bench, mold: [], misses: 0, shown: false, done: false, metal: 'iron', masterpiece: false }
}

/** Every fourth word of the open bench asks for the metal. */
const wordsPerMetal = 4

/** The open bench asks for the metal of the next word now and then. */
const withMetal = (state: State): State =>
  state.last?.kind === 'rang' && state.wall.length % wordsPerMetal === 0 ? { ...state, phase: 'metal' } : state

/** Every second order asks for the metal; those between ask for the plan, if another order follows and heat allows. */
function withOrder(state: State, rng: Chance): State {
  const next = withBench(state, rng)
  const { order, queue, heat, level } = next
  if (level.open || order === 0) return next
  if (order % 2 === 1) return { ...next, phase: 'metal' }
  return order < queue.length - 1 && (heat === null || heat > 1) ? { ...next, phase: 'plan' } : next
}

/** A masterpiece takes the place of the next order, and two strikes' heat. */
function planned(state: State, masterpiece: boolean): State {
  const { queue, order } = state
  const build: State = { ...state, phase: 'build' }
  if (!masterpiece) return build
  return { ...build, masterpiece, queue: [...queue.slice(0, order + 1), ...queue.slice(order + 2)] }
}

/** Returns the words offered for the sign: the longest ones that players made, starting with one from each order. */
export function signsOf({ wall }: Pick<State, 'wall'>): string[] {
  const own = wall.filter(({ as }) => as !== 'shown')
  return [...own]
    .sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, 6)
    .map(({ word }) => word)
}

const closing = (state: State): State => ({ ...state, phase: signsOf(state).length > 1 ? 'sign' : 'over' })

/** Continues after a strike is settled, with the next order or the next player. */
function resolved(state: State, rng: Chance, stoked = false): State {
  if (state.heat === 0 && !stoked && !state.shown && speaksOf(state)) return { ...state, phase: 'stoke' }
  const alone = state.seats === 1
  const finished = state.level.open ? state.last?.kind === 'rang' : state.done
  const handed: State = {
    ...state,
    phase: 'build',
    turnOver: finished || !alone,
    seat: (state.seat + 1) % state.seats,
  }
  if (state.level.open)
    return state.wall.length >= wallRoom
      ? closing(handed)
      : withMetal({ ...handed, ...(finished && { metal: 'iron' }) })
  if (!state.done) return handed
  const next = { ...handed, order: state.order + 1 }
  return next.order >= next.queue.length ? closing(next) : withOrder(next, rng)
}

/** Whether there is a word to say a sentence with. */
const speaksOf = ({ wall, sentence }: State) => wall.length > 0 && sentence !== 'off'

function rang(state: State, made: Made, hot: boolean): State {
  const bonus = made.as === 'bonus' && !state.level.open
  return {
    ...state,
    phase: 'rung',
    mold: [],
    wall: [...state.wall.filter(({ word }) => word !== made.word), made],
    last: { kind: 'rang', made },
    // A cold fire pays no ingots.
    ingots: state.ingots + (hot && (bonus || (state.level.open && made.rare)) ? 1 : 0),
    met: state.met + (made.as === 'order' ? 1 : 0),
    done: made.as !== 'bonus',
  }
}

/** Handles a strike that fills no order. A second one on the same order shows the answer. */
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
  const { word } = joinParts(parts)
  const asked = askedOf(before)
  const rare = isRare(word)
  const state = {
    ...before,
    strikes: before.strikes + 1,
    heat: heat === null || shown ? heat : Math.max(0, heat - (before.masterpiece ? 2 : 1)),
  }
  const hot = heat !== 0
  const look = { metal: before.metal, masterpiece: before.masterpiece, seat }
  if (shown) return rang(state, { word, parts, as: 'shown', rare, ...look }, hot)
  const onWall = state.wall.some((made) => made.word === word)
  if (asked && (word === asked.word || (!onWall && fillsOrder(word, asked.word))))
    return rang(state, { word, parts, as: 'order', rare, ...look }, hot)
  if (onWall) return missed(state, { kind: 'again', word, parts }, rng)
  if (isAccepted(parts, level.section))
    return rang(state, { word, parts, as: 'bonus', rare, ...look, masterpiece: false }, hot)
  return missed(state, { kind: 'crack', word, parts }, rng)
}

const warmer = (heat: number | null, by: number) => (heat === null ? null : Math.min(maxHeat, heat + by))

/** A sentence that was only heard isn't counted as said. */
const counted = (sentences: State['sentences'], how: SentenceResult): State['sentences'] =>
  how === 'alone' || how === 'together' ? { ...sentences, [how]: sentences[how] + 1 } : sentences

function said(state: State, how: SentenceResult, rng: Chance): State {
  const { sentences } = state
  const back = how === 'none' && state.sentence !== 'off' ? 0 : sentenceHeat
  return resolved(
    {
      ...state,
      heat: warmer(state.heat, back),
      sentences: counted(sentences, how),
    },
    rng,
    true,
  )
}

/** The bellows alone give no heat: work goes on with a cold fire. */
function stoked(state: State, how: SentenceResult, rng: Chance): State {
  const heat = warmer(state.heat, how === 'none' ? 0 : stokeHeat)
  return resolved({ ...state, heat, sentences: counted(state.sentences, how) }, rng, true)
}

/** Returns the tiles that can go into the mold; in errorless mode, only the next one of the answer. */
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
  return !state.errorless || !asked || fillsOrder(joinParts(partsIn(state)).word, asked.word)
}

function building(state: State): Move[] {
  const { mold, shown, level, queue, order, swaps, seats, wall } = state
  const moves: Move[] = placeable(state).map(({ id }) => ({ kind: 'place', tile: id }))
  // Tiles placed in errorless mode are already right.
  const fixed = shown || (state.errorless && !level.open)
  if (!fixed) for (const id of mold) moves.push({ kind: 'take', tile: id })
  if (canStrike(state)) moves.push({ kind: 'strike' })
  if (level.open) moves.push({ kind: 'fresh' })
  if (level.open && wall.length > 0) moves.push({ kind: 'end' })
  if (!level.open && !shown && swaps > 0 && order < queue.length - 1) moves.push({ kind: 'swap' })
  if (seats > 1 && !shown) moves.push({ kind: 'pass' })
  return moves
}

const results: readonly SentenceResult[] = ['alone', 'together', 'heard', 'none']

function movesOf(state: State): Move[] {
  switch (state.phase) {
    case 'over':
      return []
    case 'build':
      return building(state)
    case 'rung': {
      if (state.sentence === 'off') return [{ kind: 'said', how: 'none' }]
      return results.map((how) => ({ kind: 'said', how }))
    }
    case 'stoke':
      return results.map((how) => ({ kind: 'stoke', how }))
    case 'metal':
      return [false, true].map((ore) => ({ kind: 'metal', ore }))
    case 'plan':
      return [false, true].map((masterpiece) => ({ kind: 'plan', masterpiece }))
    case 'sign':
      return signsOf(state).map((word) => ({ kind: 'sign', word }))
  }
}

/** Moves the order to the end of the queue and shows another one. */
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
    case 'metal':
      return { ...state, phase: 'build', metal: move.ore ? rng.pick(['rare', 'slag'] as const) : 'iron' }
    case 'plan':
      return planned(state, move.masterpiece)
    case 'strike':
      return struck(state, rng)
    case 'said':
      return said(state, move.how, rng)
    case 'stoke':
      return stoked(state, move.how, rng)
    case 'swap':
      return swapped(state, rng)
    case 'fresh':
      return { ...withBench(state, rng), metal: state.metal }
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

/** Whether a move is possible now. A quick second press may ask for one that is already done. */
export function canMake(state: State, move: Move): boolean {
  return move.kind === 'close' || move.kind === 'pass' || isOffered(movesOf(state), move)
}

export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const section: Section = level.section
    const set = setOf(values.set)
    const pool = level.open ? [] : poolOf(section, set)
    const used = usedIn((kept as Record<string, unknown> | null | undefined)?.[section])
    const { dealt, used: now } = deal(pool, Number(values.orders) || 8, { used, key: ({ word }) => word, rng })
    // Words from another set of parts keep their age.
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
      heat: values.heat === false ? null : maxHeat,
      swaps: spareOrders,
      wall: [],
      metal: 'iron',
      masterpiece: false,
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
