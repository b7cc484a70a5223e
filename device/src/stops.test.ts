import { expect, test } from 'vitest'
import { leavesOf, stopsOf, type Group, type Pressable } from './stops.ts'

const at = (name: string, left = 0, top = 0, groups: Group<string>[] = [], first = false): Pressable<string> => ({
  at: name,
  groups,
  first,
  standing: { left, top, bottom: top + 64 },
})
const grid = (count: number, columns: number) =>
  Array.from({ length: count }, (_, i) => at(`${i + 1}`, (i % columns) * 80, Math.floor(i / columns) * 80))

test('up to nine choices are stops of their own, ten and more are reached by their rows', () => {
  expect(stopsOf(grid(9, 3), false)).toHaveLength(9)
  const rows = stopsOf(grid(12, 4), false)
  expect(rows.map((row) => leavesOf(row).join(' '))).toEqual(['1 2 3 4', '5 6 7 8', '9 10 11 12'])
})

test('row by row makes rows of a few choices too, but not of a single row', () => {
  expect(stopsOf(grid(6, 3), true)).toHaveLength(2)
  expect(stopsOf(grid(4, 4), true)).toHaveLength(4)
})

test('what comes first leads, and groups stand where their first member does', () => {
  const levels = { at: 'levels', late: false }
  const screen = [at('1', 0, 0, [levels]), at('2', 0, 0, [levels]), at('start', 0, 0, [], true), at('settings')]
  expect(stopsOf(screen, false)).toEqual([
    { press: 'start', leads: true },
    { at: 'levels', late: false, group: [{ press: '1' }, { press: '2' }] },
    { press: 'settings' },
  ])
})

test('groups within groups are entered one after the other, and late ones say so', () => {
  const section = { at: 'section', late: false }
  const field = { at: 'field', late: false }
  const bar = { at: 'bar', late: true }
  const [first, last] = stopsOf(
    [at('a', 0, 0, [section, field]), at('b', 0, 0, [section]), at('end', 0, 0, [bar])],
    false,
  )
  expect(first).toEqual({
    at: 'section',
    late: false,
    group: [{ at: 'field', late: false, group: [{ press: 'a' }] }, { press: 'b' }],
  })
  expect(last).toMatchObject({ at: 'bar', late: true })
})
