import type { Chance } from '@marigold/device'
import { addTally, deal, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { stepsOf } from './fasteners.ts'
import type { Fastener } from './garments.ts'
import { outings } from './outings.ts'
import { noTally, type By, type Level, type Move, type Postcard, type State, type Tally } from './state.ts'
import {
  bagRoom,
  finishNow,
  garmentOf,
  goodStep,
  inTheWay,
  itemsInReach,
  outingNow,
  pagesOf,
  unmetNow,
  wornWith,
} from './table.ts'

/** After so many doors, the outfit is shown and everyone goes out in it. */
const mostDoors = 3
const mostHelp = 4

const tallied = (state: State, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, state.seat, more),
})

function endTurn(before: State): State {
  const state = tallied(before, { turns: 1 })
  const turned = { seat: (state.seat + 1) % state.seats, turns: state.turns + 1, help: 0, misses: 0 }
  return { ...state, ...turned, phase: 'dress', fastening: null }
}

function openOuting(state: State, rng: Chance): State {
  return {
    ...state,
    ...{ plan: 0, phase: 'plan', page: 0, worn: [], bag: [], fastening: null, help: 0, mostHelp: 0, misses: 0 },
    ...{ doors: 0, missing: [], breeze: rng.int(1, 2) === 1, last: null },
  }
}

const allFasteners: readonly Fastener[] = ['zipper', 'snaps', 'buttons', 'laces']

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const { dealt } = deal(
    outings.filter(({ tier }) => tier === level.tier),
    Number(values.outings ?? 3),
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  const fasteners = values.fasteners === 'off' ? [] : values.fasteners === 'all' ? allFasteners : level.fasteners
  const hangers = Number(values.hangers ?? 0) || level.hangers
  return openOuting(
    {
      ...{ level, seats, seat: 0, turns: 0, errorless: values.errorless === true, hangers, fasteners },
      ...{ deck: dealt, at: 0, plan: 0, phase: 'plan', page: 0, worn: [], bag: [], fastening: null, help: 0 },
      ...{ mostHelp: 0, misses: 0, doors: 0, missing: [], breeze: false, cards: [], assists: [], last: null },
      tallies: Array.from({ length: seats }, () => noTally),
    },
    rng,
  )
}

/** Whether a garment leads on: nothing is in the way, nothing is replaced, and what is missing still fits under it. */
function isGoodNext(state: State, item: number): boolean {
  const step = goodStep(state)
  if (step.kind === 'wear' && step.item === item) return true
  const on = { ...state, worn: wornWith(state, item) }
  if (on.worn.length <= state.worn.length || inTheWay(state, item) !== null) return false
  const [before, after] = [finishNow(state), finishNow(on)]
  if (!before || !after || after.worn.length > before.worn.length) return false
  return after.worn.every((one) => on.worn.includes(one) || inTheWay(on, one) === null)
}

/** Whether a move leads on; errorless games offer no other. */
function leadsOn(state: State, move: Move): boolean {
  switch (move.kind) {
    case 'wear':
      return isGoodNext(state, move.item)
    case 'pack': {
      const packed = { ...state, bag: [...state.bag, move.item] }
      return unmetNow(packed).length < unmetNow(state).length && finishNow(packed) !== null
    }
    case 'off':
      return false
    case 'door':
      return unmetNow(state).length === 0
    default:
      return true
  }
}

/** The first level opens its door once there is something of each pair, or enough. */
function isDoorOpen(state: State): boolean {
  if (state.level.ordered) return state.worn.length > 0
  return state.worn.length >= outingNow(state).items.length / 2 || unmetNow(state).length === 0
}

