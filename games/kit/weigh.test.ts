import { expect, test } from 'vitest'
import { maxTilt, swing, swingBeam, tiltOf, torqueOf } from './weigh.ts'

test('weight counts more the further out it is', () => {
  expect(torqueOf([])).toBe(0)
  expect(torqueOf([{ weight: 2, at: -3 }])).toBe(-6)
  expect(
    torqueOf([
      { weight: 1, at: 4 },
      { weight: 4, at: -1 },
    ]),
  ).toBe(0)
})

test('leans as far as it can where it tips, and no further', () => {
  expect([0, 4, -4, 8, 80].map((torque) => tiltOf(torque, 8))).toEqual([0, 6, -6, maxTilt, maxTilt])
})

test('swings past its new tilt, comes back, and rests there', () => {
  const tilts = Array.from({ length: 21 }, (_, i) => swing(0, 10, i / 20))
  expect(tilts[0]).toBe(0)
  expect(Math.max(...tilts)).toBeGreaterThan(10)
  expect(Math.max(...tilts)).toBeLessThan(maxTilt + 1)
  expect(tilts.at(-1)).toBe(10)
})

test('shows steps in calm mode, and swings otherwise', async () => {
  const shown: number[] = []
  const clock = {
    wait: () => Promise.resolve(),
    tween: (ms: number, draw: (share: number) => void) => {
      for (const share of [0, 0.5, 1]) draw(share)
      return Promise.resolve(void ms)
    },
  }
  await swingBeam(clock, { from: 0, to: 6, calm: true }, (tilt) => shown.push(tilt))
  expect(shown).toEqual([2, 4, 6])
  shown.length = 0
  await swingBeam(clock, { from: 0, to: 6, calm: false }, (tilt) => shown.push(tilt))
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([3, 0, 6])
})
