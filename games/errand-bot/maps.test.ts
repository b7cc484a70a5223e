import { describe, expect, test } from 'vitest'
import { rows } from './map-rows.ts'
import { bendsOf, mapsPerLevel, nearestFirstFails, recipes, rowsOf, taskOf } from './make-maps.ts'
import { maps } from './maps.ts'
import { allDone, isSolved, markOf, run, spotAfter, squareAfterTile, startOf, troubleIn, type Task } from './program.ts'
import { completion, faultOf, solve } from './solver.ts'
import { mapOf, rowOf, squareName } from './town.ts'

const plain = (row: string, more: Partial<Task> = {}): Task => {
  const map = mapOf(row)
  const usual = { arrows: 'relative', umbrella: false, limit: 20, block: null, repeats: true } as const
  return { map, errands: map.errands, ...usual, ...more }
}
// A street up, with rain, a tree, water, a house, a one-way street, and a shop with hours.
const street = 'x|..../.r.t/.w>b/....|12 0|mail@0:3-5|9|F F'

test('a row is read and written the same way', () => {
  for (const row of rows.trim().split('\n')) expect(rowOf(mapOf(row))).toBe(row)
  expect([squareName(4, 0), squareName(4, 11)]).toEqual(['A1', 'D3'])
})

test('the bot does just what the tiles say', () => {
  const task = plain(street)
  const spot = spotAfter(task, run(task, 'FXH'))
  expect([spot.square, spot.done, spot.steps]).toEqual([0, 1, 4])
  expect(run(task, 'RFLF').at(-1)).toMatchObject({ at: 3, trouble: 'water', spot: { square: 13 } })
  const troubles = (plan: string, more: Partial<Task> = {}) => troubleIn(run(plain(street, more), plan))
  expect([troubles('LF'), troubles('FFRF'), troubles('FFRF', { umbrella: true })]).toEqual(['edge', 'rain', null])
  expect([troubles('RFFLFRF'), troubles('H'), troubles('FXPPH')]).toEqual(['house', 'nothing', 'closed'])
  expect([troubles('F', { block: 8 }), troubles('RFXLFFLF')]).toEqual(['block', 'house'])
  expect(troubles('RFXLF', { map: mapOf(street.replace('.w>b', '.w>.')) })).toBe(null)
  expect(troubles('RFXLFLF', { map: mapOf(street.replace('.w>b', '.w>.')) })).toBe('oneWay')
  expect(troubles('E', { arrows: 'compass' })).toBe(null)
})

test('home comes last', () => {
  const task = plain('x|..../..../..../....|12 1|mail@13 home@14|9|F F')
  expect(troubleIn(run(task, 'FFH'))).toBe('early')
  expect(isSolved(task, 'FHFH')).toBe(true)
})

test('the marked tile is in the middle, with its repeats', () => {
  expect([markOf('FFFF'), markOf('FFF'), markOf('FFXR'), markOf('F')]).toEqual([1, 1, 2, 0])
  const task = plain(street)
  expect([squareAfterTile(task, 'FX', 1), squareAfterTile(task, 'LFF', 1)]).toEqual([0, null])
})

test('three equal tiles fold into two, and a fault is where no way is left', () => {
  const task = plain(street)
  expect(solve(task)).toBe('FXH')
  expect(solve({ ...task, limit: 2 })).toBe(null)
  expect([completion(task, 'F'), completion(task, 'FXH'), completion(task, 'LF')]).toEqual(['XH', '', null])
  expect([faultOf(task, 'FLF'), faultOf({ ...task, limit: 4 }, 'FRLH'), faultOf(task, 'FX')]).toEqual([1, 1, 2])
  expect(spotAfter(task, []).square).toBe(startOf(task).square)
})

describe.each(recipes)('level $tier', (recipe) => {
  const own = maps.filter(({ tier }) => tier === recipe.tier)
  const tasks = own.map((map) => ({
    map,
    tasks: [0, 1].map((at) =>
      recipe.picks
        ? taskOf(map, recipe, map.errands.slice(at, at + 1), false)
        : taskOf(map, recipe, map.errands, at === 1),
    ),
  }))
  test('has thirty maps, each another one, and the table is what the generator makes', () => {
    expect(new Set(own.map(({ ground, start }) => ground + String(start))).size).toBe(mapsPerLevel)
    expect(rowsOf(recipe)).toEqual(
      rows
        .trim()
        .split('\n')
        .filter((row) => row.startsWith(`${recipe.tier}-`)),
    )
  })
  test('stores plans that do every errand, and no shorter ones do', () => {
    for (const { map, tasks: both } of tasks)
      for (const [at, task] of both.entries()) {
        const stored = map.plans[at] ?? ''
        expect([map.id, spotAfter(task, run(task, stored)).done]).toEqual([map.id, allDone(task)])
        expect([map.id, solve(task)?.length, solve({ ...task, limit: stored.length - 1 })]).toEqual([
          map.id,
          stored.length,
          null,
        ])
      }
  })
  test('can be done with the spare battery and with the umbrella, and the umbrella saves tiles', () => {
    for (const { battery, plans } of own) {
      expect(plans[1].length).toBeLessThanOrEqual(battery)
      expect(plans[0].length).toBeLessThanOrEqual(battery + (recipe.picks ? 0 : 2))
      if (!recipe.picks) expect(plans[1].length).toBeLessThan(plans[0].length)
    }
  })
  test('begins with one bend, and has as many tiles as it says', () => {
    const bends = own[0]?.plans.map(bendsOf) ?? []
    if (recipe.tier < 5) expect(bends).toContain(1)
    else expect(Math.min(...bends)).toBeLessThanOrEqual(3)
    for (const { plans } of own) {
      expect(plans[1].length).toBeGreaterThanOrEqual(recipe.tiles[0])
      expect(plans[1].length).toBeLessThanOrEqual(recipe.tiles[1])
    }
  })
  test('has the nearest errand as a trap on its tenth map', () => {
    const tenth = own[9]
    if (!recipe.picks && tenth) expect(nearestFirstFails(tenth, recipe)).toBe(true)
    else expect(tenth?.errands).toHaveLength(2)
  })
})
