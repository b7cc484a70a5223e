import { describe, expect, test } from 'vitest'
import { boatsPerDay, dayOf, days, daysPerLevel, landOf, recipes, rowOf } from './days.ts'
import { courseOf, entries, far, isWater, lengthOf, pointAt, type Point } from './harbor.ts'
import { hardOf, rowsOf, sailDay, waitsFrom } from './make-days.ts'
import { laneTo, safeWay } from './solver.ts'

test('a path knows its places by distance', () => {
  const path: Point[] = [
    [0, 0],
    [30, 40],
    [30, 140],
  ]
  expect([lengthOf(path), pointAt(path, 25).point, pointAt(path, 100).point]).toEqual([150, [15, 20], [30, 90]])
})

test('the tide pushes a course in the middle, and lines over land are cut off', () => {
  const harbor = { islands: [], docks: 4, tide: 1, snap: true }
  const { path, dock } = courseOf([40, 180], [[640, 180]], harbor)
  expect([dock, path.at(-1)]).toEqual([1, [640, 180]])
  expect(pointAt(path, lengthOf(path) / 2).point[1]).toBeGreaterThan(215)
  const cut = courseOf([40, 240], [[640, 240]], { ...harbor, tide: 0, islands: [[340, 240, 60]] })
  expect([cut.isCut, cut.dock, (cut.path.at(-1)?.[0] ?? 0) < 280]).toEqual([true, null, true])
})

test('a line may leave the water: over the edge, or up to a flag on the quay', () => {
  const harbor = { islands: [], docks: 4, tide: 0, snap: true }
  const line: Point[] = [
    [40, -30],
    [700, -30],
    [700, 180],
  ]
  const { path, dock, isCut } = courseOf([40, 180], line, harbor)
  expect([dock, isCut, path.at(-1)]).toEqual([1, false, [640, 180]])
})

test('boats come in far enough apart', () => {
  for (const [at, one] of entries.entries())
    for (const other of entries.slice(at + 1)) expect(far(one.at, other.at)).toBeGreaterThan(80)
})

test('the days of the first level are made again as they are stored', () => {
  const [first] = recipes
  expect(first && rowsOf(first)).toEqual(days.filter(({ tier }) => tier === 1).map(rowOf))
})

describe.each(recipes)('level $tier', (recipe) => {
  const own = days.filter(({ tier }) => tier === recipe.tier)
  test('has twelve days of eight boats, each another one', () => {
    expect(own).toHaveLength(daysPerLevel)
    expect(new Set(own.map(({ visits, layout }) => JSON.stringify([visits, layout]))).size).toBe(daysPerLevel)
    for (const day of own) {
      expect(day.visits).toHaveLength(boatsPerDay)
      expect(dayOf(rowOf(day))).toEqual(day)
      for (const { entry } of day.visits) expect(isWater(entries[entry]?.at ?? [0, 0], landOf(day))).toBe(true)
    }
  })
  test('grows harder: nothing crosses on the first day, and four pairs do on the tenth', () => {
    expect(own.map((day) => hardOf(day, recipe))).toEqual(own.map(({ hard }) => hard))
    expect([own[0]?.hard, own[9]?.hard]).toEqual([0, 4])
    expect(own.map(({ hard }) => hard)).toEqual(own.map(({ hard }) => hard).toSorted((a, b) => a - b))
  })
  test('is sailed on the stored routes without a stop, and a boat waits on the last days', () => {
    for (const [at, day] of own.entries()) {
      const boats = sailDay(day, recipe, (_, { id }) => day.routes[id] as { path: Point[]; holds: [] })
      expect([day.id, boats?.map(({ stops }) => stops)]).toEqual([day.id, Array(boatsPerDay).fill(0)])
      const waits = day.routes.flatMap(({ holds }) => holds).some(({ ticks }) => ticks >= 10)
      if (recipe.boats > 1 && at + 1 >= waitsFrom) expect([day.id, waits]).toEqual([day.id, true])
    }
  })
  test('is solved again as it is stored', () => {
    for (const day of [own[0], own[9]]) {
      if (!day) throw new Error('no day')
      const harbor = { islands: landOf(day), docks: recipe.docks }
      sailDay(day, recipe, (boats, boat, tick) => {
        const way = safeWay(boats, boat, tick, harbor, day.visits[boat.id]?.flag ?? 0)
        const stored = day.routes[boat.id]
        expect([day.id, boat.id, Math.round(lengthOf(way?.path ?? []))]).toEqual([
          day.id,
          boat.id,
          Math.round(lengthOf(stored?.path ?? [])),
        ])
        return { path: [...(stored?.path ?? [])], holds: [...(stored?.holds ?? [])] }
      })
    }
  })
  test('has a lane from every entry to every dock', () => {
    for (const day of own.slice(0, 5))
      for (const { at } of entries)
        for (let dock = 0; dock < recipe.docks; dock++) {
          const lane = laneTo({ speed: 30, path: [at], along: 0, isLoose: false }, dock, {
            islands: landOf(day),
            docks: recipe.docks,
          })
          for (const share of [0.2, 0.4, 0.6, 0.8])
            expect(isWater(pointAt(lane, lengthOf(lane) * share).point, landOf(day))).toBe(true)
        }
  })
})
