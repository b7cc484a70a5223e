import { expect, test } from 'vitest'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { noTally, type Find, type Level, type Slip, type State } from './state.ts'

const slip = (more: Partial<Slip> = {}): Slip => ({
  ...{ job: 'kite', things: 15, visible: 60, others: 0, moves: 0, peeks: 0, help: 0 },
  ...more,
})
const find = (more: Partial<Find> = {}): Find => ({ seat: 0, ms: 4000, help: 0, assist: 'independent', ...more })
const stateWith = (more: Partial<State>): State =>
  ({
    ...{ level: levels[1] as Level, seats: 1, errorless: false, slips: [], finds: [], now: slip() },
    ...{ touches: [[1, 1, 0, 2]], targets: [1, 1, 1, 0], tallies: [{ ...noTally, others: 1, stirs: 1 }] },
    ...more,
  }) as State

test('a note tells slips, things, visible share, time, help, and assistance', () => {
  const finds = [find(), find({ ms: 6000 }), find({ ms: 9000, help: 3, assist: 'verbal' })]
  const slips = [slip(), slip({ visible: 64, others: 3 }), slip({ help: 3 })]
  expect(noteOf(stateWith({ slips, finds }), 0)).toBe(
    'Figure-ground search: 1/3 slips completed with 2 or fewer other picks and 2 or fewer help steps; 15 objects, targets 61% visible at the start; median 6.0 s per find; 1 find after help from the game; Independent 2, Verbal cue 1.',
  )
})

test('slips belong to everybody, so one of several players has only finds', () => {
  const state = stateWith({ seats: 2, slips: [slip()], finds: [find(), find({ seat: 1 })] })
  expect(noteOf(state, 1)).toBe('Visual search: 1 find among 15 objects; median 4.0 s per find; Independent 1.')
  expect(measuresOf({ ...state, touches: [[1, 0, 0, 0], [0, 0, 0, 0]] }, 1)).toEqual([]) // prettier-ignore
})

test('a find that one switch paced has no time, and one without other choices is no search', () => {
  const state = stateWith({ errorless: true, slips: [slip()], finds: [find({ ms: null })] })
  expect(noteOf(state, 0)).toBe('1 errorless find (only listed objects could be picked); Independent 1.')
  expect(summaryOf(state)).toEqual([{ label: 'Slips done', value: '1' }])
  expect(measuresOf(state, 0).map(({ label }) => label)).not.toContain('Time per find, median')
})

test('measures tell other picks, moves, and where things were lifted', () => {
  const all = Object.fromEntries(
    measuresOf(stateWith({ finds: [find()] }), 0).map(({ label, value }) => [label, value]),
  )
  expect(all['Other picks']).toBe('1')
  expect(all['Stirs / corners lifted']).toBe('1 / 0')
  expect(all['Picks by quarter (listed things there when the slip opened)']).toBe(
    'upper left 1 (1), upper right 1 (1), lower left 0 (1), lower right 2 (0)',
  )
})
