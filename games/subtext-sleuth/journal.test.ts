import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { folderOf, linesOf } from './folder.ts'
import { farewellOf, gapOf, measuresOf, summaryOf } from './journal.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import { paceOf } from './show.ts'
import type { State } from './state.ts'

const first = levels[0] as Level
const ended = (seed: number, errorless = true) =>
  playOut(rules, first, { seats: 1, values: { errorless } }, chanceFrom(seed)).at(-1) as State

const told = (value: State, seat = 0) => [
  ...summaryOf(value),
  ...measuresOf({ state: signal(value), share: (_seat, totalsOf) => totalsOf(value) }, seat),
]

test('reports the accepted inferences, their clues, the forecast gaps, and what to remember', () => {
  const state = ended(3)
  const summary = Object.fromEntries(told(state).map(({ label, value }) => [label, value]))
  expect(summary['Inferences accepted']).toMatch(new RegExp(`^${state.notes.length} of ${state.notes.length}`))
  expect(summary.Evidence).toMatch(/^\d+ strong, \d+ weak$/)
  expect(summary['Clues used']).toMatch(/^(words|emoji|punctuation|timing|earlier message) \d/)
  expect(summary['Forecast gap']).toMatch(/^\d\.\d of 4 steps$/)
  expect(summary.Remember).not.toBe('')
  for (const { label, value } of told(state)) {
    expect(label.length).toBeLessThanOrEqual(80)
    expect(value.length).toBeLessThanOrEqual(200)
  }
})

test('the ending is that of the last reply, and an unfinished case stays open', () => {
  const state = ended(3)
  expect(farewellOf(state)).toBe(state.sent.at(-1)?.ending)
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => farewellOf(ended(seed)))).size).toBeGreaterThan(3)
  expect(farewellOf({ ...state, headline: null })).toMatch(/still open/)
  const none = rules.start(first, { seats: 1, values: {} }, chanceFrom(1))
  expect(farewellOf(none)).toBe('Your cases will be here next time.')
  expect(summaryOf(none)).toEqual([{ label: 'Cases closed', value: '0' }])
})

test('the forecast gap is the mean of all forecasts, without players who gave none', () => {
  const sent = { seat: 0, text: '', when: null, stickers: 0, reaction: '', ending: null }
  const two = [
    { ...sent, face: 4, forecasts: [4] },
    { ...sent, face: 4, forecasts: [2] },
    { ...sent, face: 4, forecasts: [null] },
  ]
  expect(gapOf(two, 0, 1)).toBe(1)
  expect(gapOf([{ ...sent, face: 4, forecasts: [null] }], 0, 1)).toBeNull()
  // In a group, forecasts start with the player whose turn it is.
  const group = [{ ...sent, seat: 1, face: 4, forecasts: [4, 1, null] }]
  expect([0, 1, 2].map((seat) => gapOf(group, seat, 3))).toEqual([null, 0, 3])
})

test('the folder shows the chosen finding, and no line runs off the page', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const state = ended(seed)
    const svg = decodeURIComponent(folderOf(state).replace('data:image/svg+xml,', ''))
    // Without its own size, the picture would be saved tiny and cut off beside the summary.
    expect(svg).toMatch(/^<svg [^>]*width="1000" height="720"/)
    const words = (state.notes[state.headline ?? 0]?.meaning ?? '').split(' ')
    expect(svg).toContain(words[0])
    const heights = [...svg.matchAll(/<text x="92" y="([\d.]+)"/g)].map(([, y]) => Number(y))
    expect(Math.max(...heights)).toBeLessThan(630)
  }
  expect(linesOf('one two three', 8)).toEqual(['one two', 'three'])
})

test('messages arrive slowly, at typing speed, or all at once', () => {
  expect(paceOf(200, 'once')).toBe(0)
  expect(paceOf(40, 'slow')).toBeGreaterThan(paceOf(40, 'usual'))
  expect(paceOf(5000, 'usual')).toBeLessThanOrEqual(2200)
})
