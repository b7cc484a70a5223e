import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { levels } from './levels.ts'
import { cellsFor, robotCard } from './postcard.ts'
import { rules } from './rules.ts'
import type { Level } from './state.ts'

test('keeps the text on the page, even before the first word', () => {
  const fresh = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
  const card = decodeURIComponent(robotCard(fresh, 'playful'))
  const lines = [...card.matchAll(/<text x="520"[^>]*font-size="26"[^>]*>([^<]*)</g)].map(([, line]) => line ?? '')
  expect(lines.join(' ')).toBe('My voice box is waiting for its first word.')
  for (const line of lines) expect(520 + line.length * 26 * 0.56).toBeLessThan(990)
})

test('keeps every picture and its word on the page, however many there are', () => {
  for (let count = 1; count <= 16; count++) {
    const cells = cellsFor(count)
    expect(cells).toHaveLength(count)
    for (const { x, y, side } of cells) {
      expect(side).toBeGreaterThan(60)
      expect(x + side).toBeLessThanOrEqual(990)
      // Below are the word's name and the robot's own word.
      expect(y + side + 22).toBeLessThan(570)
    }
  }
})
