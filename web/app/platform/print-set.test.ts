import type { Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { parseUsed, withUsed } from './print-set.ts'

const card = (key: string): Card => ({
  key,
  area: 'articulation',
  layout: 'word',
  prompt: '',
  pictures: [],
  caption: key,
  marks: [],
  answers: [],
  correct: [],
  target: 'R, initial, words',
})
const noon = new Date(2026, 10, 21, 12).getTime()
const stored = (cards: unknown) => JSON.stringify({ day: new Date(noon).toDateString(), cards })

test('a card that is shown again is used once, and the oldest of 200 give way', () => {
  const twice = withUsed(withUsed([], card('rose')), card('rose'))
  expect(twice.map(({ key }) => key)).toEqual(['rose'])
  const many = Array.from({ length: 250 }, (_, at) => card(String(at))).reduce(withUsed, [] as Card[])
  expect(many).toHaveLength(200)
  expect(many[0]?.key).toBe('50')
})

test('what was used yesterday is not used today', () => {
  expect(parseUsed(stored([card('rose')]), noon)).toHaveLength(1)
  expect(parseUsed(stored([card('rose')]), noon + 86_400_000)).toEqual([])
})

test.each([null, '', '{', '[]', '{"day":1}', stored('x'), stored([{ key: 1 }, null])])(
  'a stored text that is no list of cards gives none: %s',
  (text) => expect(parseUsed(text, noon)).toEqual([]),
)
