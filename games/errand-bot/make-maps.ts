import { chanceFrom, type Chance } from '@marigold/device'
import { run, spotAfter, type Task } from './program.ts'
import { solve } from './solver.ts'
import {
  beside,
  isOpen,
  noHours,
  rowOf,
  type Errand,
  type Heading,
  type PlaceName,
  type Tier,
  type TownMap,
} from './town.ts'

export const mapsPerLevel = 30

export interface Recipe {
  tier: Tier
  side: number
  arrows: Task['arrows']
  repeats: boolean
  /** Squares that are never open, fewest and most. */
  closed: readonly [number, number]
  /** Tiles of the shortest plan (with an umbrella, where there is one), fewest and most. */
  tiles: readonly [number, number]
  errands: number
  /** One of two errands is chosen; else all are done, and there is rain. */
  picks: boolean
  streets: number
  hours: boolean
  /** Tiles beyond the shortest plan that the battery has at least. */
  slack: number
}

export const recipes: readonly Recipe[] = [
  {
    ...{ tier: 1, side: 4, arrows: 'compass', repeats: false, closed: [4, 7], tiles: [3, 5], errands: 1 },
    ...{ picks: true, streets: 0, hours: false, slack: 3 },
  },
  {
    ...{ tier: 2, side: 5, arrows: 'relative', repeats: false, closed: [7, 10], tiles: [5, 9], errands: 1 },
    ...{ picks: true, streets: 0, hours: false, slack: 3 },
  },
  {
    ...{ tier: 3, side: 6, arrows: 'relative', repeats: false, closed: [10, 14], tiles: [6, 10], errands: 2 },
    ...{ picks: false, streets: 2, hours: false, slack: 2 },
  },
  {
    ...{ tier: 4, side: 7, arrows: 'relative', repeats: true, closed: [12, 18], tiles: [8, 13], errands: 3 },
    ...{ picks: false, streets: 3, hours: false, slack: 1 },
  },
  {
    ...{ tier: 5, side: 8, arrows: 'relative', repeats: true, closed: [16, 24], tiles: [9, 15], errands: 3 },
    ...{ picks: false, streets: 4, hours: true, slack: 1 },
  },
]
const mostTiles = 18

/** A task without any choice made: what the solver stores plans for. */
export const taskOf = (map: TownMap, recipe: Recipe, errands: readonly Errand[], umbrella: boolean): Task => ({
  ...{ map, arrows: recipe.arrows, errands, umbrella, block: null, repeats: recipe.repeats },
  limit: recipe.tiles[1] + (recipe.picks ? 0 : 3),
})

/** Trees, ponds, and houses on a map; ponds lie together, and a crossing may lead over one. */
function groundFor({ side, closed, tier }: Recipe, rng: Chance): string[] {
  const ground = Array<string>(side * side).fill('.')
  const count = rng.int(...closed)
  const ponds = tier === 1 ? rng.int(1, 2) : Math.round(count * 0.3)
  let square = rng.int(0, ground.length - 1)
  for (let at = 0; at < ponds; at++) {
    ground[square] = 'w'
    square = beside(side, square, rng.int(0, 3) as Heading) ?? square
  }
  for (let tries = 0; ground.filter((one) => one !== '.').length < count && tries < 200; tries++) {
    const one = rng.int(0, ground.length - 1)
    if (ground[one] === '.') ground[one] = rng.next() < 0.55 ? 't' : 'b'
  }
  if (tier > 1) {
    const water = ground.flatMap((one, at) => (one === 'w' ? [at] : []))
    if (water.length > 1) ground[rng.pick(water)] = '='
  }
  return ground
}

const shops: readonly PlaceName[] = ['bread', 'mail', 'books', 'flowers', 'apples', 'package']

/** Squares for errands: each a few steps from the one before. */
function squaresFrom(side: number, start: number, free: readonly number[], count: number, rng: Chance): number[] {
  const far = (one: number, other: number) =>
    Math.abs((one % side) - (other % side)) + Math.abs(Math.floor(one / side) - Math.floor(other / side))
  const squares: number[] = []
  for (let at = 0; at < count; at++) {
    const from = squares.at(-1) ?? start
    const others = free.filter((one) => one !== start && !squares.includes(one))
    const near = others.filter((one) => far(one, from) >= 2 && far(one, from) <= Math.max(3, side - 4))
    squares.push(rng.pick(near.length > 0 ? near : others))
  }
  return squares
}

