import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { selectPages, parseRange } from './page-range.ts'

const page = (side: Page['side']): Page => ({ width: 210, height: 297, side, cells: [], items: [] })

test.each([
  ['1-3, 5', [1, 2, 3, 5]],
  [' 5 ,1–2', [1, 2, 5]],
  ['2;2', [2]],
  ['6', [6]],
])('parses the pages of "%s" in order, each once', (text, numbers) => {
  expect(parseRange(text, 6)).toEqual(numbers)
})

test.each(['', '0', '7', '3-1', '1-7', 'two', '1,,2', '1.5', '-2'])('finds no pages of six in "%s"', (text) => {
  expect(parseRange(text, 6)).toBeNull()
})

test('prints both sides of a sheet, and a range as written', () => {
  const sheets = [page('front'), page('back'), page('front'), page('back')]
  expect(selectPages(sheets, 'shown', 3, '')).toEqual(sheets.slice(2))
  expect(selectPages(sheets, 'shown', 0, '')).toEqual(sheets.slice(0, 2))
  expect(selectPages([page('front'), page('front')], 'shown', 1, '')).toHaveLength(1)
  expect(selectPages(sheets, 'some', 0, '2')).toEqual([sheets[1]])
  expect(selectPages(sheets, 'some', 0, 'x')).toEqual([])
  expect(selectPages(sheets, 'all', 0, 'x')).toBe(sheets)
})
