import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { grownAfter, hallsOf, museumOf, siteNumber, nextHall } from './museum.ts'
import { rules } from './rules.ts'
import { noTally, type Level, type Named, type State } from './state.ts'

const find = (key: string, outline: number, more: Partial<Named> = {}): Named => ({
  ...{ dig: '2-b01', find: key, seat: 0, first: true, outline, digs: 3, help: 0, shown: false, display: 'dance' },
  ...{ stars: 3, open: [] },
  ...more,
})
const base = rules.start(levels[1] as Level, { seats: 2, values: {} }, chanceFrom(1))
const played: State = {
  ...base,
  named: [
    find('tRex', 30),
    find('fish', 44, { first: false }),
    find('crab', 52),
    find('bat', 90, { first: false, shown: true, seat: 1 }),
  ],
  fields: [
    { digs: 6, solver: 2 },
    { digs: 3, solver: 3 },
  ],
  assists: ['independent', 'independent', 'verbal'].map((assist) => ({ seat: 0, assist })),
  tallies: [{ ...noTally, turns: 8, digs: 6, rubbed: 3, wide: 1, calls: 4 }, noTally],
}

test('writes the line for the note as therapists do', () => {
  expect(noteOf({ ...played, seats: 1 }, 0)).toBe(
    'Named 2/3 on first call with a median of 44% of the outline visible, 4 choices; ' +
      '1.8 times the digs of an efficient search; Independent 2, Verbal cue 1',
  )
  expect(noteOf(played, 1)).toBe('Named 0/1 on first call, the rest named together with the game')
  expect(noteOf(played, 0)).toMatch(/4 choices; Independent 2, Verbal cue 1$/)
  expect(noteOf({ ...played, named: [find('tRex', 30, { help: 2 })] }, 0)).toMatch(
    /4 choices; with help from the game: 1; Independent 2/,
  )
  expect(noteOf({ ...played, choices: 0 }, 0)).toMatch(/^Named 2\/3 aloud on first call .* no choices; /)
  expect(noteOf({ ...played, errorless: true }, 0)).toMatch(/^Errorless; Named 2\/3/)
  expect(noteOf(base, 0)).toBe('')
})

test('says for everyone how many finds were named at the first call, beside what chance would', () => {
  expect(summaryOf(played).map(({ value }) => value)).toEqual(['2 of 4', '5%', '44%', '9, 5'])
  expect(summaryOf(base)).toEqual([])
})

test('lists what one player did, and nothing for who did nothing', () => {
  expect(
    measuresOf(played, 0)
      .map(({ label, value }) => `${label}: ${value}`)
      .slice(0, 6),
  ).toEqual([
    'Turns: 8',
    'Named on the first call: 2 of 3',
    'Digs: 6',
    'Brushed by rubbing: 3 of 6 (50%)',
    'With the wide brush: 1',
    'Calls: 4',
  ])
  expect(measuresOf(played, 1)).toEqual([])
})

test('the museum grows by finds, opens halls, and never shrinks', () => {
  const once = grownAfter(played, undefined)
  expect(once.finds).toEqual(['tRex', 'fish', 'crab', 'bat'])
  expect([nextHall(once), siteNumber(once, 0)]).toEqual(['bones', 0])
  const full = museumOf({ finds: [...once.finds, 'whale', 'frog', 'hammer', 'no such find', 7] })
  expect(hallsOf(full).map(({ isOpen }) => isOpen)).toEqual([true, false, false, false])
  expect([nextHall(full), siteNumber(full, 1)]).toEqual(['tools', 2])
  expect(grownAfter({ named: [] }, full)).toEqual(full)
  expect(museumOf({ finds: 'all' }).finds).toEqual([])
})
