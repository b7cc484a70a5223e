import { expect, test } from 'vitest'
import { placePairs } from './place-pairs.ts'

/** 'a1' and 'a2' are a pair; a capital letter is a single card. */
const keyOf = (card: string) => (/\d/.test(card) ? card.charAt(0) : card)
const draw = (cards: string, columns: number, rows: number) => {
  const places = placePairs(cards.split(' '), keyOf, [columns, rows])
  return Array.from({ length: rows }, (_, row) =>
    places
      .slice(row * columns, (row + 1) * columns)
      .map((card) => card ?? '--')
      .join(' '),
  )
}

test("places a pair's words side by side or below each other in rows of three", () => {
  expect(draw('a1 a2 b1 b2 c1 c2 d1 d2 e1', 3, 3)).toEqual(['a1 a2 b1', 'c1 c2 b2', 'd1 d2 e1'])
  // The next page starts with the other half.
  expect(draw('e2 f1 f2 g1 g2 h1 h2 i1 i2', 3, 3)).toEqual(['e2 f1 f2', 'g1 g2 h1', 'i1 i2 h2'])
  expect(draw('a1 a2 b1 b2 c1 c2 d1 d2 e1 e2 f1 f2', 3, 4)).toEqual(['a1 a2 b1', 'c1 c2 b2', 'd1 d2 e1', 'f1 f2 e2'])
})

test("leaves a place empty on a page that isn't full instead of splitting a pair", () => {
  expect(draw('a1 a2 b1 b2', 3, 3)).toEqual(['a1 a2 b1', '-- -- b2', '-- -- --'])
  expect(draw('a1 a2', 1, 2)).toEqual(['a1', 'a2'])
  expect(draw('A b1 b2', 2, 2)).toEqual(['A b1', '-- b2'])
})

test('keeps single cards in order, and fills a place where no pair fits with one', () => {
  expect(draw('A B C D E', 3, 2)).toEqual(['A B C', 'D E --'])
  expect(draw('A B C d1 d2 E', 2, 3)).toEqual(['A B', 'C d1', 'E d2'])
  // Nothing else fits a grid of one, so the pair is split and no page is added.
  expect(draw('a1', 1, 1)).toEqual(['a1'])
})

test('places every card once in any mix of pairs and single cards', () => {
  for (const [columns, rows] of [
    [3, 3],
    [3, 4],
    [4, 3],
    [2, 3],
    [4, 4],
    [1, 2],
    [2, 1],
  ] as const) {
    for (let mask = 0; mask < 256; mask += 1) {
      const cards = Array.from({ length: 8 }, (_, at) =>
        mask & (1 << at) ? [`${at}1`, `${at}2`] : [`X${at}`.slice(0, 1) + at],
      ).flat()
      const page = cards.slice(0, columns * rows)
      const key = (card: string) => (card.startsWith('X') ? card : card.charAt(0))
      const places = placePairs(page, key, [columns, rows])
      expect(places.filter((card) => card !== null).toSorted()).toEqual(page.toSorted())
      const apart = places.filter((card, at) => {
        if (card === null || card.startsWith('X') || !page.includes(`${card.charAt(0)}${card.endsWith('1') ? 2 : 1}`))
          return false
        const other = places.indexOf(`${card.charAt(0)}${card.endsWith('1') ? 2 : 1}`)
        const gap = Math.abs(other - at)
        return gap !== columns && !(gap === 1 && Math.floor(at / columns) === Math.floor(other / columns))
      })
      expect([columns, rows, mask, apart.length > 2]).toEqual([columns, rows, mask, false])
    }
  }
})
