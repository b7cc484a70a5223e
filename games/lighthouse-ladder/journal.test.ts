import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { coastAfter } from './coast.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import type { Attempt, Level, Rung, State } from './state.ts'

const rung = (key: number, rating: Rung['rating']): Rung => ({
  key,
  step: `11-1-${key + 1}`,
  picture: null,
  changes: [],
  rating,
})
const attempt = (change: Partial<Attempt>): Attempt => ({
  rung: 1,
  place: 2,
  predicted: 4,
  actual: 3,
  helper: 'breath',
  elsewhere: false,
  wind: false,
  coast: 'near',
  down: false,
  tag: 'seen',
  cue: 0,
  ...change,
})
const base = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
const built: State = { ...base, goal: '11-1', rungs: [rung(0, 1), rung(1, 4), rung(2, 8)], isBuilt: true }
const played: State = {
  ...built,
  tries: [
    attempt({}),
    attempt({ predicted: 4, actual: 6, helper: null, tag: 'roleplay', cue: 2 }),
    attempt({ rung: 2, place: 3, actual: null, down: true, tag: null, helper: 'phrase', coast: 'far' }),
  ],
  planned: 1,
  splits: ['who', 'long', 'who'],
}
const lines = (state: State) => measuresOf(state).map(({ label, value }) => `${label}: ${value}`)

test('writes the note from counts and the client’s ratings, and leaves out what didn’t happen', () => {
  expect(noteOf(base)).toBe('')
  expect(noteOf(built)).toBe('3-rung ladder.')
  expect(noteOf(played)).toBe(
    '3-rung ladder; tries: 1 seen, 0 reported, 1 role-play. 1 try not confirmed by an adult. ' +
      'Rung 2: predicted 4, actual 3 of 10, client-rated. Rung 2: predicted 4, actual 6 of 10, client-rated. ' +
      'Helper: breath and phrase.',
  )
})

test('tells counts and ratings, up or down alike, and no goal or step', () => {
  expect(lines(played)).toEqual([
    'Rungs: 3',
    'Tries: seen 1, role-play 1, not confirmed 1',
    'Came down: 1',
    'Predicted and actual, of 10, client-rated: rung 2: 4, 3; rung 2: 4, 6',
    'Actual ratings of repeated rungs: rung 2: 3, 6',
    'Helpers: breath 1, phrase 1, none 1',
    'Small changes: who 2, how long 1',
    'Planned for real life: 1',
    'Cues given: 2',
    `For the note: ${noteOf(played)}`,
  ])
  expect(measuresOf(base)).toEqual([])
})

test('tells of a group how far its ratings were apart, and not who rated what', () => {
  const group: State = {
    ...built,
    seats: 3,
    rounds: [
      { spread: [1, 6], change: 'who', said: { how: 'speech', cue: 0 } },
      { spread: null, change: null, said: null },
    ],
  }
  expect(measuresOf(group)).toEqual([])
  expect(summaryOf(group)).toEqual([
    { label: 'Rungs talked about', value: '2' },
    { label: 'Private ratings', value: '1 to 6 of 10' },
    { label: 'Small changes', value: 'who 1' },
    { label: 'Reasons heard', value: '1' },
    {
      label: 'For the note',
      value: 'Group of 3: talked about 2 rungs of a sample ladder. Private ratings: 1 to 6 of 10. 1 reason heard.',
    },
  ])
  expect(summaryOf(played)).toEqual([])
})

test('the coast grows with each try and never shrinks; the ladder is stored only where that is on', () => {
  expect(coastAfter(base, { near: 4, far: 1, buoys: 2, stars: 3 }, false)).toEqual({
    near: 4,
    far: 1,
    buoys: 2,
    stars: 3,
  })
  expect(coastAfter(played, { near: 4, far: 'x' }, false)).toEqual({ near: 6, far: 1, buoys: 2, stars: 1 })
  const { ladder } = coastAfter(played, undefined, true)
  expect(ladder).toMatchObject({ goal: '11-1', rungs: [{ step: '11-1-1', rating: 1 }, {}, {}] })
  expect(coastAfter(base, { ladder }, true).ladder).toBe(ladder)
})
