import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { measuresOf as byPlayer } from '../kit/play/measures.ts'
import { people } from '../kit/testing.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Glide, State } from './state.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { lineOf, numbersOf, wordsOf } from './telling.ts'

const glide = (more: Partial<Glide>): Glide => ({
  by: 'voice',
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
const summed = (state: Partial<State>, values = {}, seats = 1) => {
  const played = { players: people.slice(0, seats), state: signal({ ...begun, ...state }), values }
  const lines = [...summaryOf(played), ...byPlayer(played.players, (seat) => measuresOf(played, seat))]
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]))
}

test('glides are counted and measured as they were heard, and each learner names the easiest', () => {
  const glides = [
    glide({}),
    glide({ start: 'quick', rise: 60, voiced: 1000, breaks: 2, ease: 2 }),
    glide({ rise: 500, voiced: 3000, item: 'ocean' }),
  ]
  const along = { glides, along: 1, way: ['brook', 'rocks', 'mill'] as State['way'] }
  expect(summed({ ...along, pairs: [{ seat: 0, felt: 'soft' }], easiest: [2] })).toEqual({
    Glides: '3 (soft start 2, quick start 1)',
    'Median rise time': '400 ms',
    Voicing: 'mean 2.0 s, longest 3.0 s',
    'Breaks in the voice': '2',
    'Pairs compared': '1',
    'Ease, self-rated': '3.3 of 5',
    'Felt easiest': '“ocean”: soft start, kept flowing',
    River: 'past the red rocks and the old mill, out at the lighthouse',
  })
})

test('a hand in place of the voice is never told as a voice', () => {
  const hand = glide({ by: 'hand', rise: 444, voiced: 2900, breaks: 1 })
  expect(summed({ glides: [hand, hand], easiest: [0] })).toEqual({
    'By hand': '2 glides, voice not measured',
    'Ease, self-rated': '4.0 of 5',
    'Felt easiest': '“apple”: soft start by hand, let go and went on',
    River: 'down the brook',
  })
  const mixed = summed({ glides: [hand, glide({ rise: 300, voiced: 1000 })] })
  expect(mixed).toMatchObject({
    Glides: '1 (soft start 1, quick start 0)',
    'Median rise time': '300 ms',
    Voicing: 'mean 1.0 s, longest 1.0 s',
    'Breaks in the voice': '0',
    'By hand': '1 glide, voice not measured',
  })
  for (const text of [lineOf(hand), numbersOf(hand), wordsOf(hand)]) expect(text).not.toMatch(/\d (m?s|break)|voiced/)
})

test('several players are measured apart', () => {
  const glides = [glide({ rise: 100, voiced: 1000, ease: 2 }), glide({ seat: 1, rise: 500, voiced: 3000, breaks: 2 })]
  expect(summed({ glides, pairs: [{ seat: 1, felt: 'soft' }] }, {}, 2)).toEqual({
    River: 'down the brook',
    Mia: 'glides: 1 (soft start 1, quick start 0); median rise time: 100 ms; voicing: mean 1.0 s, longest 1.0 s; breaks in the voice: 0; ease, self-rated: 2.0 of 5',
    Leo: 'glides: 1 (soft start 1, quick start 0); median rise time: 500 ms; voicing: mean 3.0 s, longest 3.0 s; breaks in the voice: 2; pairs compared: 1; ease, self-rated: 4.0 of 5',
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
    'quick start, rise time 60 ms, voiced 2.0 s, 1 break, asked for a soft start',
  )
})
