import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { grownAfter, harborOf } from './growth.ts'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { noTally, type Boat, type Docked, type Level, type State } from './state.ts'

const base = rules.start(levels[2] as Level, { seats: 2, values: {} }, chanceFrom(1))
const [sample] = rules.apply(base, { kind: 'call', boats: 3 }, chanceFrom(1)).boats
const boat = (id: number, more: Partial<Docked> = {}): Docked => ({
  ...(sample as Boat),
  id,
  day: 0,
  seat: 0,
  isUrgent: false,
  together: 2,
  answered: 20,
  by: 'draw',
  isClean: true,
  ratio: 1.2,
  isAlone: false,
  ...more,
})
const played: State = {
  ...base,
  docked: [
    boat(0),
    boat(1, { isClean: false, stops: 1, together: 3, answered: 60, ratio: 1.6, assist: 'verbal' }),
    boat(2, { isUrgent: true }),
    boat(3, { isUrgent: true, isPassedOver: true, seat: 1, together: 1 }),
  ],
  tick: 900,
  pausedMs: 10_000,
  tallies: [{ ...noTally, turns: 3, routes: 5, fixed: 2 }, noTally],
}

test('writes the line for the note as therapists do', () => {
  expect(noteOf(played, 0)).toBe(
    '2/3 boats docked without a stop, 2 to 3 moving at once, 10% of the time paused; crossings fixed early: 2; Independent 2, Verbal cue 1.',
  )
  expect(noteOf(base, 0)).toBe('')
  const alone = boat(4, { isAlone: true, together: 1 })
  const more = { ...played, docked: [...played.docked, alone, boat(5, { help: 2 })] }
  expect(noteOf(more, 0)).toContain(
    '3/4 boats docked without a stop, 2 to 3 moving at once, 10% of the time paused; alone on the water, not counted: 1;',
  )
  expect(noteOf(more, 0)).toContain('; with help from the game: 1; Independent 4')
  expect(noteOf({ ...played, docked: [alone] }, 0)).toBe('alone on the water, not counted: 1; Independent 1.')
  expect(noteOf({ ...played, errorless: true }, 0)).toMatch(/^Errorless: 2\/3 boats docked/)
})

test('says for everyone how boats docked, beside what chance would', () => {
  expect(summaryOf(played).map(({ value }) => value)).toEqual([
    '3 of 4',
    `${base.level.chance}%`,
    '1 to 3',
    '10%',
    '2.0 s',
    '1.3',
    '1 of 2',
  ])
  expect(summaryOf(base)).toEqual([])
  expect(summaryOf({ ...played, docked: [boat(0, { isAlone: true })] })).toEqual([
    { label: 'Alone on the water (not counted)', value: '1' },
  ])
})

test('measures no time with switches, where time stops while someone chooses', () => {
  expect(noteOf(played, 0, true)).toBe(
    '2/3 boats docked without a stop, 2 to 3 moving at once; crossings fixed early: 2; Independent 2, Verbal cue 1.',
  )
  const labels = summaryOf(played, true).map(({ label }) => label)
  expect(labels).not.toContain('Time paused')
  expect(labels).not.toContain('Time to first response (while boats move)')
  expect(labels).toHaveLength(5)
})

test('lists what one player did, and nothing for who did nothing', () => {
  expect(
    measuresOf(played, 0)
      .map(({ label, value }) => `${label}: ${value}`)
      .slice(0, 3),
  ).toEqual(['Turns: 3', 'Routes: 5', 'Crossings fixed early: 2'])
  expect(measuresOf(played, 1)).toEqual([])
})

test('the harbor grows by what is unloaded, and never shrinks', () => {
  const once = grownAfter({ unloaded: ['lumber', 'lamps'], joined: 1 }, undefined)
  expect(once).toEqual({ piers: 1, lamps: 1, joined: 1, days: 2 })
  expect(grownAfter({ unloaded: ['lamps'], joined: 0 }, once)).toEqual({ piers: 1, lamps: 2, joined: 1, days: 3 })
  expect(harborOf({ piers: 'many', lamps: -2 })).toEqual({ piers: 0, lamps: 0, joined: 0, days: 0 })
})
