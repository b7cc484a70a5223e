import { shimLimits } from '@marigold/contract'
import { expect, it } from 'vitest'
import { messageOf } from './messages.ts'
import { nameOf, nothingKept, withChanges } from './kept-things.ts'

it('keeps, changes and takes away, each area by itself, and leaves what was before as it was', () => {
  const first = withChanges(nothingKept(), 'local', [
    ['level', '3'],
    ['__proto__', 'a name like others'],
  ])
  const second = withChanges(withChanges(first, 'local', [['level', null]]), 'cookie', [['level', '9 4']])
  expect([...first.local]).toEqual([
    ['level', '3'],
    ['__proto__', 'a name like others'],
  ])
  expect([[...second.local], [...second.cookie]]).toEqual([[['__proto__', 'a name like others']], [['level', '9 4']]])
})

it('leaves out what is more than the bounds, over both areas, and takes what fits', () => {
  const most = 'x'.repeat(shimLimits.letters - 10)
  const full = withChanges(nothingKept(), 'local', [['all', most]])
  const more = withChanges(full, 'cookie', [
    ['large', '1234567890'],
    ['b', '12'],
  ])
  expect([...more.cookie.keys()]).toEqual(['b'])
  const freed = withChanges(more, 'local', [
    ['all', null],
    ['large', '1234567890'],
  ])
  expect([...freed.local.keys()]).toEqual(['large'])
  const many = Array.from({ length: shimLimits.entries + 5 }, (_, at) => [`k${at}`, ''] as const)
  expect(withChanges(nothingKept(), 'local', many).local.size).toBe(shimLimits.entries)
})

it('goes to the game as the name of its window, which is empty for a game that keeps nothing', () => {
  expect(nameOf(nothingKept())).toBe('')
  expect(nameOf(withChanges(nothingKept(), 'local', [['a', '"']]))).toBe('marigold kept {"local":[["a","\\""]]}')
})

it('hears the shim in bounds of its own', () => {
  const frame = {}
  const from = (data: unknown) => messageOf({ source: frame, origin: 'null', data }, frame)
  const keep = (value: string | null) => ({ type: 'KEEP', area: 'local', changes: [['save', value]] })
  expect(from(keep('x'.repeat(1_000_000)))).toMatchObject({ type: 'KEEP' })
  expect(from(keep(null))).toMatchObject({ changes: [['save', null]] })
  expect(from(keep('x'.repeat(shimLimits.letters + 1)))).toBeNull()
  expect(from({ ...keep('1'), area: 'token' })).toBeNull()
  expect(from({ type: 'SAY', text: 'x'.repeat(301) })).toBeNull()
})
