import { signal } from '@preact/signals'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { playOut } from '../kit/rules.ts'
import { farewellOf, helpfulWords, measuresOf, itemResultsOf, summaryOf } from './journal.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { sceneOf } from './scenes.ts'
import type { Move, State } from './state.ts'
import { sameItem } from './things.ts'

const level = levels[1] as (typeof levels)[number]
const played = (values: Record<string, string | number | boolean>) =>
  playOut(rules, level, { seats: 1, values }, chanceFrom(3)).at(-1) as State
/** Errorless play accepts only correct moves, so every item ends up in its place whatever the seed. */
const perfect = (): State => {
  const state = played({ errorless: true, guide: 'voice', scenes: 1 })
  const photos = state.photos.map((photo) => ({
    ...photo,
    matched: photo.of,
    things: photo.things.map(({ seat }) => ({ seat, matched: true })),
    words: ['small', 'under'],
  }))
  return { ...state, photos }
}

const measured = (value: State, seat = 0, shares: State[] = [value]) =>
  measuresOf({ state: signal(value), values: {}, share: (of, totalsOf) => totalsOf(shares[of] ?? value) }, seat)

test('reports each player both as builder and as guide', () => {
  const state = perfect()
  const [photo] = state.photos
  if (!photo) throw new Error('no photo')
  const counts = { ...state.counts, told: {}, bells: 0, directions: 2, parts: 0 }
  const shares = [
    { ...state, counts: { ...counts, bells: 3, told: { color: 4 }, parts: 4 } },
    { ...state, counts: { ...counts, bells: 1, told: { size: 2 }, parts: 2 } },
  ]
  const things = photo.things.map((_, at) => ({ seat: 1, matched: at === 0 }))
  const photos = [photo, { ...photo, builder: 1, matched: 1, things }]
  const two: State = { ...state, guide: 'here', seats: 2, photos }
  const told = (seat: number) =>
    Object.fromEntries(measured(two, seat, shares).map(({ label, value }) => [label, value]))
  expect(told(0)).toMatchObject({
    'Items matched': `${photo.of} of ${photo.of}`,
    'Words used as the guide': 'size 2',
    'Bell rings': '3',
  })
  expect(told(1)).toMatchObject({
    'Items matched': `1 of ${photo.of}`,
    'Words used as the guide': 'color 4',
    'Bell rings': '1',
  })
})

test('credits an item to the player who followed its spoken direction', () => {
  const settings = { guide: 'voice', scenes: 1, items: 4, vague: false }
  let state = rules.start(level, { seats: 2, values: settings }, chanceFrom(3))
  const make = (...moves: Move[]) => {
    for (const move of moves) state = rules.apply(state, move, chanceFrom(3))
  }
  make({ kind: 'scene', scene: state.offers[0] ?? 'garden' })
  const taken = state.puzzle?.wanted.map(({ spot }) => spot) ?? []
  const elsewhere = sceneOf(state.puzzle?.scene ?? 'garden').spots.flatMap((_, spot) =>
    taken.includes(spot) ? [] : spot,
  )
  // The first player places items correctly; the second one doesn't.
  for (const { parts } of state.directions) {
    for (const at of parts) {
      const wanted = state.puzzle?.wanted[at]
      const tray = state.puzzle?.tray.findIndex((one) => wanted !== undefined && sameItem(one, wanted.item)) ?? 0
      make({ kind: 'place', tray, spot: (state.builder === 0 ? wanted?.spot : elsewhere.pop()) ?? 0 })
    }
    make(rules.moves(state).find(({ kind }) => kind === 'next' || kind === 'ready') as Move)
  }
  make({ kind: 'curtain', more: false })
  const placings = itemResultsOf(state)
  expect(new Set(placings.map(({ seat }) => seat))).toEqual(new Set([0, 1]))
  expect(placings.every(({ seat, result }) => (seat === 0) === (result === 'correct'))).toBe(true)
  while (state.phase === 'reveal' || state.phase === 'band') make(rules.moves(state)[0] as Move)
  const matched = (seat: number) => measured(state, seat).find(({ label }) => label === 'Items matched')?.value
  const own = (seat: number) => placings.filter((one) => one.seat === seat).length
  expect([matched(0), matched(1)]).toEqual([`${own(0)} of ${own(0)}`, `0 of ${own(1)}`])
})

test('counts matches, bell rings, and helpful words in the summary', () => {
  const state = perfect()
  const told = [...summaryOf(state), ...measured(state)]
  const value = (name: string) => told.find(({ label }) => label === name)?.value
  expect(value('Items matched')).toBe('4 of 4')
  expect(value('Helpful words')).toBe('small, under')
  expect(value('Bell rings')).toBe(String(state.counts.bells))
  expect(value('Asked about unclear directions')).toBe(`${state.counts.needed} of ${state.counts.unclear}`)
  expect(helpfulWords({ photos: [...state.photos, ...state.photos] })).toEqual(['small', 'under'])
})

test('scores a match as correct, one missing word as approximate, and a wrong item as incorrect', () => {
  const { photos } = perfect()
  const puzzle = photos[0]?.puzzle ?? null
  const outcomes = [[], ['size'], ['thing'], ['color', 'place']] as const
  const told = outcomes.map((differs) => ({ differs: [...differs], tray: 0 }))
  const placings = itemResultsOf({ puzzle, outcomes: told, followers: {}, builder: 0 })
  expect(placings.map(({ result }) => result)).toEqual(['correct', 'approx', 'incorrect', 'incorrect'])
  expect(placings.map(({ response }) => response)).toEqual([
    'matched',
    'other: size',
    'other: what it is',
    'other: color, place',
  ])
})

test('says a farewell that fits the game', () => {
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

test('counts the scenes described on a remote guide’s device', () => {
  const seen = { ...perfect(), guide: 'apart', phase: 'seen', digits: [1, 2, 3], round: 1, photos: [] } as State
  expect(summaryOf(seen)).toEqual([{ label: 'Scenes described', value: '2' }])
  expect(summaryOf({ ...seen, phase: 'over', round: 2 })).toEqual([{ label: 'Scenes described', value: '2' }])
  expect(farewellOf(seen)).toContain('other screen')
})
