import { expect, test } from 'vitest'
import { wallCells } from './postcard.ts'
import type { Made } from './rules.ts'

const parts = ['un-', 're-', '-ed', '-ing', '-ness', '-ful', 'pre-', 'mis-', '-less', '-ly']
/** Returns a wall with this many words, three per part. */
const wallOf = (count: number): Made[] =>
  Array.from({ length: count }, (_, i) => {
    const part = parts[Math.floor(i / 3) % parts.length] ?? ''
    return { word: `word${i}`, parts: part.endsWith('-') ? [part, 'word'] : ['word', part], as: 'order', seat: 0 }
  }) as unknown as Made[]

test('each word is listed once under its part and within its columns, and no part is last in a column', () => {
  for (let count = 1; count <= 30; count++) {
    const { columns, rows, cells } = wallCells(wallOf(count))
    expect(cells.flatMap(({ made }) => made?.word ?? []).sort()).toEqual(
      wallOf(count)
        .map(({ word }) => word)
        .sort(),
    )
    expect(new Set(cells.map(({ column, row }) => `${column}.${row}`)).size).toBe(cells.length)
    expect(cells.every(({ column, row }) => column < columns && row < rows)).toBe(true)
    for (const [at, { made, column }] of cells.entries()) if (!made) expect(cells[at + 1]?.column).toBe(column)
  }
})

test('a few words fill the board in one column, and many in three', () => {
  expect([1, 4, 6, 20].map((count) => wallCells(wallOf(count)).columns)).toEqual([1, 2, 2, 3])
})
