import { shimLimits } from '@marigold/contract'
import { expect, it } from 'vitest'
import { parseGameMessage } from './messages.ts'
import { toWindowName, emptyShimStorage, applyChanges } from './shim-storage.ts'

it('adds, changes, and removes values in each area without mutating the input', () => {
  const first = applyChanges(emptyShimStorage(), 'local', [
    ['level', '3'],
    ['__proto__', 'a name like others'],
  ])
  const second = applyChanges(applyChanges(first, 'local', [['level', null]]), 'cookie', [['level', '9 4']])
  expect([...first.local]).toEqual([
    ['level', '3'],
    ['__proto__', 'a name like others'],
  ])
  expect([[...second.local], [...second.cookie]]).toEqual([[['__proto__', 'a name like others']], [['level', '9 4']]])
})

it('drops values over the limits across both areas', () => {
  const most = 'x'.repeat(shimLimits.letters - 10)
  const full = applyChanges(emptyShimStorage(), 'local', [['all', most]])
  const more = applyChanges(full, 'cookie', [
    ['large', '1234567890'],
    ['b', '12'],
  ])
  expect([...more.cookie.keys()]).toEqual(['b'])
  const freed = applyChanges(more, 'local', [
    ['all', null],
    ['large', '1234567890'],
  ])
  expect([...freed.local.keys()]).toEqual(['large'])
  const many = Array.from({ length: shimLimits.entries + 5 }, (_, at) => [`k${at}`, ''] as const)
  expect(applyChanges(emptyShimStorage(), 'local', many).local.size).toBe(shimLimits.entries)
})

it('passes values to the game in the window name, empty if there are none', () => {
  expect(toWindowName(emptyShimStorage())).toBe('')
  expect(toWindowName(applyChanges(emptyShimStorage(), 'local', [['a', '"']]))).toBe(
    'marigold kept {"local":[["a","\\""]]}',
  )
})

it("limits the shim's messages", () => {
  const frame = {}
  const from = (data: unknown) => parseGameMessage({ source: frame, origin: 'null', data }, frame)
  const keep = (value: string | null) => ({ type: 'KEEP', area: 'local', changes: [['save', value]] })
  expect(from(keep('x'.repeat(1_000_000)))).toMatchObject({ type: 'KEEP' })
  expect(from(keep(null))).toMatchObject({ changes: [['save', null]] })
  expect(from(keep('x'.repeat(shimLimits.letters + 1)))).toBeNull()
  expect(from({ ...keep('1'), area: 'token' })).toBeNull()
  expect(from({ type: 'SAY', text: 'x'.repeat(301) })).toBeNull()
})
