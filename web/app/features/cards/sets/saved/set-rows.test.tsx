import { m } from '#messages'
import { expect, test } from 'vitest'
import { draw, waysOf } from '../../../../ui/testing-draw.tsx'
import type { AccountSet } from './account-sets.ts'
import { SavedRows } from './set-rows.tsx'

const set = (id: number, part: Partial<AccountSet> = {}): AccountSet => ({
  ...{ id: String(id), name: `Set ${id}`, title: 'R', line: 'Initial, words', picks: {}, pictures: [] },
  ...{ version: 1, used_at: null, unsent: false, problem: null },
  ...part,
})
const rows = (sets: AccountSet[]) => draw(<SavedRows sets={sets} onStart={() => {}} onMore={() => {}} />)

test('sets start by a touch, and many of them can be searched', () => {
  expect(rows([])).not.toContain('<li')
  expect(rows([set(1)])).not.toContain('type="search"')
  const many = rows([1, 2, 3, 4, 5, 6, 7, 8].map((id) => set(id)))
  expect(many).toContain('type="search"')
  expect(many.match(/<li/g)).toHaveLength(8)
})

test('says of a set that is only on this device whether it waits or was refused', () => {
  expect(rows([set(1, { unsent: true })])).toContain('Waiting for a connection')
  expect(rows([set(1, { unsent: true, problem: 'You have 200 saved sets.' })])).toContain('Only on this device')
})

test('a long name is shown whole and names what can be done', () => {
  const name = 'Rabbit, river and rainbow for Friday '.repeat(8).trim()
  expect(waysOf(rows([set(1, { name })]))).toContain(m.cards_options({ name }))
})
