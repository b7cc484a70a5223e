import type { Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { lastSittingCards, parsePracticed, addPracticed, type PracticedCards } from './print-set.ts'

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

const nothing: PracticedCards = { cards: [], marks: {}, last: '' }
const use = (uses: readonly [key: string, sitting: string, seat: number][]) =>
  uses.reduce((used, [key, sitting, seat]) => addPracticed(used, card(key), { sitting, seat }), nothing)

test('records a repeated card once and drops the oldest beyond 200', () => {
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

test('separates this session from the rest of the day, and the players from each other', () => {
  const used = use([
    ['rose', 'a', 1],
    ['rain', 'b', 1],
    ['ring', 'b', 2],
    ['rose', 'b', 2],
    ['rug', 'b', 1],
  ])
  const keys = (seat?: number) => lastSittingCards(used, seat).map(({ key }) => key)
  expect(keys()).toEqual(['rose', 'rain', 'ring', 'rug'])
  expect([keys(1), keys(2), keys(3)]).toEqual([['rain', 'rug'], ['rose', 'ring'], []])
  expect(parsePracticed(JSON.stringify({ day: new Date(noon).toDateString(), ...used }), noon)).toEqual(used)
})

test("forgets yesterday's cards", () => {
  expect(parsePracticed(stored([card('rose')]), noon).cards).toHaveLength(1)
  expect(parsePracticed(stored([card('rose')]), noon + 86_400_000)).toEqual(nothing)
})

test.each([null, '', '{', '[]', '{"day":1}', stored('x'), stored([{ key: 1 }, null])])(
  'reads no cards from an invalid text: %s',
  (text) => expect(parsePracticed(text, noon)).toEqual(nothing),
)
