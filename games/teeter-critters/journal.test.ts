import { expect, test } from 'vitest'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { noTally, type Photo } from './state.ts'

test('writes the note from counts, and leaves out what didn’t happen', () => {
  expect(noteOf(noTally)).toBe('')
  expect(noteOf({ ...noTally, turns: 1 })).toBe('Took 1 turn.')
  expect(noteOf({ ...noTally, turns: 4, flags: 3, replies: 2, cues: 1, splashes: 2, same: 1, ask: 1 })).toBe(
    'Took 4 turns. Made 3 suggestions. Answered 2 with a reason (1 cue). After 2 splashes chose another spot, asking for a flag.',
  )
})

test('lists what one player did, declining like taking', () => {
  const tally = { ...noTally, turns: 3, flags: 2, reasons: 1, took: 1, declined: 2 }
  expect(measuresOf(tally).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Turns: 3',
    'Flags offered: 2, 1 with a reason',
    'Flags answered: 1 taken, 0 traded, 2 declined',
    'For the note: Took 3 turns. Made 2 suggestions.',
  ])
})

test('counts planks and wishes of the team', () => {
  const photo = (dry: boolean, met: number): Photo => ({
    plank: '5-01',
    pieces: [],
    places: [],
    dry,
    met,
    wishes: 2,
    goose: 'shore',
  })
  expect(summaryOf({ photos: [photo(true, 2), photo(false, 0)] }).map(({ value }) => value)).toEqual([
    '1 of 2',
    '2 of 4',
  ])
})
