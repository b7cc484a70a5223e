import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { measuresOf, noteOf, spanOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { bandNow, grownAfter, songbookOf } from './songbook.ts'
import type { Finished, Level, State } from './state.ts'
import { isNewRule } from './texts.ts'

const one = (length: number, first: boolean, more: Partial<Finished> = {}): Finished => ({
  seat: 0,
  rule: 'same',
  lights: Array.from({ length }, (_, at) => at % 4),
  counts: true,
  first,
  wrongAt: null,
  help: 0,
  replays: 0,
  assist: 'independent',
  extra: null,
  more: null,
  place: 'middle',
  trick: null,
  ...more,
})
const start = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
const after = (...done: Finished[]): State => ({ ...start, done })

test('the span is the longest length with two of three right, of new phrases and for one rule', () => {
  expect(spanOf([one(3, true), one(3, true), one(4, true), one(4, false)], 'same', 6)).toBe(3)
  expect(spanOf([one(3, true), one(4, true), one(4, false), one(4, true)], 'same', 6)).toBe(4)
  expect(spanOf([one(3, true), one(3, false)], 'same', 6)).toBeNull()
  expect(spanOf([one(5, true, { counts: false }), one(5, true, { counts: false })], 'same', 6)).toBeNull()
  expect(spanOf([one(5, true), one(5, true)], 'backward', 6)).toBeNull()
})

test('the span counts the lights to tap, so not the blue ones that are skipped', () => {
  const skipped = one(5, true, { rule: 'skip', lights: [0, 1, 2, 4, 0] })
  expect(spanOf([skipped, skipped], 'skip', 6)).toBe(3)
})

test('the note names the mode, and has no first tries in errorless play', () => {
  const phrases = [one(3, false, { counts: false, help: 4 }), one(3, false, { counts: false, help: 4 })]
  const errorless: State = { ...after(...phrases), errorless: true }
  expect(noteOf(errorless, 0)).toBe(
    'Same order on 6 stems, errorless: 2 phrases. 0 replays. Assistance: Independent 2.',
  )
  expect(measuresOf(errorless, 0).map(({ label }) => label)).not.toContain('First tries, same order')
  expect(summaryOf(errorless)).toHaveLength(1)
  const state = after(one(3, true, { counts: false }))
  expect(noteOf({ ...state, mode: 'song' }, 0)).toMatch(/^Growing song. Same order on 6 stems: 1\/1 first try/)
  expect(noteOf({ ...state, mode: 'composer' }, 0)).toMatch(/^Partner’s phrases. Same order/)
})

test('a rule is new to each player of a group', () => {
  const state: State = { ...after(one(3, true), one(3, true, { seat: 1, rule: 'backward' })), rule: 'backward' }
  expect([isNewRule({ ...state, seat: 0 }), isNewRule({ ...state, seat: 1 })]).toEqual([true, false])
})

test('the note tells rule, span, first tries, replays, strategy, and assistance', () => {
  const state = after(
    one(3, true, { trick: 'said' }),
    one(3, true),
    one(4, false, { wrongAt: 2, help: 2, replays: 1, assist: 'verbal' }),
  )
  expect(noteOf(state, 0)).toBe(
    'Same order: span 3 on 6 stems, 2/3 first try. 1 replay. Strategy: saying it. Assistance: Independent 2, Verbal cue 1.',
  )
  const lines = Object.fromEntries(measuresOf(state, 0).map(({ label, value }) => [label, value]))
  expect(lines).toMatchObject({ 'Span, same order': '3 lights', 'First wrong light': 'light 3: 1', Turns: '3' })
  expect(lines).not.toHaveProperty('First tries, backward')
})

test('a player without a phrase has no measures, and a game without any no summary', () => {
  expect([measuresOf(start, 0), summaryOf(start)]).toEqual([[], []])
  expect(summaryOf(after(one(3, true), one(3, false)))[1]?.value).toBe('1 of 2')
})

test('the songbook grows, and nothing of another shape breaks it', () => {
  const before = { songs: 4, members: 2, lullaby: [0, 1] }
  const state = after(one(3, true, { extra: 'band' }), one(3, false, { place: 'lullaby', lights: [2, 3] }))
  expect(grownAfter(state, 0, before)).toEqual({ songs: 6, members: 3, lullaby: [2, 3] })
  expect(grownAfter(after(), 0, before)).toEqual(before)
  expect(songbookOf({ songs: -1, members: 99, lullaby: ['a'] })).toEqual({ songs: 0, members: 6, lullaby: [] })
  expect(bandNow(state, songbookOf(before))).toEqual(['cricket', 'frog', 'duck'])
})
