import { expect, test } from 'vitest'
import { flightPosition, hooks, type Flight } from './flight.ts'
import { placesOf } from './places.ts'

const stages = [
  { width: 390, height: 844, portrait: true },
  { width: 1180, height: 820, portrait: false },
]

test.each(stages)('moves fruit from its hook to the basket, at $width by $height', (stage) => {
  const places = placesOf(stage, 3)
  for (const tree of [0, 1, 2])
    for (const slot of [0, 1, 2]) {
      const flight: Flight = { tree, fruit: 1, kind: 'pear', ripeness: 3, slot, to: 'basket' }
      const spot = places.trees[tree] ?? { x: 0, y: 0, scale: 0 }
      const [x, y] = hooks[slot] ?? [0, 0]
      expect(flightPosition(flight, places, 0)).toEqual([spot.x + x * spot.scale, spot.y + y * spot.scale, spot.scale])
      const [toX, toY] = flightPosition(flight, places, 1)
      expect(Math.hypot(toX - places.basket.x, toY - places.basket.y)).toBeLessThan(80)
    }
})

test.each(stages)('keeps trees, basket, and hedgehog in view, at $width by $height', (stage) => {
  const { map, trees, basket, hedgehog } = placesOf(stage, 3)
  for (const [spot, wide] of [...trees.map((tree) => [tree, 118] as const), [basket, 86], [hedgehog, 66]] as const) {
    const x = map.left + spot.x * map.scale
    const half = wide * spot.scale * map.scale
    expect(x - half).toBeGreaterThan(-4)
    expect(x + half).toBeLessThan(stage.width + 4)
    expect(map.top + spot.y * map.scale).toBeLessThan(stage.height)
  }
})
