import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { chosenPages, parseRange } from './page-range.ts'

const page = (side: Page['side']): Page => ({ width: 210, height: 297, side, cells: [], items: [] })

test.each([
  ['1-3, 5', [1, 2, 3, 5]],
  [' 5 ,1–2', [1, 2, 5]],
  ['2;2', [2]],
  ['6', [6]],
])('the pages of "%s" come in order, each once', (text, numbers) => {
  expect(parseRange(text, 6)).toEqual(numbers)
})

test.each(['', '0', '7', '3-1', '1-7', 'two', '1,,2', '1.5', '-2'])('"%s" names no pages of six', (text) => {
  expect(parseRange(text, 6)).toBeNull()
})

test('a side of paper is printed with its other side, and a range as it is written', () => {
  const sheets = [page('front'), page('back'), page('front'), page('back')]
  expect(chosenPages(sheets, 'shown', 3, '')).toEqual(sheets.slice(2))
  expect(chosenPages(sheets, 'shown', 0, '')).toEqual(sheets.slice(0, 2))
  expect(chosenPages([page('front'), page('front')], 'shown', 1, '')).toHaveLength(1)
  expect(chosenPages(sheets, 'some', 0, '2')).toEqual([sheets[1]])
  expect(chosenPages(sheets, 'some', 0, 'x')).toEqual([])
  expect(chosenPages(sheets, 'all', 0, 'x')).toBe(sheets)
})