function errandsFor(recipe: Recipe, start: number, free: readonly number[], rng: Chance): Errand[] {
  const { errands, picks, hours, side } = recipe
  const count = picks ? 2 : hours ? rng.int(2, errands) : errands
  const squares = squaresFrom(side, start, free, count + (hours ? 1 : 0), rng)
  const others = rng.shuffle(shops.slice(2))
  const names = [...rng.shuffle(shops.slice(0, 2)), ...others].slice(0, count)
  const list = names.map((place, at) => ({ place, square: squares[at] ?? 0, ...noHours }))
  return hours ? [...list, { place: 'home' as const, square: squares[count] ?? 0, ...noHours }] : list
}

/** Rain on the shortest way, so that an umbrella saves tiles; the way around it is there as well. */
function addRain(map: TownMap, recipe: Recipe, rng: Chance): TownMap | null {
  const dry = taskOf(map, recipe, map.errands, true)
  const plan = solve(dry)
  if (plan === null) return null
  const busy = [map.start, ...map.errands.map(({ square }) => square)]
  const way = run(dry, plan).map(({ spot }) => spot.square)
  const spots = [...new Set(way)].filter((square) => map.ground[square] === '.' && !busy.includes(square))
  if (spots.length === 0) return null
  const rain = rng.shuffle(spots).slice(0, rng.int(1, 2))
  return { ...map, ground: [...map.ground].map((one, at) => (rain.includes(at) ? 'r' : one)).join('') }
}

/** Shops that open later or close, and rain that comes at the end: with time for both ways. */
function addHours(map: TownMap, recipe: Recipe, rng: Chance): TownMap | null {
  const ways = [false, true].map((umbrella) => {
    const task = taskOf(map, recipe, map.errands, umbrella)
    const plan = solve(task)
    return plan === null ? null : run(task, plan)
  })
  const [dry, wet] = ways
  if (!dry || !wet) return null
  const doneAt = (at: number) =>
    ways.map((steps) => steps?.find(({ spot }) => (spot.done & (1 << at)) > 0)?.spot.steps ?? 0)
  const shopsHere = map.errands.length - 1
  const closes = rng.int(0, shopsHere - 1)
  const opens = (closes + 1) % shopsHere
  const last = Math.max(...[dry, wet].map((steps) => steps.at(-1)?.spot.steps ?? 0))
  const errands = map.errands.map((errand, at): Errand => {
    if (errand.place === 'home') return { ...errand, to: last + rng.int(2, 4) }
    if (at === closes) return { ...errand, to: Math.max(...doneAt(at)) + rng.int(0, 1) }
    if (at === opens) return { ...errand, from: Math.max(2, Math.min(...doneAt(at)) + rng.int(0, 1)) }
    return errand
  })
  return { ...map, errands }
}

/** Whether the errand that is nearest by steps can't come first within the battery, spare or not. */
export function nearestFirstFails(map: TownMap, recipe: Recipe): boolean {
  const far = map.errands
    .filter(({ place }) => place !== 'home')
    .map((errand) => solve(taskOf(map, recipe, [{ ...errand, ...noHours }], true))?.length ?? 99)
  const nearest = far.indexOf(Math.min(...far))
  const errand = map.errands[nearest]
  if (!errand || far.filter((one) => one === far[nearest]).length > 1) return false
  return [false, true].every((umbrella) => {
    const task = taskOf(map, recipe, map.errands, umbrella)
    const only = { ...task, errands: [errand] }
    const first = solve(only)
    if (first === null) return true
    const spot = spotAfter(only, run(only, first))
    const limit = map.battery + (umbrella ? 0 : 2)
    const rest = solve(task, { ...spot, done: 1 << nearest }, limit - first.length)
    return rest === null
  })
}

function plainMap(recipe: Recipe, rng: Chance): TownMap | null {
  const { tier, side, streets } = recipe
  const ground = groundFor(recipe, rng)
  const free = () => ground.flatMap((one, at) => (one === '.' ? [at] : []))
  const start = rng.pick(free())
  const errands = errandsFor(recipe, start, free(), rng)
  const busy = [start, ...errands.map(({ square }) => square)]
  for (let at = 0; at < streets; at++) {
    const square = rng.pick(free().filter((one) => !busy.includes(one)))
    ground[square] = rng.pick(['^', '>', 'v', '<'])
  }
  const ways = ([0, 1, 2, 3] as const).filter((way) => {
    const to = beside(side, start, way)
    return to !== null && isOpen({ ground: ground.join('') }, to)
  })
  if (ways.length === 0) return null
  return {
    ...{ id: '', tier, side, ground: ground.join(''), start, heading: rng.pick(ways), errands },
    ...{ battery: 99, plans: ['', ''] },
  }
}

