// Makes the table of days, which takes minutes: node games/tug-harbor/make-days.ts > games/tug-harbor/day-rows.ts
import { chanceFrom, type Chance } from '@marigold/device'
import {
  berthFor,
  boatsPerDay,
  daysPerLevel,
  landOf,
  recipes,
  rowOf,
  waveOf,
  type Day,
  type Recipe,
  type Visit,
} from './days.ts'
import { entries, far, isWater, layouts, lengthOf, pointAt, safeGap, type Kind, type Point } from './harbor.ts'
import { onCourse, step, ticksPerSecond, type Sailing } from './sail.ts'
import { laneTo, safeWay, type Way } from './solver.ts'

type Planned = Omit<Day, 'routes'>

const harborOf = (day: Planned, { docks }: Recipe) => ({ islands: landOf(day), docks })

/** Sails a day's waves; each boat takes the course that `route` gives when it arrives. Returns the boats, and the longest time. */
export function sailDay(
  day: Planned,
  recipe: Recipe,
  route: (boats: readonly Sailing[], boat: Sailing, tick: number) => Way | null,
): Sailing[] | null {
  const done: Sailing[] = []
  let tick = 0
  for (let from = 0; from < boatsPerDay; from += recipe.boats) {
    let boats = waveOf(day, { from, count: recipe.boats, tick })
    for (const end = tick + 1500; boats.some(({ status }) => status !== 'docked');) {
      tick++
      if (tick > end) return null
      const next = step(boats, tick)
      boats = next.boats
      for (const event of next.events.filter(({ kind }) => kind === 'arrived')) {
        const boat = boats.find(({ id }) => id === event.boat)
        const way = boat && route(boats, boat, tick)
        if (!way) return null
        boats = onCourse(boats, boat.id, { ...way, endsAtFlag: true })
      }
    }
    done.push(...boats)
  }
  return done
}

/** Pairs of a wave whose straight ways come too close at the same time. */
function crossingsOf(day: Planned, recipe: Recipe): number {
  const harbor = harborOf(day, recipe)
  let count = 0
  for (let from = 0; from < boatsPerDay; from += recipe.boats) {
    const courses = waveOf(day, { from, count: recipe.boats, tick: 0 }).map((boat) => {
      const inside = { ...boat, along: lengthOf(boat.path) }
      const starts = boat.due + (lengthOf(boat.path) * ticksPerSecond) / boat.speed
      const path = laneTo(inside, day.visits[boat.id]?.flag ?? 0, harbor)
      const ends = starts + (lengthOf(path) * ticksPerSecond) / boat.speed
      return {
        starts,
        ends,
        at: (tick: number) => pointAt(path, ((tick - starts) * boat.speed) / ticksPerSecond).point,
      }
    })
    courses.forEach((one, at) =>
      courses.slice(at + 1).forEach((other) => {
        for (let tick = Math.max(one.starts, other.starts); tick <= Math.min(one.ends, other.ends); tick += 2)
          if (far(one.at(tick), other.at(tick)) < safeGap) return void count++
      }),
    )
  }
  return count
}

/** Straight ways that are over land. */
const overLand = (day: Planned): number =>
  day.visits.filter(({ entry, flag }) => {
    const path: Point[] = [entries[entry]?.at ?? [0, 0], berthFor(day.tier, flag)]
    const long = lengthOf(path)
    return Array.from({ length: 80 }, (_, at) => pointAt(path, (long * at) / 79).point).some(
      (one) => !isWater(one, landOf(day)),
    )
  }).length

export const hardOf = (day: Planned, recipe: Recipe): number =>
  recipe.boats === 1 ? overLand(day) : crossingsOf(day, recipe)

/** How hard each day is: nothing on the first, four crossings from the tenth on. */
const hardness = [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5]
/** From this day on, a boat has to wait in the earliest plan. */
export const waitsFrom = 10

function visitsFor(recipe: Recipe, rng: Chance): Visit[] {
  const names = Object.keys(recipe.speeds) as Kind[]
  const visits: Visit[] = []
  for (let from = 0; from < boatsPerDay; from += recipe.boats) {
    const count = Math.min(recipe.boats, boatsPerDay - from)
    const ways = rng.shuffle(entries.map((_, at) => at))
    const flags = rng.shuffle(Array.from({ length: recipe.docks }, (_, at) => at))
    const urgent = recipe.hasUrgent && rng.next() < 0.6 ? rng.int(0, count - 1) : -1
    for (let at = 0; at < count; at++)
      visits.push({
        kind: rng.pick(names),
        entry: ways[at] ?? 0,
        flag: flags[at] ?? 0,
        isUrgent: at === urgent && count > 1,
      })
  }
  return visits
}

function planFor(recipe: Recipe, number: number, rng: Chance): Planned {
  return {
    id: `${recipe.tier}-${String(number).padStart(2, '0')}`,
    tier: recipe.tier,
    layout: rng.int(0, layouts - 1),
    hard: 0,
    tide: recipe.hasTide ? rng.pick([-1, 1] as const) : 0,
    fog: recipe.fog > 0 ? [rng.int(260, 460), rng.int(130, 350)] : null,
    visits: visitsFor(recipe, rng),
  }
}

/** Merges legs that go the same way. */
const merged = ({ path, holds }: Way): Way => ({
  holds,
  path: path.filter((point, at) => {
    const [before, after] = [path[at - 1], path[at + 1]]
    return !before || !after || Math.abs(far(before, point) + far(point, after) - far(before, after)) > 0.001
  }),
})

/** The day with its solution; null where there is none, or where none of its boats has to wait. */
function solved(day: Planned, recipe: Recipe, mustWait: boolean): Day | null {
  const ways = new Map<number, Way>()
  const boats = sailDay(day, recipe, (all, boat, tick) => {
    const way = safeWay(all, boat, tick, harborOf(day, recipe), day.visits[boat.id]?.flag ?? 0)
    if (way) ways.set(boat.id, merged(way))
    return way && merged(way)
  })
  const isSafe = boats?.every(({ stops }) => stops === 0) === true
  const waits = [...ways.values()].flatMap(({ holds }) => holds).some(({ ticks }) => ticks >= ticksPerSecond)
  if (!isSafe || (mustWait && !waits)) return null
  return { ...day, routes: day.visits.map((_, at) => ways.get(at) as Way) }
}

/** The rows of a level's days, in order. */
export function rowsOf(recipe: Recipe): string[] {
  const rng = chanceFrom(2300 + recipe.tier)
  return Array.from({ length: daysPerLevel }, (_, at) => {
    for (;;) {
      const day = planFor(recipe, at + 1, rng)
      const hard = hardOf(day, recipe)
      if (hard !== hardness[at]) continue
      const made = solved({ ...day, hard }, recipe, recipe.boats > 1 && at + 1 >= waitsFrom)
      if (made) return rowOf(made)
    }
  })
}

if (import.meta.main) {
  const rows = recipes.flatMap(rowsOf)
  process.stdout.write(
    `/** Made by make-days.ts: one day a line, as \`rowOf\` writes it. */\nexport const rows = \`\n${rows.join('\n')}\n\`\n`,
  )
}
