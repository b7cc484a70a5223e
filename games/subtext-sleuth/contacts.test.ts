import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { afterCase, grownOf, memoriesOf, stickersIn } from './contacts.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'

const ended = (seed: number) =>
  playOut(rules, levels[0] as Level, { seats: 1, values: { errorless: true } }, chanceFrom(seed)).at(-1) as State

test('every closed case adds a sticker, those that came back, and a person who remembers the reply', () => {
  let grown: unknown = undefined
  for (let seed = 1; seed < 9; seed++) {
    const state = ended(seed)
    const before = grownOf(grown)
    grown = afterCase(state, grown)
    const after = grownOf(grown)
    expect(after.stickers).toBe(Math.min(18, before.stickers + 1 + stickersIn(state)))
    expect(after.contacts.length).toBeGreaterThanOrEqual(before.contacts.length)
    expect(memoriesOf(after)[0]).toMatchObject({ thread: { id: state.id }, ending: state.sent.at(-1)?.ending })
  }
})

test('a case that stays open still adds a sticker, but nobody remembers it', () => {
  const open = { ...ended(1), headline: null }
  expect(afterCase(open, null).contacts).toEqual([])
  expect(afterCase(open, null).stickers).toBeGreaterThan(0)
})

test('what an older version stored is ignored', () => {
  for (const old of [undefined, null, 3, 'x', { stickers: 'many', contacts: [null, { id: 4 }] }])
    expect(grownOf(old)).toEqual({ stickers: 0, contacts: [] })
  expect(memoriesOf({ stickers: 0, contacts: [{ id: 'gone', sent: [] }] })).toEqual([])
})