/** Adds the shortest plans and the battery; null where they don't fit the level. */
function withPlans(map: TownMap, recipe: Recipe): TownMap | null {
  const { picks, tiles, slack } = recipe
  const [plan, other] = picks
    ? map.errands.map((errand) => solve(taskOf(map, recipe, [errand], false)))
    : [false, true].map((umbrella) => solve(taskOf(map, recipe, map.errands, umbrella)))
  if (!plan || !other) return null
  const fits = (one: string) => one.length >= tiles[0] && one.length <= tiles[1]
  if (picks ? !fits(plan) || !fits(other) : !fits(other) || plan.length <= other.length) return null
  const battery = picks
    ? Math.max(plan.length, other.length) + slack
    : Math.max(other.length + slack, plan.length + slack - 2)
  return battery > mostTiles - (picks ? 0 : 2) ? null : { ...map, battery, plans: [plan, other] }
}

function mapFor(recipe: Recipe, rng: Chance): TownMap | null {
  const plain = plainMap(recipe, rng)
  if (!plain || recipe.picks) return plain && withPlans(plain, recipe)
  const rained = addRain(plain, recipe, rng)
  const map = rained && recipe.hours ? addHours(rained, recipe, rng) : rained
  return map && withPlans(map, recipe)
}

/** The same map, but one of the shops that isn't the nearest closes just after the bot can be there first. */
function trapFor(map: TownMap, recipe: Recipe): TownMap | null {
  for (const [at, errand] of map.errands.entries()) {
    if (errand.place === 'home' || errand.to < noHours.to || errand.from > noHours.from) continue
    const steps = [false, true].map((umbrella) => {
      const only = taskOf(map, recipe, [errand], umbrella)
      const plan = solve(only)
      return plan === null ? 99 : run(only, plan).length
    })
    const errands = map.errands.map((one, other) => (other === at ? { ...one, to: Math.max(...steps) } : one))
    const trap = withPlans({ ...map, errands }, recipe)
    if (trap && nearestFirstFails(trap, recipe)) return trap
  }
  return null
}

/** How often the bot changes its way in a plan. */
export const bendsOf = (plan: string): number =>
  [...plan.replaceAll('H', '').replaceAll('X', '')].filter((tile, at, all) =>
    'LR'.includes(tile) ? true : at > 0 && 'NESW'.includes(tile) && all[at - 1] !== tile,
  ).length

const isFirst = ({ plans }: TownMap) => plans.some((plan) => bendsOf(plan) === 1)

/** Makes a level's rows: easy ones first, the first with one bend, and the tenth with the nearest errand as a trap. */
export function rowsOf(recipe: Recipe): string[] {
  const rng = chanceFrom(4000 + recipe.tier)
  const made: TownMap[] = []
  const seen = new Set<string>()
  let trap: TownMap | null = recipe.picks ? null : ({} as TownMap)
  while (made.length < mapsPerLevel - (recipe.picks ? 0 : 1) || (trap !== null && !trap.ground)) {
    const map = mapFor(recipe, rng)
    if (!map || seen.has(map.ground + map.start)) continue
    seen.add(map.ground + map.start)
    const tricky = trap && !trap.ground ? trapFor(map, recipe) : null
    if (tricky) trap = tricky
    else if (made.length < mapsPerLevel) made.push(map)
  }
  const long = ({ plans }: TownMap) => plans[0].length + plans[1].length
  const graded = made.toSorted((a, b) => long(a) - long(b))
  const first = graded.find(isFirst) ?? graded[0]
  const rest = graded.filter((map) => map !== first).slice(0, mapsPerLevel - (trap ? 2 : 1))
  const all = [first as TownMap, ...rest.slice(0, 8), ...(trap ? [trap] : []), ...rest.slice(8)]
  return all.map((map, at) => rowOf({ ...map, id: `${recipe.tier}-${String(at + 1).padStart(2, '0')}` }))
}
