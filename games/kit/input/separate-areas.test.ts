import fc from 'fast-check'
import { expect, test } from 'vitest'
import { separateAreas, type PressArea } from './separate-areas.ts'

const area = (left: number, top: number, width: number, height: number): PressArea => ({ left, top, width, height })

test('neighbors that overlap part in the middle, where less of them is lost', () => {
  expect(separateAreas([area(0, 0, 100, 100), area(80, 10, 100, 100)])).toEqual([
    area(0, 0, 90, 100),
    area(90, 10, 90, 100),
  ])
  expect(separateAreas([area(0, 70, 100, 100), area(10, 0, 100, 90)])).toEqual([
    area(0, 80, 100, 90),
    area(10, 0, 100, 80),
  ])
})

test('the smaller of two keeps 44 pixels where there is room', () => {
  const [small, large] = separateAreas([area(0, 0, 50, 50), area(20, 0, 200, 50)])
  expect([small, large]).toEqual([area(0, 0, 44, 50), area(44, 0, 176, 50)])
})

test('no point lies in two areas, and none leaves the place it had', () => {
  const one = fc.record({ left: fc.nat(300), top: fc.nat(300), width: fc.nat(120), height: fc.nat(120) })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), (areas) => {
      const cut = separateAreas(areas)
      for (const [at, a] of cut.entries()) {
        const from = areas[at] as PressArea
        expect(a.left >= from.left && a.left + a.width <= from.left + from.width + 1e-6).toBe(true)
        expect(a.top >= from.top && a.top + a.height <= from.top + from.height + 1e-6).toBe(true)
        for (const b of cut.slice(at + 1)) {
          const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
          const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
          expect(wide <= 1e-6 || high <= 1e-6).toBe(true)
        }
      }
    }),
  )
})
