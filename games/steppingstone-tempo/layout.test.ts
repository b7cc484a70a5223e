import { expect, test } from 'vitest'
import { layOut } from './chunking.ts'
import { sentences } from './content/sentences.ts'
import { cameraAt, layoutOf, pathOf } from './layout.ts'

const stages = [
  [390, 844],
  [820, 1180],
  [844, 390],
  [1180, 820],
  [1920, 1080],
].map(([width = 0, height = 0]) => ({
  width,
  height,
}))

test.each(stages)('at $width × $height the next stone is always fully visible, clear of its neighbors', (stage) => {
  const layout = layoutOf(stage)
  for (const text of sentences.slice(-20)) {
    for (const by of ['words', 'phrases'] as const) {
      const path = pathOf(layOut(text, by), layout, { textSize: 1, slant: 56 })
      path.stones.forEach(({ x, width, y, height }, i) => {
        const left = x - cameraAt(path, layout, i) - width / 2
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(stage.width)
        expect(y + height).toBeLessThanOrEqual(stage.height)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
        const next = path.stones[i + 1]
        if (next) expect(x + width / 2).toBeLessThan(next.x - next.width / 2)
      })
    }
  }
})

test('a path shorter than the stage is centered', () => {
  const layout = layoutOf({ width: 1180, height: 820 })
  const path = pathOf(layOut('monkey', 'syllables'), layout, { textSize: 1, slant: 0 })
  const [first, last] = [path.stones[0], path.stones.at(-1)]
  expect(((first?.x ?? 0) + (last?.x ?? 0)) / 2).toBeGreaterThan(480)
  expect(((first?.x ?? 0) + (last?.x ?? 0)) / 2).toBeLessThan(700)
  expect(cameraAt(path, layout, 1)).toBe(0)
})

test.each(stages)('at $width × $height the walker is visible, unless the next stone needs the space', (stage) => {
  const layout = layoutOf(stage)
  for (const text of sentences.slice(-20)) {
    const path = pathOf(layOut(text, 'phrases'), layout, { textSize: 1, slant: 56 })
    path.stones.slice(1).forEach((next, i) => {
      const camera = cameraAt(path, layout, i + 1)
      const walker = (path.stones[i]?.x ?? 0) - camera
      const free = stage.width - (next.x + next.width / 2 - camera)
      expect(walker >= 69 * layout.unit || free <= 13).toBe(true)
    })
  }
})
