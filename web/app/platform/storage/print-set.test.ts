import type { Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { ofLastSitting, parseUsed, withUsed, type Used } from './print-set.ts'

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

const nothing: Used = { cards: [], marks: {}, last: '' }
const use = (uses: readonly [key: string, sitting: string, seat: number][]) =>
  uses.reduce((used, [key, sitting, seat]) => withUsed(used, card(key), { sitting, seat }), nothing)

test('a card that is shown again is used once, and the oldest of 200 give way', () => {
  expect(
    use([
      ['rose', 'a', 0],
      ['rose', 'a', 0],
    ]),
  ).toMatchObject({
    cards: [{ key: 'rose' }],
    marks: { rose: [{ sitting: 'a', seat: 0 }] },
  })
  const many = use(Array.from({ length: 250 }, (_, at) => [String(at), 'a', 0]))
  expect(many.cards).toHaveLength(200)
  expect(many.cards[0]?.key).toBe('50')
  expect(Object.keys(many.marks)).toHaveLength(200)
})

test('what this session practiced is told from the rest of the day, and each player’s from the others’', () => {
  const used = use([
    ['rose', 'a', 1],
    ['rain', 'b', 1],
    ['ring', 'b', 2],
    ['rose', 'b', 2],
    ['rug', 'b', 1],
  ])
  const keys = (seat?: number) => ofLastSitting(used, seat).map(({ key }) => key)
  expect(keys()).toEqual(['rose', 'rain', 'ring', 'rug'])
  expect([keys(1), keys(2), keys(3)]).toEqual([['rain', 'rug'], ['rose', 'ring'], []])
  expect(parseUsed(JSON.stringify({ day: new Date(noon).toDateString(), ...used }), noon)).toEqual(used)
})

test('what was used yesterday is not used today', () => {
  expect(parseUsed(stored([card('rose')]), noon).cards).toHaveLength(1)
  expect(parseUsed(stored([card('rose')]), noon + 86_400_000)).toEqual(nothing)
})

test.each([null, '', '{', '[]', '{"day":1}', stored('x'), stored([{ key: 1 }, null])])(
  'a stored text that is no list of cards gives none: %s',
  (text) => expect(parseUsed(text, noon)).toEqual(nothing),
)
