import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { farewellOf, helpfulWords, measuresOf, placingsOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import type { State } from './state.ts'

const level = levels[1] as (typeof levels)[number]
const played = (values: Record<string, string | number | boolean>) =>
  playOut(rules, level, { seats: 1, values }, chanceFrom(3)).at(-1) as State
/** Every thing where it belongs: errorless presses are right by whatever chance, until the curtain drops. */
const perfect = (): State => {
  const state = played({ errorless: true, guide: 'voice', scenes: 1 })
  const photos = state.photos.map((photo) => ({ ...photo, matched: photo.of, words: ['small', 'under'] }))
  return { ...state, photos }
}

const measured = (value: State, seat = 0, shares: State[] = [value]) =>
  measuresOf({ state: signal(value), values: {}, share: (of, totalsOf) => totalsOf(shares[of] ?? value) }, seat)

test('two players are measured apart: each as the builder, and as the guide of the other', () => {
  const state = perfect()
  const [photo] = state.photos
  if (!photo) throw new Error('no photo')
  const counts = { ...state.counts, told: {}, bells: 0, directions: 2, parts: 0 }
  const shares = [
    { ...state, counts: { ...counts, bells: 3, told: { color: 4 }, parts: 4 } },
    { ...state, counts: { ...counts, bells: 1, told: { size: 2 }, parts: 2 } },
  ]
  const photos = [photo, { ...photo, builder: 1, matched: 1 }]
  const two: State = { ...state, guide: 'here', seats: 2, photos }
  const told = (seat: number) =>
    Object.fromEntries(measured(two, seat, shares).map(({ label, value }) => [label, value]))
  expect(told(0)).toMatchObject({
    'Items matched': `${photo.of} of ${photo.of}`,
    'Told as the guide': 'size 2',
    'Bell rung': '3',
  })
  expect(told(1)).toMatchObject({
    'Items matched': `1 of ${photo.of}`,
    'Told as the guide': 'color 4',
    'Bell rung': '1',
  })
})

test('the summary counts what matched, the bells and the words that helped', () => {
  const state = perfect()
  const told = [...summaryOf(state), ...measured(state)]
  const value = (name: string) => told.find(({ label }) => label === name)?.value
  expect(value('Items matched')).toBe('4 of 4')
  expect(value('Helpful words')).toBe('small, under')
  expect(value('Bell rung')).toBe(String(state.counts.bells))
  expect(value('Unclear directions asked about')).toBe(`${state.counts.needed} of ${state.counts.unclear}`)
  expect(helpfulWords({ photos: [...state.photos, ...state.photos] })).toEqual(['small', 'under'])
})

test('each thing is one try: matched is right, one missing word is close, the wrong thing is not yet there', () => {
  const { photos } = perfect()
  const puzzle = photos[0]?.puzzle ?? null
  const outcomes = [[], ['size'], ['thing'], ['color', 'place']] as const
  const placings = placingsOf({ puzzle, outcomes: outcomes.map((differs) => ({ differs: [...differs], tray: 0 })) })
  expect(placings.map(({ result }) => result)).toEqual(['correct', 'approx', 'incorrect', 'incorrect'])
  expect(placings.map(({ response }) => response)).toEqual([
    'matched',
    'other: size',
    'other: what it is',
    'other: color, place',
  ])
})

test('the farewell differs by play', () => {
  const state = perfect()
  const [photo] = state.photos
  if (!photo) throw new Error('no photo')
  const missed = { ...state, photos: [{ ...photo, matched: 2 }] }
  const none = { ...missed.counts, repairs: 0, bells: 0 }
  const all = [
    farewellOf({ ...state, photos: [] }),
    farewellOf(state),
    farewellOf({ ...missed, counts: { ...none, repairs: 2 } }),
    farewellOf({ ...missed, counts: { ...none, bells: 1 } }),
    farewellOf({ ...missed, counts: none }),
  ]
  expect(new Set(all).size).toBe(5)
})

test('the device of a guide whose builder sits elsewhere sums up what was described there', () => {
  const seen = { ...perfect(), guide: 'apart', phase: 'seen', digits: [1, 2, 3], round: 1, photos: [] } as State
  expect(summaryOf(seen)).toEqual([{ label: 'Scenes described', value: '2' }])
  expect(summaryOf({ ...seen, phase: 'over', round: 2 })).toEqual([{ label: 'Scenes described', value: '2' }])
  expect(farewellOf(seen)).toContain('other device')
})
