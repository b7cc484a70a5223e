import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { borderAfter, borderIn } from './border.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { qualityFor, type Sense } from './senses.ts'
import type { Bud, Level, State } from './state.ts'

const bud = (sense: Sense, change: Partial<Bud> = {}): Bud => ({
  slot: { prompt: '8-40', sense, bed: sense, quality: 'soft' },
  seat: 0,
  words: ['soft'],
  seed: 3,
  help: 0,
  prompted: true,
  found: null,
  planted: true,
  ...change,
})
const said = { how: 'speech', cue: 1 } as const
const base = rules.start(levels[2] as Level, { seats: 1, values: {} }, chanceFrom(1))
const played: State = {
  ...base,
  place: 'bus',
  phase: 'over',
  buds: [
    bud('see', { found: { look: 1, said } }),
    bud('see', { found: { look: 2, said: { how: 'aac', cue: 0 } }, help: 2 }),
    bud('hear', { words: ['own'] }),
  ],
  before: 7,
  after: 8,
  quiet: 20,
  skipped: 1,
}
const lines = (state: State, seat = 0) => measuresOf(state, seat).map(({ label, value }) => `${label}: ${value}`)

test('writes the note from counts, the client’s own ratings, and the place', () => {
  expect(noteOf(base, 0)).toBe('')
  expect(noteOf(played, 0)).toBe(
    'Practiced grounding: 3 items, 2 senses, 2 found by a partner (2 cued). Rating 7 to 8 of 10 (10 = very buzzy), client-rated. Plan for: bus.',
  )
  expect(noteOf({ ...played, after: 'unsure' }, 0)).not.toContain('Rating')
  const once = bud('see', { found: { look: 1, said: { how: 'speech', cue: 3 } } })
  expect(noteOf({ ...played, buds: [once] }, 0)).toContain('1 found by a partner (1 cued)')
})

test('tells what was done, a higher rating and a lower one alike, and never a word', () => {
  expect(lines(played)).toEqual([
    'Things planted: see 2, hear 1',
    'Found by a partner: 2 (2 cued)',
    'Planted, not confirmed by an adult: 1',
    'With a hint or an example: 1 of 3',
    'Skipped: 1',
    'Quiet time: 20 s',
    'Plan for: On the bus',
    'How the body feels, client-rated: 7 to 8 of 10',
    `For the note: ${noteOf(played, 0)}`,
  ])
  expect(lines({ ...played, before: 8, after: 7 })).toContain('How the body feels, client-rated: 8 to 7 of 10')
  expect(JSON.stringify(measuresOf(played, 0))).not.toContain('soft')
})

test('in a group, each player has their own things, and nobody is rated', () => {
  const group: State = {
    ...played,
    seats: 2,
    before: null,
    after: null,
    buds: [...played.buds, bud('feel', { seat: 1 })],
  }
  expect(summaryOf(group)).toEqual([
    { label: 'Things planted', value: 'see 2, feel 1, hear 1' },
    { label: 'Found by a partner', value: '2' },
  ])
  expect(lines(group, 1)).toEqual([
    'Things planted: feel 1',
    'Planted, not confirmed by an adult: 1',
    'For the note: Practiced grounding: 1 item, 1 sense, 0 found by a partner (0 cued). Plan for: bus.',
  ])
})

test('the border grows by what was planted, found or not, and never shrinks', () => {
  const first = borderAfter(played, 0, undefined)
  expect(first).toMatchObject({ count: 3, plants: [{ sense: 'see' }, { sense: 'see' }, { sense: 'hear' }] })
  const many = Array.from({ length: 20 }).reduce<unknown>((before) => borderAfter(played, 0, before), first)
  expect(borderIn(many)).toMatchObject({ count: 63 })
  expect(borderIn(many).plants).toHaveLength(24)
  expect(borderAfter({ ...played, buds: [] }, 0, first)).toEqual(first)
  expect(borderIn('broken')).toEqual({ count: 0, plants: [] })
  expect(borderIn({ count: 4, plants: [{ sense: 'sixth' }] })).toEqual({ count: 4, plants: [] })
})

test('the border stores colors and no words, and reads what was stored with words', () => {
  const stored = borderAfter(played, 0, undefined)
  const { light, dark } = qualityFor('soft')
  expect(stored.plants[0]).toEqual({ sense: 'see', light, dark, seed: 3, open: true })
  expect(JSON.stringify(stored)).not.toMatch(/soft|own|words/)
  const older = { sense: 'see', words: ['soft'], seed: 3, open: true }
  expect(borderIn({ count: 1, plants: [older] }).plants).toEqual([stored.plants[0]])
  const broken = { sense: 'see', light: '"/><script>', dark, seed: 3, open: true }
  expect(borderIn({ count: 1, plants: [broken, { ...older, words: undefined }] }).plants).toEqual([])
})
