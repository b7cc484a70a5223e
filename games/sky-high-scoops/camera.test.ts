import { expect, test } from 'vitest'
import { cameraAt, coneHeight, layoutOf, liftsOf } from './camera.ts'
import { landmarks, landmarkShares, usualHeight } from './cone.ts'

const stages = [
  { width: 1280, height: 800, portrait: false },
  { width: 1920, height: 1080, portrait: false },
  { width: 820, height: 1180, portrait: true },
  { width: 390, height: 844, portrait: true },
]
const cases = stages.flatMap((stage) => [10, 25, 50, 100].map((goal) => [stage, goal] as const))
const topOf = ({ base, unit }: { base: number; unit: number }, pieces: number) => base - (coneHeight + pieces) * unit

test.each(cases)('on %j with a goal of %i the top of the tower stays in view all the way up', (stage, goal) => {
  const layout = layoutOf(stage, goal)
  for (let top = 0; top <= layout.full * 1.1; top++) {
    const y = topOf(cameraAt(layout, top), top)
    expect(y).toBeGreaterThanOrEqual(layout.aim - 1)
    expect(y).toBeLessThan(layout.base)
  }
})

test.each(cases)('on %j with a goal of %i the tower reaches each landmark at its share', (stage, goal) => {
  const layout = layoutOf(stage, goal)
  const lifts = liftsOf(layout)
  for (const landmark of landmarks) {
    const at = landmarkShares[landmark] * usualHeight(goal)
    const camera = cameraAt(layout, at)
    expect(layout.ground + camera.shift - lifts[landmark]).toBeCloseTo(topOf(camera, at), 3)
  }
  const heights = landmarks.map((landmark) => lifts[landmark])
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
})

test.each(cases)('on %j with a goal of %i the final view shows the whole tower', (stage, goal) => {
  const layout = layoutOf(stage, goal)
  for (const tall of [0, 3, goal, layout.full * 1.1]) {
    const camera = cameraAt(layout, tall, 1)
    expect(topOf(camera, tall)).toBeGreaterThan(stage.height * 0.19)
    expect(camera.base).toBeCloseTo(layout.base)
    expect(camera.zoom).toBeGreaterThan(0)
  }
})
