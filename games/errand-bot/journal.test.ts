import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import type { Finished, Level, State } from './state.ts'

const one = (more: Partial<Finished> = {}): Finished => ({
  ...{ map: '1-01', seat: 0, plan: 'NWH', runs: 1, first: true, flag: true, tiles: 3, shortest: 3, fixed: 0, help: 0 },
  ...{ shown: false, planMs: 20_000, firstPlace: 'mail', block: null, gear: 'umbrella', errand: 0 },
  ...more,
})
const start = (seats: number) => rules.start(levels[0] as Level, { seats, values: {} }, chanceFrom(1))
const after = (seats: number, ...finished: Finished[]): State => ({
  ...start(seats),
  finished,
  assists: [{ seat: 0, assist: 'verbal' }],
})

test('the note tells first runs, predictions, repairs, tiles, and assistance', () => {
  const state = after(1, one(), one({ first: false, flag: false, tiles: 5, fixed: 1, runs: 2 }))
  expect(noteOf(state, 0)).toBe(
    '1/2 routes completed on first run, 1/2 robot positions predicted, 1 plan error fixed without help, ' +
      '3 to 5 tiles per plan; Verbal cue 1',
  )
  expect(noteOf({ ...state, errorless: true }, 0)).toMatch(/^Errorless; 1\/2 routes/)
  expect(noteOf(after(1, one({ help: 2, first: false })), 0)).toContain('per plan, with help from the game: 1; Verbal')
  expect(noteOf({ ...state, flags: false }, 0)).toMatch(/^Step preview; 1\/2 routes/)
  expect([noteOf(start(1), 0), summaryOf(start(1))]).toEqual(['', []])
})

test('of two players, the one who checks predicts', () => {
  const state = after(2, one({ flag: false }), one({ seat: 1 }), one({ flag: false }))
  expect(noteOf(state, 0)).toMatch(/^2\/2 routes completed on first run, 1\/1 robot positions predicted/)
  expect(noteOf(state, 1)).toMatch(/^1\/1 routes completed on first run, 0\/2 robot positions predicted/)
  expect(noteOf(after(2, one()), 1)).toBe('1/1 robot positions predicted')
})
