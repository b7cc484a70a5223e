import { expect, test } from 'vitest'
import { overlapping, stageSizes } from '../kit/testing.ts'
import { figureLists, figureOf, mirrorList } from './figures.ts'
import { fitOf, siteOf } from './layout.ts'
import { levels } from './levels.ts'

const areaOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  ...{ left: x, top: y, width, height },
})
test.each(stageSizes)(
  'everything has its place on %i × %i, with and without arrows and for both hands',
  (width, height) => {
    for (const hasPad of [false, true])
      for (const hand of ['left', 'right']) {
        const site = siteOf({ width, height, portrait: height > width }, hasPad, hand)
        const areas = [site.board, site.note, site.buttons, ...(hasPad ? [site.pad] : [])].map(areaOf)
        expect([hasPad, hand, overlapping(areas)]).toEqual([hasPad, hand, []])
        for (const { left, top, width: wide, height: high } of areas) {
          expect(left >= 0 && top >= 72 && left + wide <= width && top + high <= height).toBe(true)
        }
        for (const level of levels)
          for (const id of [...(figureLists[level.tier] ?? []), ...mirrorList]) {
            const figure = figureOf(id)
            const fit = fitOf(figure, level, site, { road: level.road, isPen: false, hasRoad: level.fade === 'road' })
            expect([id, figure.width * fit.scale <= site.board.width]).toEqual([id, true])
            expect([id, figure.height * fit.scale <= site.board.height]).toEqual([id, true])
            if (level.tier < 3 && !hasPad) expect([id, fit.half * fit.scale >= 12]).toEqual([id, true])
          }
      }
  },
)