function dressMoves(state: State): Move[] {
  const { worn, bag } = state
  const shown = state.help >= 3 ? goodStep(state) : null
  const garments = itemsInReach(state).flatMap((item): Move[] => {
    // What is shown for the bag can't be worn by mistake.
    if (shown?.kind === 'pack' && shown.item === item) return [shown as Move]
    if (worn.includes(item) || bag.includes(item)) return [{ kind: 'off', item }]
    return [{ kind: 'wear', item }, ...(bag.length < bagRoom(state) ? [{ kind: 'pack', item } as const] : [])]
  })
  const others: Move[] = [
    ...(pagesOf(state) > 1 && state.help < 3 ? [{ kind: 'slide' } as const] : []),
    ...(isDoorOpen(state) ? [{ kind: 'door' } as const] : []),
    { kind: 'help' },
  ]
  return [...garments, ...others].filter((move) => !state.errorless || leadsOn(state, move))
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'plan':
      return [0, 1].map((plan) => ({ kind: 'plan', plan }))
    case 'dress':
      return dressMoves(state)
    case 'fasten':
      return [{ kind: 'fasten', by: 'press', slips: 0 }]
    case 'outside':
      return [{ kind: 'back' }]
    case 'bag':
      return [
        { kind: 'treat', treat: 'kite' },
        { kind: 'treat', treat: 'picnic' },
      ]
    case 'out':
      return [{ kind: 'next' }]
    case 'over':
      return []
  }
}

/** Counts a change before the first door that makes it possible again to meet the needs. */
const corrected = (before: State, after: State): State =>
  before.doors === 0 && !finishNow(before) && finishNow(after) ? tallied(after, { corrections: 1 }) : after

const raiseHelp = (state: State, help: number): State => ({
  ...state,
  help: Math.min(mostHelp - 1, help),
  mostHelp: state.doors === 0 ? Math.max(state.mostHelp, help) : state.mostHelp,
})

function blocked(state: State, item: number, by: number): State {
  const tried = tallied({ ...state, misses: state.misses + 1, last: { kind: 'blocked', item, by } }, { blocked: 1 })
  return tried.misses % 2 === 0 ? raiseHelp(tried, tried.help + 1) : tried
}

/** Counts a garment that the player chose; `counts` is false where the game does it together with the player. */
const chosen = (state: State, counts: boolean): State =>
  counts ? tallied(state, { garments: 1, fitting: finishNow(state) ? 1 : 0 }) : state

function wear(state: State, item: number, counts = true): State {
  const over = inTheWay(state, item)
  if (over !== null) return blocked(state, item, over)
  const on: State = { ...state, worn: wornWith(state, item), last: { kind: 'on', item } }
  const done = corrected(state, chosen(on, counts))
  const { fastener } = garmentOf(state, item)
  // The first level goes on to its next pair.
  const page = state.level.ordered ? done.page : (done.page + 1) % pagesOf(done)
  if (!fastener || !state.fasteners.includes(fastener)) return endTurn({ ...done, page })
  return { ...done, page, phase: 'fasten', fastening: { item, step: 0 } }
}

function pack(state: State, item: number, counts = true): State {
  const packed: State = { ...state, bag: [...state.bag, item], last: { kind: 'packed', item } }
  return endTurn(corrected(state, chosen(packed, counts)))
}

function takeOff(state: State, item: number): State {
  const over = state.worn.includes(item) ? inTheWay(state, item) : null
  if (over !== null) return { ...state, last: { kind: 'covered', item, by: over } }
  const without = (all: readonly number[]) => all.filter((one) => one !== item)
  const off: State = { ...state, worn: without(state.worn), bag: without(state.bag), last: { kind: 'off', item } }
  return corrected(state, off)
}

/** One step more of help; the fourth does it together. */
function help(before: State): State {
  const state = tallied(before, { helps: 1 })
  if (state.help < mostHelp - 1) return raiseHelp(state, state.help + 1)
  const raised: State = { ...raiseHelp(state, mostHelp), help: 0 }
  const step = goodStep(raised)
  switch (step.kind) {
    case 'wear':
      return wear(raised, step.item, false)
    case 'pack':
      return pack(raised, step.item, false)
    case 'off':
      return takeOff(raised, step.item)
    case 'door':
      return openDoor(raised)
  }
}

