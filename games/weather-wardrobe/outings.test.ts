import { describe, expect, test } from 'vitest'
import { garments } from './garments.ts'
import { fewestWays, outingsPerTier, recipes, rowsOf } from './make-outings.ts'
import { depthOf, finish, garmentIn, outingOf, outings, outfitsOf, unmetNeeds } from './outings.ts'
import { rows } from './outing-rows.ts'

test('the solver counts what can be counted by hand', () => {
  // One of two shirts, jeans, one of two pairs of socks, boots, and one or both things against rain.
  const items = 'T-shirt, striped shirt, jeans, socks, wool socks, rain boots, raincoat, umbrella'
  const rainy = outingOf(`2-00|park|rain||${items}|0 0|0 0`)
  expect(outfitsOf(rainy, 0)).toHaveLength(2 * 2 * 3)
  // The slide needs something dry for the legs.
  expect(outfitsOf(rainy, 1)).toHaveLength(0)
  expect([finish(rainy, 0, { worn: [0], bag: [] }), finish(rainy, 1, { worn: [], bag: [] })]).toEqual([
    { worn: [0, 2, 5, 3, 6], bag: [] },
    null,
  ])
})

test('has sixty garments or more, each with its own name', () => {
  expect(new Set(garments.map(({ id }) => id)).size).toBe(garments.length)
  expect(garments.length).toBeGreaterThanOrEqual(60)
})

test('has forty outings for each level, each with its own place, weather, and wardrobe', () => {
  for (const { tier } of recipes) expect(outings.filter((one) => one.tier === tier)).toHaveLength(outingsPerTier)
  const contents = outings.map(({ place, weather, items }) => JSON.stringify([place, weather, items]))
  expect(new Set(contents).size).toBe(outings.length)
  expect(outings[0]?.weather).toBe('rain')
})

test('the table is what the generator makes', () => {
  expect(rows.trim().split('\n')).toEqual(recipes.flatMap(rowsOf))
})

describe.each(outings.map((outing) => [outing.id, outing] as const))('outing %s', (_id, outing) => {
  const all = [outfitsOf(outing, 0), outfitsOf(outing, 1)]
  test('has the stored outfits for each plan, two or more, and the stored fewest garments', () => {
    expect(all.map((one) => one.length)).toEqual(outing.ways)
    expect(Math.min(...outing.ways)).toBeGreaterThanOrEqual(fewestWays)
    expect(all.map((one) => Math.min(...one.map((worn) => worn.length)))).toEqual(outing.fewest)
  })

  test('isn’t met by everything at once, nor by nothing', () => {
    for (const [plan, outfits] of all.entries()) {
      expect(outfits.some((worn) => worn.length === outing.items.length)).toBe(false)
      expect(unmetNeeds(outing, plan, { worn: [], bag: [] })).not.toEqual([])
    }
  })

  test('can be put on in some order, as deep as its level asks', () => {
    const deepest = all.map((one) => Math.max(...one.map((worn) => depthOf(outing, worn))))
    const { depth } = recipes.find(({ tier }) => tier === outing.tier) ?? { depth: 9 }
    expect(Math.min(...deepest)).toBeGreaterThanOrEqual(depth)
    expect(Math.max(...deepest)).toBeLessThanOrEqual(6)
  })

  test('finds an outfit that the list has, too, and packs nothing of a wrong size', () => {
    for (const [plan, outfits] of all.entries()) {
      const found = finish(outing, plan, { worn: [], bag: [] })
      expect(outfits).toContainEqual(found?.worn.toSorted((a, b) => a - b))
      expect(found?.bag.some((item) => garmentIn(outing, item).tags.includes('misfit'))).toBe(false)
    }
  })
})
