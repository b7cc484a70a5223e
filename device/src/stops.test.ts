import { expect, test } from 'vitest'
import { targetsOf, stopsOf, type Group, type ScanTarget } from './stops.ts'

const at = (name: string, left = 0, top = 0, groups: Group<string>[] = [], first = false): ScanTarget<string> => ({
  at: name,
  groups,
  first,
  bounds: { left, top, bottom: top + 64 },
})
const grid = (count: number, columns: number) =>
  Array.from({ length: count }, (_, i) => at(`${i + 1}`, (i % columns) * 80, Math.floor(i / columns) * 80))

test('up to nine targets are stops of their own, and more are grouped by rows', () => {
  expect(stopsOf(grid(9, 3), false)).toHaveLength(9)
  const rows = stopsOf(grid(12, 4), false)
  expect(rows.map((row) => targetsOf(row).join(' '))).toEqual(['1 2 3 4', '5 6 7 8', '9 10 11 12'])
})

test('row scanning groups even a few targets, but not a single row', () => {
  expect(stopsOf(grid(6, 3), true)).toHaveLength(2)
  expect(stopsOf(grid(4, 4), true)).toHaveLength(4)
})

test('the target marked first leads, and a group takes the place of its first member', () => {
  const levels = { at: 'levels', deferred: false }
  const screen = [at('1', 0, 0, [levels]), at('2', 0, 0, [levels]), at('start', 0, 0, [], true), at('settings')]
  expect(stopsOf(screen, false)).toEqual([
    { press: 'start', leads: true },
    { at: 'levels', deferred: false, group: [{ press: '1' }, { press: '2' }] },
    { press: 'settings' },
  ])
})

test('nested groups are entered one after another, and deferred ones are marked', () => {
  const section = { at: 'section', deferred: false }
  const field = { at: 'field', deferred: false }
  const bar = { at: 'bar', deferred: true }
  const [first, last] = stopsOf(
    [at('a', 0, 0, [section, field]), at('b', 0, 0, [section]), at('end', 0, 0, [bar])],
    false,
  )
  expect(first).toEqual({
    at: 'section',
    deferred: false,
    group: [{ at: 'field', deferred: false, group: [{ press: 'a' }] }, { press: 'b' }],
  })
  expect(last).toMatchObject({ at: 'bar', deferred: true })
})
