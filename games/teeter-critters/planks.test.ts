import { describe, expect, test } from 'vitest'
import { planksPerAge, recipes, rowsOf } from './make-planks.ts'
import { isMet, plankOf, planks, puzzleOf, shortestOf, solutionsOf, waysOf, withoutWish } from './planks.ts'
import { rows } from './plank-rows.ts'

test('the solver counts what can be counted by hand', () => {
  // Three frogs of 2, and mouse, cat, and pig with the cat not next to the mouse.
  const frogs = plankOf('5-00|pond|frog 2, duck 2, cat 2|4 8 2 0||||')
  const friends = plankOf('8-00|pond|mouse 1, cat 2, pig 4|4 12 2 0||cat apart mouse||')
  expect([waysOf(puzzleOf(frogs, null)), waysOf(puzzleOf(friends, null))]).toEqual([76, 32])
  expect(waysOf({ ...puzzleOf(frogs, null), places: [1, -3, null], queue: [2] })).toBe(2)
  expect(waysOf({ ...puzzleOf(frogs, null), places: [4, null, null], queue: [1, 2] }, 1)).toBe(1)
})

test('has forty planks for each age, each with its own pieces and wishes', () => {
  for (const { from } of recipes) expect(planks.filter((plank) => plank.from === from)).toHaveLength(planksPerAge)
  expect(new Set(planks.map(({ id }) => id)).size).toBe(planks.length)
  const contents = planks.map(({ pieces, wishes, wind }) => JSON.stringify([pieces, wishes, wind]))
  expect(new Set(contents).size).toBe(planks.length)
})

test('the table is what the generator makes', () => {
  expect(rows.trim().split('\n')).toEqual(recipes.flatMap((recipe) => rowsOf(recipe, plankOf)))
})

describe.each(planks.map((plank) => [plank.id, plank] as const))('plank %s', (_id, plank) => {
  test('has the stored number of solutions, six or more', () => {
    expect(solutionsOf(plank)).toEqual(plank.solutions)
    expect(Math.min(...plank.solutions)).toBeGreaterThanOrEqual(6)
  })

  test('makes a choice of it where wishes clash, with a reason for either side', () => {
    if (!plank.waits) return expect(withoutWish(plank.wishes, null)).toEqual(plank.wishes)
    expect(waysOf(puzzleOf(plank, null))).toBe(0)
    expect(plank.solutions[0]).not.toBe(plank.solutions[1])
  })

  test('is well formed', () => {
    expect(new Set(plank.pieces.map(({ kind }) => kind)).size).toBe(plank.pieces.length)
    expect(shortestOf(plank)).toBeLessThan(plank.spots * 2)
    for (const { who, other } of plank.wishes) {
      expect(plank.pieces[who]).toBeDefined()
      expect(other === null || (other !== who && plank.pieces[other] !== undefined)).toBe(true)
    }
    if (plank.from < 15) expect([plank.wind, plank.hidden]).toEqual([0, null])
  })
})

test('putting pieces left and right in turn seldom solves a plank with different weights', () => {
  const varied = planks.filter(({ from }) => from > 5)
  const solved = varied.filter((plank) => {
    const places = plank.pieces.map((_, at) => (at % 2 === 0 ? -1 : 1) * (1 + Math.floor(at / 2)))
    const waiting = plank.waits?.[0] ?? null
    return waysOf({ ...puzzleOf(plank, waiting), places, queue: [] }) > 0
  })
  expect(solved.length / varied.length).toBeLessThan(0.25)
})

describe('wishes', () => {
  const met = (want: Parameters<typeof isMet>[0]['want'], places: (number | null)[], moved: number[] = []) =>
    isMet({ who: 0, want, other: 1 }, places, 4, moved)
  test('know neighbors, but none across the log', () => {
    expect([met('near', [2, 3]), met('near', [-1, 1]), met('near', [2, 4])]).toEqual([true, false, false])
    expect([met('apart', [2, 3]), met('apart', [-1, 1])]).toEqual([false, true])
  })
  test('know the ends, the middle, and room', () => {
    expect([met('edge', [-4, 1]), met('edge', [3, 1]), met('inner', [3, 1]), met('inner', [4, 1])]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([met('log', [-1, 2]), met('log', [2, 1])]).toEqual([true, false])
    expect([met('gap', [4, 3]), met('gap', [4, 2]), met('gap', [1, -1])]).toEqual([false, true, true])
  })
  test('know who was moved, and count only aboard', () => {
    expect([met('still', [1, 2]), met('still', [1, 2], [0]), met('still', [null, 2])]).toEqual([true, false, false])
  })
})
