import { describe, expect, test } from 'vitest'
import { bonesOf, clueOf, digOf, digs, fields, outlineOn, partNumber, squareName, squareOf, squaresOf } from './digs.ts'
import { rows } from './dig-rows.ts'
import { finds, findFor, sets } from './finds.ts'
import { digsPerKind, kinds, lookAlikesOf, recipes, rowsOf } from './make-digs.ts'
import { isAlike, likeness, partsOf } from './raster.ts'
import { fewestSquares, mostOutline, namesLeft, solve } from './solver.ts'

const recipeOf = (tier: number) => recipes.find((one) => one.tier === tier) ?? recipes[0]

test('there are four sets of twenty-four finds, and no two of a set look the same', () => {
  for (const set of sets) expect(finds.filter((find) => find.set === set)).toHaveLength(24)
  expect(new Set(finds.map(({ key }) => key)).size).toBe(96)
  for (const find of finds) expect(likeness(find, lookAlikesOf(find)[0] ?? find)).toBeLessThan(0.85)
})

test('the raster knows bone, holes, and outline where they can be counted by hand', () => {
  const plate = { key: 'a plate', set: 'tools', drawing: 'F M0 0H120V60H0Z;X M0 0H60V60H0Z' } as const
  const parts = partsOf(plate, 2)
  expect(parts.map(({ isBone }) => isBone)).toEqual([false, true, false, false])
  // A square of 24 cells has 92 cells at its edges.
  expect(parts.map(({ outline }) => outline)).toEqual([0, 92, 0, 0])
  expect([isAlike(parts[0]!, parts[2]!), isAlike(parts[0]!, parts[1]!)]).toEqual([true, false])
})

test('squares, parts, and steps go together', () => {
  const dig = digOf('3-x00|bones|tRex@1,2|tRex bat|1 1 1')
  const placed = dig.placed[0]!
  expect([squareOf(dig, placed, 0), squareOf(dig, placed, 8)]).toEqual([11, 23])
  expect([partNumber(dig, placed, 23), partNumber(dig, placed, 10)]).toEqual([8, null])
  expect([squareName(dig, 0), squareName(dig, 23)]).toEqual(['A1', 'D5'])
  const [first = 0] = bonesOf(dig, placed)
  expect(clueOf(dig, first)).toBe(0)
  // The T. rex's upper left part is empty, so the nearest bone is beside it: one right, two down.
  expect(clueOf(dig, 1)).toBe(3)
  expect([outlineOn(dig, placed, []), outlineOn(dig, placed, squaresOf(dig))]).toEqual([0, 100])
})

test('the first dig of every level with bones is a T. rex, and the tenth of the last are look-alikes over each other', () => {
  for (const { tier } of recipes) expect(digs.find((one) => one.tier === tier)?.placed[0]?.find).toBe('tRex')
  const [one, other] = digs.find(({ id }) => id === '5-b10')?.placed ?? []
  expect(
    lookAlikesOf(findFor(one?.find ?? ''))
      .slice(0, 4)
      .map(({ key }) => key),
  ).toContain(other?.find)
})

describe.each(recipes.flatMap((recipe) => kinds.map((kind) => [recipe.tier, kind, recipe] as const)))(
  'level %i with %s',
  (tier, kind, recipe) => {
    const own = digs.filter((dig) => dig.tier === tier && dig.kind === kind)
    test('has thirty digs, each another one, and the table is what the generator makes', () => {
      expect(own).toHaveLength(digsPerKind)
      expect(new Set(own.map(({ placed }) => JSON.stringify(placed))).size).toBe(digsPerKind)
      const made = rowsOf(recipe, kind)
      expect(
        rows
          .trim()
          .split('\n')
          .filter((row) => made.includes(row)),
      ).toEqual(made)
    })
    test('has as many names as it says, with its finds among them, and look-alikes', () => {
      for (const { names, placed } of own) {
        expect([names.length, new Set(names).size]).toEqual([recipe.names, recipe.names])
        for (const { find } of placed) expect(names).toContain(find)
        const near = lookAlikesOf(findFor(placed[0]?.find ?? '')).map(({ key }) => key)
        const others = near.filter((key) => placed.every(({ find }) => find !== key))
        for (const key of others.slice(0, recipe.lookAlikes)) expect(names).toContain(key)
      }
    })
    test('fits every find on the field', () => {
      const { side, size } = fields[tier]
      for (const { x, y } of own.flatMap(({ placed }) => placed))
        expect([x, y].every((at) => at >= 0 && at <= side - size)).toBe(true)
    })
    test('is solved again in the stored digs, and no smaller set of squares leaves one name', () => {
      for (const dig of own) {
        const open = solve(dig, recipe.steps)
        expect([dig.id, open.length, mostOutline(dig, open)]).toEqual([dig.id, dig.solver, dig.outline])
        expect([dig.id, fewestSquares(dig, recipe.steps, 9)]).toEqual([dig.id, dig.fewest])
        for (const [at, { find }] of dig.placed.entries())
          expect(namesLeft(dig, at, open, recipe.steps)).toEqual([find])
      }
    })
    test('needs as little of the outline as its level allows', () => {
      const [least, most] = recipeOf(tier)?.outline ?? [0, 0]
      for (const { outline, solver, fewest } of own) {
        expect(outline).toBeGreaterThanOrEqual(least)
        expect(outline).toBeLessThanOrEqual(most)
        expect(fewest).toBeLessThanOrEqual(solver)
      }
    })
  },
)
