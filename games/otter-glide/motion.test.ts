import { expect, test } from 'vitest'
import { layoutOf, slopeAt } from './layout.ts'
import { atTheTop, maxRiver, advance, isAtRest, type Place } from './motion.ts'
import type { StartKind } from './voice.ts'

function glide(voicedMs: number, start: StartKind, target = 4000, from: Place = atTheTop): Place {
  let place = from
  for (let at = 0; at < voicedMs; at += 16)
    place = advance(place, { ms: 16, target, voiced: true, start: at > 333 ? start : null })
  return place
}
function coast(from: Place, ms: number): Place {
  let place = from
  for (let at = 0; at < ms; at += 16) place = advance(place, { ms: 16, target: 4000, voiced: false, start: 'soft' })
  return place
}

test.each([2000, 4000, 8000])('reaches the last buoy after %i ms of voicing', (target) => {
  const { river } = glide(target, 'soft', target)
  expect(river).toBeGreaterThan(0.78)
  expect(river).toBeLessThan(1.05)
})

test('flops after a quick start and still reaches the river', () => {
  const flopped = glide(4000, 'quick')
  expect(flopped.flop).toBeGreaterThan(3000)
  expect(flopped.slope).toBe(1)
  expect(flopped.river).toBeGreaterThan(0.6)
})

test('coasts to a stop without a voice and moves again with one', () => {
  const going = glide(2500, 'soft')
  const still = coast(going, 2500)
  expect([isAtRest(going), isAtRest(still)]).toEqual([false, true])
  expect(still.river).toBeGreaterThan(going.river)
  expect(glide(600, 'soft', 4000, still).river).toBeGreaterThan(still.river + 0.08)
})

test('takes the otter down the whole slide for a short sound', () => {
  expect(coast(glide(250, 'soft'), 2000).slope).toBe(1)
})

test('limits the length of a glide', () => {
  expect(glide(60_000, 'soft').river).toBe(maxRiver)
})

test('keeps both ends of the slide level on every stage', () => {
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
    [820, 1180],
  ] as const) {
    const layout = layoutOf({ width, height })
    expect(slopeAt(layout, 0)).toMatchObject({ x: layout.top[0], y: layout.top[1], angle: 0 })
    expect(slopeAt(layout, 1)).toMatchObject({ y: layout.water, angle: 0 })
    expect(slopeAt(layout, 0.5).angle).toBeGreaterThan(30)
  }
})
