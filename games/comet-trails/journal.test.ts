import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { animalsOf, grownAfter, grownOf, nextAnimal } from './growth.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import type { Finished, Level, State } from './state.ts'

const one = (id: string, more: Partial<Finished> = {}): Finished => ({
  ...{ seat: 0, id, by: 'finger', fade: 'dots', first: true, deviation: 6, road: 64 },
  ...{ starts: 0, orders: 0, turns: 0, slips: 0, lifts: 0, total: 100, good: 95, ms: 2000, help: 0, pairs: 0 },
  ...{ assist: 'independent', line: [[[1, 2], [3, 4]]], sky: 'day' }, // prettier-ignore
  ...more,
})
const start = rules.start(levels[2] as Level, { seats: 2, values: {} }, chanceFrom(1))
const after = (...done: Finished[]): State => ({ ...start, done })

test('the note tells what was formed from which way shown, with deviation, hand, and assistance', () => {
  const done = [
    one('capital:A'),
    one('capital:B', { turns: 1, deviation: 8 }),
    one('small:a', { fade: 'star', help: 2 }),
  ]
  expect(noteOf(after(...done), 0, 'left')).toBe(
    'Finger, left hand: 1/2 capital letters with correct start, order, and direction from dots; ' +
      '0/1 lowercase letters with correct start, order, and direction from the start star and a small model; ' +
      'median deviation 7 px on a 64 px road; Independent 3.',
  )
})
test('the note claims no start or direction where stars were tapped or arrows chosen, and no first tries when errorless', () => {
  const tapped = one('shape:square', { by: 'taps', fade: 'road', deviation: null, road: null, total: 0, good: 0 })
  const state = after(tapped, { ...tapped, by: 'arrows', slips: 1 })
  expect(noteOf(state, 0, 'right')).toBe(
    'Star taps / Arrow choices, right hand: 1/1 shapes with all stars tapped in order from a road; ' +
      '0/1 shapes with all directions chosen correctly from a road; Independent 2.',
  )
  const labels = measuresOf(state, 0, 'right').map(({ label }) => label)
  expect(labels).not.toContain('On the road, in the right direction')
  expect(labels).not.toContain('Time drawing')
  expect(noteOf({ ...after(one('line:hill')), errorless: true }, 0, 'right')).toBe(
    'Finger, right hand: Errorless: 1 figure. Median deviation 6 px on a 64 px road; Independent 1.',
  )
  expect(summaryOf({ ...state, errorless: true })).toHaveLength(1)
})
test('pairs that were drawn with two touches at once are counted', () => {
  const state = after(one('mirror:two hooks', { pairs: 2 }), one('mirror:two lines'))
  expect(noteOf(state, 0, '')).toContain('; two touches at once: 1/2; median deviation')
  expect(measuresOf(state, 0, '')).toContainEqual({ label: 'Pairs drawn with two touches at once', value: '1 of 2' })
  expect(measuresOf(after(one('capital:A')), 0, '').map(({ label }) => label)).not.toContain(
    'Pairs drawn with two touches at once',
  )
})
test('players are measured apart, and one without figures isn’t', () => {
  const state = after(one('capital:A'), one('capital:B', { seat: 1, help: 1, first: false, lifts: 2 }))
  const value = (seat: number, label: string) =>
    measuresOf(state, seat, 'right').find((line) => line.label === label)?.value
  expect([value(0, 'Turns'), value(1, 'Turns'), value(1, 'Figures with help')]).toEqual(['1', '1', '1'])
  expect([value(0, 'On the road, in the right direction'), value(0, 'Time drawing')]).toEqual(['95%', '2.0 s'])
  expect(measuresOf(after(one('capital:A')), 1, 'right')).toEqual([])
  expect(summaryOf(state).map((line) => line.value)).toEqual(['2', '1 of 2', '1% or less'])
})
test('growth adds animals and drawings, keeps the last ones, and reads nothing else', () => {
  const state = after(one('capital:A'), one('capital:B', { sky: 'night' }), one('capital:C', { seat: 1 }))
  const grown = grownAfter(state, 0, { day: 3, night: 'x', drawings: [[[[0, 0], [5, 5]]], 'bad'] }) // prettier-ignore
  expect([grown.day, grown.night, grown.drawings.length]).toEqual([4, 1, 3])
  expect(grownOf(null)).toEqual({ day: 0, night: 0, drawings: [] })
  expect(grownAfter(after(one('own:')), 0, grown)).toEqual({ ...grown, day: 5 })
  const many = Array.from({ length: 40 }, () => one('line:hill'))
  expect(grownAfter(after(...many), 0, grown).drawings).toHaveLength(24)
  expect(animalsOf(state, (seat) => (seat === 0 ? { day: 3 } : undefined))).toEqual(['horse', 'fox', 'rabbit'])
  expect(nextAnimal(state, 0, undefined, 'day')).toBe('squirrel')
})
