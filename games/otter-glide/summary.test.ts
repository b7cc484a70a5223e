import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { people } from '../kit/testing.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Glide, State } from './state.ts'
import { summaryOf } from './summary.ts'
import { lineOf } from './telling.ts'

const glide = (more: Partial<Glide>): Glide => ({
  start: 'soft',
  rise: 400,
  voiced: 2000,
  breaks: 0,
  hill: [],
  seat: 0,
  item: 'apple',
  asked: null,
  ease: 4,
  ...more,
})
const begun = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
const summed = (state: Partial<State>, values = {}, seats = 1) =>
  Object.fromEntries(
    summaryOf({ players: people.slice(0, seats), state: signal({ ...begun, ...state }), values }).map((line) => [
      line.label,
      line.value,
    ]),
  )

test('glides are counted and measured as they were heard, and each learner names the easiest', () => {
  const glides = [
    glide({}),
    glide({ start: 'quick', rise: 60, voiced: 1000, breaks: 2, ease: 2 }),
    glide({ rise: 500, voiced: 3000, item: 'ocean' }),
  ]
  const along = { glides, along: 1, way: ['brook', 'rocks', 'mill'] as State['way'] }
  expect(summed({ ...along, pairs: [{ seat: 0, felt: 'soft' }], easiest: [2] })).toEqual({
    Glides: '3 (soft start 2, quick start 1)',
    'Rise time, middle one': '400 ms',
    'Voice, mean and longest': '2.0 s, 3.0 s',
    'Breaks in the voice': '2',
    'Pairs compared': '1',
    'Ease, own rating': '3.3 of 5',
    'Felt easiest': '“ocean”: soft start, kept flowing',
    River: 'past the red rocks and the old mill, out at the lighthouse',
  })
})

test('with numbers hidden there is none', () => {
  const lines = summed({ glides: [glide({})], easiest: [0] }, { bare: true })
  expect(Object.values(lines).join(' ')).not.toMatch(/\d/)
  expect(Object.keys(lines)).toEqual(['Felt easiest', 'River'])
})

test('each of several players has a glide that felt easiest', () => {
  const glides = [glide({}), glide({ seat: 1, item: 'owl', start: 'quick', breaks: 1 })]
  expect(summed({ glides, easiest: [0, 1] }, {}, 2)).toMatchObject({
    'Mia felt easiest': '“apple”: soft start, kept flowing',
    'Leo felt easiest': '“owl”: quick start, rested and went on',
  })
})

test('no line of the log calls a start or a break right or wrong', () => {
  expect(lineOf(glide({ start: 'quick', rise: 60, breaks: 1, asked: 'soft', ease: null }))).toBe(
    'quick start, rise 60 ms, voiced 2.0 s, 1 break, asked for a soft start',
  )
})
