import type { Chance } from '@marigold/device'
import { addTally, dealInOrder, expectOffered, usedIn, type Rules, type Start } from '../kit/rules.ts'
import { maps } from './maps.ts'
import { allDone, isSolved, run, spotAfter, troubleIn, type Step, type Tile } from './program.ts'
import { isOpen } from './town.ts'
import { growths, noTally, type Finished, type Level, type Move, type State, type Tally } from './state.ts'
import {
  blockFor,
  canRepeat,
  faultNow,
  flagSquare,
  isLongEnough,
  mapNow,
  modelPlan,
  nextTile,
  picksErrand,
  shortestOf,
  taskNow,
  tilesNow,
  twoTiles,
} from './table.ts'

const mostHelp = 4
/** Tiles in one turn. */
const tilesPerTurn = 4
/** After so many runs, the game shows a plan. */
const mostRuns = 4

const tallied = (state: State, more: Partial<Tally>): State => ({
  ...state,
  tallies: addTally(state.tallies, state.seat, more),
})

/** The one who checks the planner; alone, the same player. */
const checkerOf = ({ planner, seats }: State): number => (planner + 1) % seats
const endTurn = (before: State, seat: number): State => ({
  ...tallied(before, { turns: 1 }),
  ...{ turns: before.turns + 1, tilesInTurn: 0, seat },
})

/** Begins to plan, once everything is chosen. */
const beginPlan = (state: State): State => ({ ...state, phase: 'plan', shortest: shortestOf(state) })

function openMap(state: State): State {
  const planner = state.at % state.seats
  const opened: State = {
    ...state,
    ...{ planner, seat: planner, phase: picksErrand(state) ? 'errand' : state.hasBattery ? 'gear' : 'plan' },
    ...{ errand: null, gear: picksErrand(state) || state.hasBattery ? null : 'umbrella' },
    ...{
      shortest: '',
      plan: '',
      cursor: 0,
      flag: null,
      block: null,
      runs: 0,
      stopped: null,
      help: 0,
      mostHelp: 0,
      runHelp: 0,
      missed: false,
    },
    ...{ fixed: 0, first: false, firstFlag: null, planMs: 0, tilesInTurn: 0 },
  }
  return opened.phase === 'plan' ? beginPlan(opened) : opened
}

function start(level: Level, { seats, values, kept }: Start, rng: Chance): State {
  const { dealt } = dealInOrder(
    maps.filter(({ tier }) => tier === level.tier),
    Number(values.maps ?? 3),
    { used: usedIn(kept), key: ({ id }) => id, rng },
  )
  const whole = values.planning !== 'one'
  return openMap({
    ...{ level, seats, seat: 0, planner: 0, turns: 0, tilesInTurn: 0, errorless: values.errorless === true },
    arrows: values.arrows === 'compass' || values.arrows === 'relative' ? values.arrows : level.arrows,
    ...{ whole, flags: whole && values.preview !== true, blocks: level.blocks && values.blocks !== false },
    ...{ errandCount: Number(values.errands ?? 0) || 0, hasBattery: values.battery !== 'none' && whole },
    ...{
      deck: dealt,
      at: 0,
      phase: 'plan',
      errand: null,
      gear: null,
      shortest: '',
      plan: '',
      cursor: 0,
      flag: null,
    },
    ...{ block: null, runs: 0, stopped: null, help: 0, mostHelp: 0, runHelp: 0, missed: false, fixed: 0 },
    ...{ first: false, firstFlag: null, planMs: 0, finished: [], built: null, assists: [] },
    tallies: Array.from({ length: seats }, () => noTally),
  })
}

/** The one tile that an errorless game offers: the next of the shortest plan. */
function rightTile(state: State): Tile | null {
  if (state.shortest.startsWith(state.plan)) return (state.shortest[state.plan.length] as Tile | undefined) ?? null
  return nextTile(state)
}

function planMoves(state: State): Move[] {
  const task = taskNow(state)
  const isFull = state.plan.length >= task.limit
  if (state.help === mostHelp) return twoTiles(state).map((tile) => ({ kind: 'pick', tile }))
  const right = state.errorless ? rightTile(state) : null
  const tiles = isFull
    ? []
    : tilesNow(state).filter((tile) => (state.errorless ? tile === right : tile !== 'X' || canRepeat(state)))
  const isReady = isLongEnough(state) && (!state.errorless || right === null)
  return [
    ...tiles.map((tile) => ({ kind: 'add', tile }) as const),
    ...(state.errorless || !state.whole ? [] : [...state.plan].map((_, at) => ({ kind: 'remove', at }) as const)),
    ...(state.whole && isReady ? [{ kind: state.flags ? ('ready' as const) : ('go' as const) }] : []),
    ...(state.whole && !state.errorless && !isSolved(task, state.plan) ? [{ kind: 'help' } as const] : []),
    ...(isFull && !state.whole ? [{ kind: 'model' } as const] : []),
  ]
}

