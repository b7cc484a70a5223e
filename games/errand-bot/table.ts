import type { Chance } from '@marigold/device'
import { markOf, run, spotAfter, squareAfterTile, startOf, type Task, type Tile } from './program.ts'
import { actsIn, completion, faultOf, solve } from './solver.ts'
import { noHours, type Errand, type TownMap } from './town.ts'
import type { State } from './state.ts'

/** Tiles without a battery, and those of a spare one. */
const endless = 18
const spare = 2

export const mapNow = ({ deck, at }: Pick<State, 'deck' | 'at'>): TownMap => deck[at] as TownMap

function errandsOf({ errand, errandCount }: State, map: TownMap): Errand[] {
  if (errand !== null) return map.errands.slice(errand, errand + 1)
  const shops = map.errands.filter(({ place }) => place !== 'home')
  const fewer = errandCount > 0 && errandCount < shops.length
  const some = fewer ? shops.slice(0, errandCount) : shops
  return [...some, ...map.errands.filter(({ place }) => place === 'home')].map((one) =>
    fewer ? { ...one, ...noHours } : one,
  )
}

/** The map of a state with what was chosen for it. */
export function taskNow(state: State): Task {
  const map = mapNow(state)
  const limit = map.battery + (state.gear === 'battery' ? spare : 0)
  // Other arrows than the level's need another number of tiles.
  const isLimited = state.hasBattery && state.arrows === state.level.arrows
  return {
    ...{ map, arrows: state.arrows, errands: errandsOf(state, map), umbrella: state.gear === 'umbrella' },
    ...{ block: state.block, repeats: state.level.repeats, limit: isLimited ? limit : endless },
  }
}

/** Two of two errands to choose from, at the first levels. */
export const picksErrand = ({ level }: Pick<State, 'level'>): boolean => level.tier <= 2

/** The stored plan where nothing was set differently, or else the solver's; compass arrows can need more tiles. */
export function shortestOf(state: State): string {
  const task = taskNow(state)
  const { map } = task
  const isStored =
    state.block === null &&
    state.arrows === state.level.arrows &&
    task.errands.length === (picksErrand(state) ? 1 : map.errands.length)
  if (isStored) return map.plans[state.errand ?? (task.umbrella ? 1 : 0)] ?? ''
  return solve({ ...task, limit: endless + 6 }) ?? ''
}

/** Whether a plan is long enough to be run: half as long as the shortest. */
export const isLongEnough = (state: Pick<State, 'plan' | 'shortest'>): boolean =>
  state.plan.length >= Math.max(1, Math.ceil(state.shortest.length / 2))

/** The tile that is marked for the flag, and the square where the bot will be then. */
export const markNow = ({ plan }: Pick<State, 'plan'>): number => markOf(plan)
export const flagSquare = (state: State): number | null =>
  squareAfterTile(taskNow(state), state.plan, markOf(state.plan))

/** The tiles to choose from. */
export const tilesNow = (state: State): Tile[] => {
  const task = taskNow(state)
  return [...actsIn(task), ...(task.repeats ? (['X'] as const) : [])]
}

/** Where a repeat can be put: after a tile that is no repeat itself. */
export const canRepeat = ({ plan, cursor }: Pick<State, 'plan' | 'cursor'>): boolean =>
  cursor > 0 && plan[cursor - 1] !== 'X' && plan[cursor] !== 'X'

/** The tile of the plan that has to change; its length where nothing is wrong so far. */
export const faultNow = (state: State): number => faultOf(taskNow(state), state.plan)

/** The tile that goes on well at the fault; null if the map has no way on. */
export function nextTile(state: State): Tile | null {
  const plan = state.plan.slice(0, faultNow(state))
  return ((completion(taskNow(state), plan) ?? '')[0] as Tile | undefined) ?? null
}

/** Two tiles for the fourth step of help: the one that goes on well, and another one. */
export function twoTiles(state: State): Tile[] {
  const right = nextTile(state)
  if (right === null) return []
  if (state.missed) return [right]
  const fault = faultNow(state)
  const tried = state.plan[fault] as Tile | undefined
  const others = actsIn(taskNow(state)).filter((act) => act !== right)
  const other = tried && tried !== right && tried !== 'X' ? tried : others[fault % others.length]
  return tilesNow(state).filter((tile) => tile === right || tile === other)
}

/** The plan that the game shows after four runs: as much as possible of the player's own. */
export function modelPlan(state: State): string {
  const task = { ...taskNow(state), limit: endless + 6 }
  const own = state.plan.slice(0, faultNow(state))
  return own + (completion(task, own) ?? '')
}

/** Squares for a road block: on the planned way, with another way left for every errand. */
export function blockFor(state: State, rng: Chance): number | null {
  const task = taskNow(state)
  const busy = [task.map.start, ...task.errands.map(({ square }) => square)]
  const way = run(task, state.plan).map(({ spot }) => spot.square)
  const squares = [...new Set(way)].filter((square) => !busy.includes(square))
  return (
    rng
      .shuffle(squares)
      .slice(0, 4)
      .find((block) => solve({ ...task, block }) !== null) ?? null
  )
}

/** The squares of a plan's way, from the start. */
function wayOf(state: State, plan: string): number[] {
  const task = taskNow(state)
  return [task.map.start, ...run(task, plan).map(({ spot }) => spot.square)]
}

/** Tiles whose way the second step of help shows before anything has run. */
const shownTiles = 2
/** The way that the second step of help shows: of the last run, or of the first tiles; it never follows a plan that is made. */
export const helpWay = (state: State): number[] => wayOf(state, state.stopped?.plan ?? state.plan.slice(0, shownTiles))

export const endOf = (state: State, plan: string) => {
  const task = taskNow(state)
  return plan === '' ? startOf(task) : spotAfter(task, run(task, plan))
}
