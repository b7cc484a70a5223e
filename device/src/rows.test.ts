import { expect, test } from 'vitest'
import { inRows } from './rows.ts'

const box = (name: string, left: number, top: number, height = 64) => ({ name, left, top, bottom: top + height })
const names = (rows: { name: string }[][]) => rows.map((row) => row.map(({ name }) => name).join(''))

test('items side by side make one row, from left to right, whatever their document order', () => {
  const grid = [box('b', 100, 0), box('c', 0, 80), box('a', 0, 4), box('d', 100, 76)]
  expect(names(inRows(grid, (one) => one))).toEqual(['ab', 'cd'])
})

test('a tall item shares a row with a short one beside its middle', () => {
  const mixed = [box('tall', 0, 0, 200), box('low', 300, 70, 60), box('below', 0, 220, 60)]
  expect(names(inRows(mixed, (one) => one))).toEqual(['talllow', 'below'])
})

test('no items make no rows', () => {
  expect(inRows([], () => box('', 0, 0))).toEqual([])
})