function flagMoves(state: State): Move[] {
  const { map } = taskNow(state)
  const right = state.errorless ? flagSquare(state) : null
  const squares = Array.from({ length: map.side ** 2 }, (_, square) => square).filter((square) =>
    state.errorless ? square === right : isOpen(map, square),
  )
  return [
    ...squares.filter((square) => square !== state.flag).map((square) => ({ kind: 'flag', square }) as const),
    ...(state.flag === null ? [] : [{ kind: 'go' } as const]),
    ...(state.errorless ? [] : [{ kind: 'back' } as const]),
  ]
}

function moves(state: State): Move[] {
  switch (state.phase) {
    case 'errand':
      return [0, 1].map((at) => ({ kind: 'errand', at }))
    case 'gear':
      return (['battery', 'umbrella'] as const).map((gear) => ({ kind: 'gear', gear }))
    case 'plan':
      return planMoves(state)
    case 'flag':
      return flagMoves(state)
    case 'block':
      return [{ kind: 'see' }]
    case 'model':
      return [{ kind: 'model' }]
    case 'done':
      return [{ kind: 'next' }]
    case 'build':
      return growths.map((what) => ({ kind: 'build', what }))
    case 'over':
      return []
  }
}

const placed = (plan: string, at: number, tile: Tile) => plan.slice(0, at) + tile + plan.slice(at)

/** A repeat needs a tile before it. */
const withoutLooseRepeats = (plan: string): string => plan.replace(/^X+/, '').replace(/X{2,}/g, 'X')

function finish(state: State, steps: readonly Step[], shown: boolean): State {
  const task = taskNow(state)
  const at = Math.log2(steps.find(({ spot }) => spot.done > 0)?.spot.done ?? 1)
  const finished: Finished = {
    ...{ map: mapNow(state).id, seat: state.planner, plan: state.plan, runs: state.runs, shown, block: state.block },
    ...{ first: state.first && !shown, flag: state.firstFlag, tiles: state.plan.length, fixed: state.fixed },
    ...{ shortest: state.shortest.length, help: state.mostHelp, planMs: state.planMs },
    ...{ firstPlace: task.errands[at]?.place ?? 'mail', gear: state.gear, errand: state.errand },
  }
  return { ...state, finished: [...state.finished, finished], phase: 'done', stopped: null }
}

/** Carries out one tile at a time: what stops the bot is taken away again, and nothing counts. */
function addAndRun(state: State, tile: Tile): State {
  const task = taskNow(state)
  const plan = state.plan + tile
  const steps = run(task, plan)
  const trouble = troubleIn(steps)
  if (trouble) {
    const last = steps.at(-1)
    const stopped = { plan, trouble, at: plan.length - 1, steps: steps.length, square: last?.spot.square ?? 0 }
    return { ...state, stopped }
  }
  const next = { ...state, plan, cursor: plan.length, stopped: null }
  return spotAfter(task, steps).done === allDone(task) ? finish(next, steps, false) : next
}

function add(before: State, tile: Tile): State {
  const state = tallied({ ...before, tilesInTurn: before.tilesInTurn + 1 }, { tiles: 1 })
  const next = state.whole
    ? { ...state, plan: placed(state.plan, state.cursor, tile), cursor: state.cursor + 1, flag: null }
    : addAndRun(state, tile)
  if (next.phase === 'done' || next.tilesInTurn < tilesPerTurn) return next
  return endTurn(next, next.seat)
}

function remove(state: State, at: number): State {
  const plan = withoutLooseRepeats(state.plan.slice(0, at) + state.plan.slice(at + 1))
  return { ...state, plan, cursor: Math.min(at, plan.length), flag: null }
}

/** A right one of two tiles takes the place of what was wrong; what came after it is taken away. */
function pick(state: State, tile: Tile): State {
  if (tile !== nextTile(state)) return { ...state, missed: true }
  const plan = state.plan.slice(0, faultNow(state)) + tile
  return { ...tallied(state, { tiles: 1 }), plan, cursor: plan.length, help: 0, missed: false, flag: null }
}

function ready(state: State, rng: Chance): State {
  const block =
    state.blocks && state.runs === 0 && state.block === null && !state.errorless ? blockFor(state, rng) : null
  if (block !== null) return { ...state, block, phase: 'block' }
  const next: State = { ...state, phase: 'flag', flag: null }
  return state.seats > 1 ? endTurn(next, checkerOf(state)) : next
}

