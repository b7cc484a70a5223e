import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { grownAfter } from './ending.tsx'
import { measuresOf, noteOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { outings } from './outings.ts'
import { rules } from './rules.ts'
import { noTally, type Level, type Postcard, type State } from './state.ts'

const card = (first: boolean, outing = '2-01'): Postcard => ({
  ...{ outing, plan: 0, worn: [0, 1], bag: [], doors: first ? 1 : 2, help: 0, first, shown: false, treat: 'picnic' },
})
const base = rules.start(levels[1] as Level, { seats: 1, values: {} }, chanceFrom(1))
const played: State = {
  ...base,
  cards: [card(true), card(false), card(true)],
  assists: ['independent', 'independent', 'verbal'].map((assist) => ({ seat: 0, assist })),
  tallies: [
    { ...noTally, turns: 9, garments: 8, fitting: 6, blocked: 2, corrections: 1, steps: 5, alone: 4, latched: 2 },
  ],
}

test('writes the line for the note as therapists do', () => {
  expect(noteOf(played, 0)).toBe(
    '2/3 outfits met weather and activity at first door, 4 choices; 1 self-correction; Independent 2, Verbal cue 1',
  )
  expect(noteOf({ ...played, cards: [card(true), { ...card(true), help: 2 }] }, 0)).toContain(
    '; with help from the game: 1; Independent 2',
  )
  expect(noteOf({ ...played, seats: 2 }, 0)).toBe('1 self-correction; Independent 2, Verbal cue 1')
  expect(noteOf({ ...played, errorless: true }, 0)).toMatch(/^Errorless; 2\/3 outfits/)
  expect(noteOf(base, 0)).toBe('0 self-corrections')
})

test('says for everyone how many first doors did, beside what chance would', () => {
  expect(summaryOf(played).map(({ value }) => value)).toEqual(['2 of 3', '0%'])
  expect(summaryOf(base)).toEqual([])
})

test('lists what one player did, with how fasteners were worked', () => {
  const lines = measuresOf(played, 0).map(({ label, value }) => `${label}: ${value}`)
  expect(lines.slice(0, 6)).toEqual([
    'Turns: 9',
    'Garments that fit the needs: 6 of 8 (75%)',
    'Order errors: 2',
    'Self-corrections: 1',
    'Fastener steps without help: 4 of 5',
    'Fasteners: By drag 3, two touches 0, latched 2, one press 0',
  ])
  expect(measuresOf(base, 0)).toEqual([])
})

test('the map grows by places and favorites, and never shrinks', () => {
  const once = grownAfter(played, undefined)
  const place = outings.find(({ id }) => id === '2-01')?.place
  expect(once.places).toEqual([place])
  expect(Object.values(once.favorites)).toEqual([3, 3])
  expect(grownAfter({ cards: [] }, once)).toEqual(once)
  expect(grownAfter({ cards: [] }, { places: 'all', favorites: [2] }).places).toEqual([])
})
