import { expect, test } from 'vitest'
import { overlapping, stageSizes } from '../kit/testing.ts'
import { figureLists, figureOf, mirrorList } from './figures.ts'
import { fitOf, siteOf } from './layout.ts'
import { levels } from './levels.ts'

const areaOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  ...{ left: x, top: y, width, height },
})
const faultsOf = (width: number, height: number, hasPad: boolean, hand: string): string[] => {
  const site = siteOf({ width, height, portrait: height > width }, hasPad, hand)
  const areas = [site.board, site.note, site.buttons, ...(hasPad ? [site.pad] : [])].map(areaOf)
  const isInside = areas.every(
    ({ left, top, width: wide, height: high }) =>
      left >= 0 && top >= 72 && left + wide <= width && top + high <= height,
  )
  const figures = levels.flatMap((level) =>
    [...(figureLists[level.tier] ?? []), ...mirrorList].flatMap((id) => {
      const figure = figureOf(id)
      const fit = fitOf(figure, level, site, { road: level.road, isPen: false, hasRoad: level.fade === 'road' })
      const isLarge = level.tier > 2 || hasPad || fit.half * fit.scale >= 12
      const fits = figure.width * fit.scale <= site.board.width && figure.height * fit.scale <= site.board.height
      return fits && isLarge ? [] : [`${id} has no room`]
    }),
  )
  return [...overlapping(areas).map(String), ...(isInside ? [] : ['cut off']), ...figures]
}
test.each(stageSizes)(
  'everything has its place on %i × %i, with arrows and without, for both hands',
  (width, height) => {
    for (const hand of ['left', 'right'])
      for (const hasPad of [false, true])
        expect([hand, hasPad, faultsOf(width, height, hasPad, hand)]).toEqual([hand, hasPad, []])
  },
)
