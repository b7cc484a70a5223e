import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { measuresOf as byPlayer } from '../kit/play/measures.ts'
import { people } from '../kit/testing.ts'
import { levels, type Level } from './levels.ts'
import { rules } from './rules.ts'
import type { Glide, State } from './state.ts'
import { measuresOf, summaryOf } from './summary.ts'
import { logText, measurementText, glideText } from './glide-text.ts'

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
  call: null,
  shells: 0,
  ...more,
})
const begun = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
const summed = (state: Partial<State>, values = {}, seats = 1) => {
  const played = { players: people.slice(0, seats), state: signal({ ...begun, ...state }), values }
  const lines = [...summaryOf(played), ...byPlayer(played.players, (seat) => measuresOf(played, seat))]
  return Object.fromEntries(lines.map(({ label, value }) => [label, value]))
}

test('reports the measured glides and the easiest one', () => {
  const glides = [
    glide({}),
    glide({ start: 'quick', rise: 60, voiced: 1000, breaks: 2 }),
    glide({ rise: 500, voiced: 3000, item: 'ocean' }),
  ]
  const along = { glides, along: 1, way: ['brook', 'rocks', 'mill'] as State['way'] }
  expect(summed({ ...along, pairs: [{ seat: 0, felt: 'soft' }], easiest: [2], picks: [1, 2] })).toEqual({
    Glides: '3 (soft starts: 2, quick starts: 1)',
    'Median rise time': '400 ms',
    Voicing: 'mean 2.0 s, longest 3.0 s',
    'Breaks in the voice': '2',
    'Pairs compared': '1',
    'Picked as easiest': 'soft starts: 1, quick starts: 1',
    'Felt easiest': '“ocean”: Soft start, kept flowing',
    River: 'Past the red rocks and the old mill, out at the lighthouse',
  })
})

test('never reports manual glides as a voice', () => {
  const hand = glide({ by: 'hand', rise: 444, voiced: 2900, breaks: 1 })
  expect(summed({ glides: [hand, hand], easiest: [0], picks: [0] })).toEqual({
    'By hand': '2 glides, voice not measured',
    'Felt easiest': '“apple”: Soft start by hand, let go and went on',
    River: 'Down the brook',
  })
  const mixed = summed({ glides: [hand, glide({ rise: 300, voiced: 1000 })] })
  expect(mixed).toMatchObject({
    Glides: '1 (soft starts: 1, quick starts: 0)',
    'Median rise time': '300 ms',
    Voicing: 'mean 1.0 s, longest 1.0 s',
    'Breaks in the voice': '0',
    'By hand': '1 glide, voice not measured',
  })
  for (const text of [logText(hand, true), logText(hand, false), measurementText(hand), glideText(hand)])
    expect(text).not.toMatch(/\d (m?s|break)|voiced/)
})

test('reports each player separately', () => {
  const glides = [glide({ rise: 100, voiced: 1000 }), glide({ seat: 1, rise: 500, voiced: 3000, breaks: 2 })]
  expect(summed({ glides, pairs: [{ seat: 1, felt: 'soft' }], picks: [1] }, {}, 2)).toEqual({
    River: 'Down the brook',
    Mia: 'glides: 1 (soft starts: 1, quick starts: 0); median rise time: 100 ms; voicing: mean 1.0 s, longest 1.0 s; breaks in the voice: 0',
    Leo: 'glides: 1 (soft starts: 1, quick starts: 0); median rise time: 500 ms; voicing: mean 3.0 s, longest 3.0 s; breaks in the voice: 2; pairs compared: 1; picked as easiest: soft starts: 1, quick starts: 0',
  })
})

test('omits measurements if numbers are hidden', () => {
  const lines = summed({ glides: [glide({})], easiest: [0] }, { bare: true })
  expect(Object.values(lines).join(' ')).not.toMatch(/\d/)
  expect(Object.keys(lines)).toEqual(['Felt easiest', 'River'])
})

test('reports each player’s easiest glide', () => {
  const glides = [glide({}), glide({ seat: 1, item: 'owl', start: 'quick', breaks: 1 })]
  expect(summed({ glides, easiest: [0, 1] }, {}, 2)).toMatchObject({
    'Mia felt easiest': '“apple”: Soft start, kept flowing',
    'Leo felt easiest': '“owl”: Quick start, rested and went on',
  })
})

test('says of a glide by hand that an adult heard a voice only if one did', () => {
  const hand = glide({ by: 'hand', rise: 444, voiced: 2900 })
  expect(logText(hand, true)).toBe('Soft start by hand, voice not measured, voice heard by the adult')
  expect(logText(hand, false)).toBe('Soft start by hand, voice not measured')
})

test('never scores a start or a break as right or wrong', () => {
  expect(logText(glide({ start: 'quick', rise: 60, breaks: 1, asked: 'soft' }), true)).toBe(
    'Quick start, rise time 60 ms, voiced 2.0 s, 1 break, asked for a soft start',
  )
})