function openDoor(before: State): State {
  const state = { ...before, doors: before.doors + 1, last: null }
  const missing = unmetNow(state)
  if (missing.length === 0) return { ...state, missing, phase: 'bag' }
  if (state.doors < mostDoors) return { ...state, missing, phase: 'outside' }
  const shown = finishNow(state, { worn: [], bag: [] }) ?? { worn: [], bag: [] }
  return { ...state, worn: [...shown.worn], bag: [...shown.bag], missing, phase: 'bag' }
}

/** After a door that missed something, help begins with a question; after the second, with two choices. */
const goBack = (state: State): State => ({
  ...raiseHelp(state, Math.max(state.help, state.doors === 1 ? 1 : 3)),
  phase: 'dress',
})

function fasten(state: State, { by, slips }: { by: By; slips: number }): State {
  const { item, step } = state.fastening ?? { item: 0, step: 0 }
  const { fastener } = garmentOf(state, item)
  const done = tallied(
    { ...state, fastening: { item, step: step + 1 } },
    {
      ...{ steps: 1, alone: state.help === 0 ? 1 : 0, slips, together: by === 'two touches' ? 1 : 0 },
      ...{ latched: by === 'latched' ? 1 : 0, pressed: by === 'press' ? 1 : 0 },
    },
  )
  return fastener && step + 1 < stepsOf(fastener).length ? done : endTurn(done)
}

function chooseTreat(state: State, treat: 'kite' | 'picnic'): State {
  const { doors, mostHelp: most, missing, plan, worn, bag } = state
  const card: Postcard = {
    ...{ outing: outingNow(state).id, plan, worn, bag, doors, help: most },
    first: doors === 1 && most < 3,
    shown: missing.length > 0,
    treat: treat === 'kite' && !state.breeze ? 'kiteAsleep' : treat,
  }
  return { ...state, phase: 'out', cards: [...state.cards, card] }
}

function goOn(state: State, rng: Chance): State {
  const next = { ...endTurn(state), at: state.at + 1 }
  return next.at < next.deck.length ? openOuting(next, rng) : { ...next, phase: 'over', last: null }
}

/** Writes down how much the adult helped with a garment. */
const assisted = (state: State, { assist }: { assist?: string }): State =>
  assist === undefined ? state : { ...state, assists: [...state.assists, { seat: state.seat, assist }] }

function act(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'plan':
      return { ...state, plan: move.plan, phase: 'dress' }
    case 'wear':
      return wear(assisted(state, move), move.item)
    case 'pack':
      return pack(assisted(state, move), move.item)
    case 'off':
      return takeOff(state, move.item)
    case 'slide':
      return { ...state, page: (state.page + 1) % pagesOf(state) }
    case 'fasten':
      return fasten(state, move)
    case 'help':
      return help(state)
    case 'hint':
      return raiseHelp(state, Math.max(1, state.help))
    case 'door':
      return openDoor(state)
    case 'back':
      return goBack(state)
    case 'treat':
      return chooseTreat(state, move.treat)
    case 'next':
      return goOn(state, rng)
    case 'pass':
      return { ...state, seat: (state.seat + 1) % state.seats, help: 0, misses: 0 }
  }
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && ['plan', 'dress', 'fasten'].includes(phase)

/** What isn't among the moves: a pass, a hint after silence, and a step of a fastener by hand. */
const isBeside = (state: State, move: Move): boolean =>
  (move.kind === 'pass' && passable(state)) ||
  (move.kind === 'hint' && state.phase === 'dress') ||
  (move.kind === 'fasten' && state.phase === 'fasten')

function apply(state: State, move: Move, rng: Chance): State {
  if (!isBeside(state, move)) expectOffered(moves(state), move)
  return act({ ...state, last: null }, move, rng)
}

const isOver = ({ phase }: State): boolean => phase === 'over'

/** Players dress for the weather and a plan, from the inside out, and open the door to find out. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
