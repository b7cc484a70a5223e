import { expect, test } from 'vitest'
import { meeting, stageSizes } from '../kit/testing.ts'
import { placesOf, treeAreas } from './places.ts'

test.each(stageSizes)(
  'at %i × %i no press on a tree goes to its neighbor, and each is large enough',
  (width, height) => {
    const areas = treeAreas(placesOf({ width, height, portrait: height > width }, 3))
    expect(meeting(areas)).toEqual([])
    expect(areas.filter((area) => Math.min(area.width, area.height) < 64)).toEqual([])
    // The buttons of a low stage stand below.
    if (width > height) expect(areas.filter(({ top, height: high }) => top + high > height - 88)).toEqual([])
  },
)
