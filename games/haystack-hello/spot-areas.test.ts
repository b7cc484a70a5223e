import { expect, test } from 'vitest'
import { overlapping, stageSizes } from '../kit/testing.ts'
import { layoutOf, defaultRoom } from './layout.ts'
import { spotAreas } from './spot-areas.ts'
import { spots } from './state.ts'

test.each(stageSizes)(
  'at %i × %i no press on a hiding place goes to its neighbor, and each is large enough',
  (width, height) => {
    const areas = spotAreas(layoutOf({ width, height, portrait: height > width }, defaultRoom), spots)
    expect(overlapping(areas)).toEqual([])
    expect(areas.filter((area) => Math.min(area.width, area.height) < 63.9)).toEqual([])
  },
)
