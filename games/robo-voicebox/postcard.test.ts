import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { levels } from './levels.ts'
import { robotCard } from './postcard.ts'
import { rules } from './rules.ts'
import type { Level } from './state.ts'

test('what is written beside the robot stays on the sheet, also before its first word', () => {
  const fresh = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
  const card = decodeURIComponent(robotCard(fresh, 'playful'))
  const lines = [...card.matchAll(/<text x="520"[^>]*font-size="26"[^>]*>([^<]*)</g)].map(([, line]) => line ?? '')
  expect(lines.join(' ')).toBe('My voice box is waiting for its first word.')
  for (const line of lines) expect(520 + line.length * 26 * 0.56).toBeLessThan(990)
})