function go(before: State, planMs: number): State {
  const task = taskNow(before)
  const steps = run(task, before.plan)
  const trouble = troubleIn(steps)
  const isDone = spotAfter(task, steps).done === allDone(task)
  const isFirst = before.runs === 0
  // With the trail of the first tiles, the plan isn't the player's alone.
  const isAlone = before.runHelp < 2
  const wasBug = before.stopped
  const isCleared = wasBug !== null && (isDone || steps.length > wasBug.steps)
  const state: State = {
    ...tallied(before, { runs: 1, breaks: trouble ? 1 : 0 }),
    runs: before.runs + 1,
    fixed: before.fixed + (isCleared && before.runHelp < 3 ? 1 : 0),
    first: isFirst ? isDone && isAlone : before.first,
    firstFlag: isFirst && before.flag !== null ? isAlone && before.flag === flagSquare(before) : before.firstFlag,
    planMs: isFirst ? planMs : before.planMs,
    ...{ help: 0, runHelp: 0, missed: false },
  }
  if (isDone) return finish(state, steps, false)
  const last = steps.at(-1)
  const stopped = {
    ...{ plan: before.plan, trouble, at: trouble && last ? last.at : before.plan.length },
    ...{ steps: steps.length, square: last?.spot.square ?? task.map.start },
  }
  const phase = state.runs < mostRuns ? 'plan' : 'model'
  return endTurn({ ...state, stopped, phase, flag: null, cursor: before.plan.length }, state.planner)
}

function model(before: State): State {
  const plan = modelPlan(before)
  const state = { ...before, plan, mostHelp: mostHelp }
  return finish(state, run(taskNow(state), plan), true)
}

/** A turn ends with the map, and the last one once something is built. */
function next(state: State): State {
  const at = state.at + 1
  return at < state.deck.length ? openMap({ ...endTurn(state, state.seat), at }) : { ...state, phase: 'build' }
}

function back(state: State): State {
  const plan: State = { ...state, phase: 'plan', flag: null }
  return state.seats > 1 ? endTurn(plan, state.planner) : plan
}

const raised = (state: State, help: number): State => ({
  ...state,
  ...{ help, mostHelp: Math.max(state.mostHelp, help), runHelp: Math.max(state.runHelp, help), missed: false },
})
const assisted = (state: State, assist?: string): State =>
  assist === undefined ? state : { ...state, assists: [...state.assists, { seat: state.seat, assist }] }
/** A step of help; where it starts at the trail, the first one is left out. */
const helpAfter = ({ help, level }: State): number => Math.max(help + 1, level.helpFrom)

function pass(state: State): State {
  const planner = (state.planner + 1) % state.seats
  return { ...state, planner, seat: (state.seat + 1) % state.seats, tilesInTurn: 0 }
}

function act(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'errand':
      return beginPlan({ ...state, errand: move.at })
    case 'gear':
      return beginPlan({ ...state, gear: move.gear })
    case 'add':
      return add(state, move.tile)
    case 'pick':
      return pick(state, move.tile)
    case 'remove':
      return remove(state, move.at)
    case 'cursor':
      return { ...state, cursor: move.at }
    case 'ready':
      return ready(state, rng)
    case 'see':
      return beginPlan({ ...state, cursor: state.plan.length })
    case 'flag':
      return tallied({ ...state, flag: move.square }, { flags: state.flag === null ? 1 : 0 })
    case 'back':
      return back(state)
    case 'go':
      return go(assisted(state, move.assist), move.planMs ?? 0)
    case 'model':
      return model(state)
    case 'next':
      return next(state)
    case 'help':
      return raised(tallied(state, { helps: 1 }), helpAfter(state))
    case 'hint':
      return raised(state, Math.max(1, state.help))
    case 'build':
      return endTurn({ ...state, built: move.what, phase: 'over' }, state.seat)
    case 'pass':
      return pass(state)
  }
}

/** Whether a turn can be given away now. */
export const passable = ({ phase, seats }: State): boolean => seats > 1 && (phase === 'plan' || phase === 'flag')

const isBeside = (state: State, move: Move): boolean =>
  (move.kind === 'pass' && passable(state)) ||
  (move.kind === 'hint' && state.phase === 'plan') ||
  (move.kind === 'cursor' && state.phase === 'plan' && !state.errorless && move.at >= 0 && move.at <= state.plan.length)

function apply(state: State, move: Move, rng: Chance): State {
  if (!isBeside(state, move)) expectOffered(moves(state), move)
  return act(state, move, rng)
}

const isOver = ({ phase }: State): boolean => phase === 'over'

/** Players plan a whole route with tiles, plant a flag where the bot will be, run it, and repair it. */
export const rules: Rules<Level, State, Move> = { start, moves, apply, isOver }
