import { expect, test } from 'vitest'
import { overlapping, stageSizes } from '../kit/testing.ts'
import { placesOf, treeAreas } from './places.ts'

test.each(stageSizes)('gives each tree a large enough target of its own at %i × %i', (width, height) => {
  const areas = treeAreas(placesOf({ width, height, portrait: height > width }, 3))
  expect(overlapping(areas)).toEqual([])
  expect(areas.filter((area) => Math.min(area.width, area.height) < 64)).toEqual([])
  // On a low stage, the buttons are below the trees.
  if (width > height) expect(areas.filter(({ top, height: high }) => top + high > height - 88)).toEqual([])
})
