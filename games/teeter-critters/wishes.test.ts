import { expect, test } from 'vitest'
import { planks } from './planks.ts'
import { starterOf, wishRows, wishText } from './wishes.ts'

test('every wish of every plank has its sentence', () => {
  for (const { from, setting, wishes } of planks)
    for (const { want } of wishes)
      for (const which of [0, 1])
        expect(wishText(want, { from, setting, which, other: 'the cat' })).toMatch(/^[A-Z].*[.?]$/)
})

test('a wish about somebody names them, and starts with a capital letter', () => {
  const near = wishText('near', { from: 11, setting: 'pond', which: 1, other: 'the duck' })
  expect(near).toBe('The duck and I have something to talk about.')
})

test('sentences are there once, and none is about weight', () => {
  expect(new Set(wishRows.map(({ text }) => text)).size).toBe(wishRows.length)
  expect(wishRows.filter(({ text }) => /\b(heavy|weighs?|fat|thin|big)\b/i.test(text))).toEqual([])
})

test('starters leave the rest to the player', () => {
  for (const from of [5, 8, 11, 15] as const)
    for (const kind of ['why', 'reply'] as const) expect(starterOf(from, kind, 3)).toContain('___')
})
