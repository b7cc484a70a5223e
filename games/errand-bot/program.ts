import { beside, isOpen, oneWay, type Errand, type Heading, type TownMap } from './town.ts'

/**
 * What a tile says: go up (N), right (E), down (S), or left (W) on the map; forward (F), turn left (L), turn right (R);
 * do the errand (H); wait a step (P); and do the tile before it three times in all (X).
 */
export type Tile = 'N' | 'E' | 'S' | 'W' | 'F' | 'L' | 'R' | 'H' | 'P' | 'X'
export type Act = Exclude<Tile, 'X'>

/** A map with what was chosen for it. */
export interface Task {
  map: TownMap
  arrows: 'compass' | 'relative'
  errands: readonly Errand[]
  umbrella: boolean
  /** Tiles that fit in the plan. */
  limit: number
  /** The square of a road block. */
  block: number | null
  repeats: boolean
}

/** The bot at one moment: where it is, where it looks, which errands are done (one bit each), and steps so far. */
export interface Spot {
  square: number
  heading: Heading
  done: number
  steps: number
}

/** Why the bot stopped. */
export type Trouble = 'edge' | 'tree' | 'water' | 'house' | 'rain' | 'oneWay' | 'block' | 'nothing' | 'closed' | 'early'

/** One step of a run: the tile it belongs to, and where the bot is after it, or what stopped it. */
export interface Step {
  at: number
  act: Act
  spot: Spot
  trouble: Trouble | null
}

export const startOf = ({ map }: Task): Spot => ({ square: map.start, heading: map.heading, done: 0, steps: 0 })
export const allDone = ({ errands }: Task): number => 2 ** errands.length - 1
export const isTimed = ({ errands }: Task): boolean => errands.some(({ from, to }) => from > 1 || to < 99)

const troubles: Record<string, Trouble> = { t: 'tree', w: 'water', b: 'house' }

function drive(task: Task, spot: Spot, way: Heading): Spot | Trouble {
  const { map } = task
  const to = beside(map.side, spot.square, way)
  if (to === null) return 'edge'
  if (!isOpen(map, to)) return troubles[map.ground[to] ?? ''] ?? 'tree'
  if (to === task.block) return 'block'
  if (map.ground[to] === 'r' && !task.umbrella) return 'rain'
  const against = ((way + 2) % 4) as Heading
  if (oneWay(map, to) === against || oneWay(map, spot.square) === against) return 'oneWay'
  return { ...spot, square: to, heading: task.arrows === 'compass' ? way : spot.heading, steps: spot.steps + 1 }
}

function doErrand(task: Task, spot: Spot): Spot | Trouble {
  const at = task.errands.findIndex(({ square }, one) => square === spot.square && !(spot.done & (1 << one)))
  const errand = task.errands[at]
  if (!errand) return 'nothing'
  const done = spot.done | (1 << at)
  if (errand.place === 'home' && done !== allDone(task)) return 'early'
  const steps = spot.steps + 1
  return steps < errand.from || steps > errand.to ? 'closed' : { ...spot, done, steps }
}

/** What an act does from a spot: the next spot, or what stops the bot. */
export function actFrom(task: Task, spot: Spot, act: Act): Spot | Trouble {
  const way = 'NESW'.indexOf(act)
  if (way >= 0) return drive(task, spot, way as Heading)
  if (act === 'F') return drive(task, spot, spot.heading)
  if (act === 'H') return doErrand(task, spot)
  const turn = { L: 3, R: 1, P: 0 }[act as 'L' | 'R' | 'P']
  return { ...spot, heading: ((spot.heading + turn) % 4) as Heading, steps: spot.steps + 1 }
}

/** The acts of a plan, each with the place of its tile. */
export function actsOf(plan: string): { at: number; act: Act }[] {
  return [...plan].flatMap((tile, at) => {
    if (tile !== 'X') return [{ at, act: tile as Act }]
    const before = plan[at - 1]
    const again = { at, act: before as Act }
    return before === undefined || before === 'X' ? [] : [again, again]
  })
}

/** Carries a plan out to its end, to the last errand, or to the first trouble. */
export function run(task: Task, plan: string, from: Spot = startOf(task)): Step[] {
  const steps: Step[] = []
  let spot = from
  for (const { at, act } of actsOf(plan)) {
    const next = actFrom(task, spot, act)
    if (typeof next === 'string') return [...steps, { at, act, spot, trouble: next }]
    spot = next
    steps.push({ at, act, spot, trouble: null })
    if (spot.done === allDone(task)) return steps
  }
  return steps
}

export const spotAfter = (task: Task, steps: readonly Step[]): Spot => steps.at(-1)?.spot ?? startOf(task)
export const troubleIn = (steps: readonly Step[]): Trouble | null => steps.at(-1)?.trouble ?? null
export const isSolved = (task: Task, plan: string): boolean => spotAfter(task, run(task, plan)).done === allDone(task)

/** The tile in the middle of a plan that is marked for the flag; a tile that is repeated counts with its repeats. */
export function markOf(plan: string): number {
  const middle = Math.max(0, Math.ceil(plan.length / 2) - 1)
  return plan[middle + 1] === 'X' ? middle + 1 : middle
}

/** Where the bot is after a tile of a plan; null if it never comes that far. */
export function squareAfterTile(task: Task, plan: string, at: number): number | null {
  const steps = run(task, plan)
  const own = steps.filter((one) => one.at <= at)
  const isReached = own.every(({ trouble }) => trouble === null) && (steps.at(-1)?.at ?? -1) >= at
  return isReached ? (own.at(-1)?.spot.square ?? null) : null
}
