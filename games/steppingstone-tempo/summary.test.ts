import { expect, test } from 'vitest'
import { layOut } from './chunking.ts'
import type { Result, State } from './state.ts'
import { measuresOf as byPlayer } from '../kit/play/measures.ts'
import { stonesOn } from './map-art.ts'
import { endName, endOf, measuresOf, summaryOf, type Played } from './summary.ts'
import { arrivalOf, lineOf, resultOf, saidTrial, targetOf } from './crossing-report.ts'

const made = (text: string, times: number[], more: Partial<Result> = {}): Result => {
  const stones = layOut(text, 'words')
  return {
    seat: 0,
    crossing: { text, stones, from: 'level' },
    taps: times.map((at) => ({ at, broken: false })),
    hurried: stones.map(() => 0),
    rate: 60,
    rushed: 0,
    timed: true,
    left: [],
    earned: null,
    choice: 'stones',
    won: 1,
    ...more,
  }
}
const played = (log: Result[], seats: string[] = ['Mia'], values = {}): Played =>
  ({
    players: seats.map((name, id) => ({ id: id + 1, name, color: 'violet', symbol: 'star' })),
    state: { value: { log, width: 0.3, downstream: 0 } as State },
    values,
  }) as unknown as Played

const told = (all: Played) => [...summaryOf(all), ...byPlayer(all.players, (seat) => measuresOf(all, seat))]

test('reports all measures of a single player', () => {
  const log = [
    made('one two three four', [0, 800, 1800, 3000]),
    made('one / two', [0, 400, 2000], { hurried: [0, 2, 0], left: [2] }),
  ]
  expect(told(played(log))).toEqual([
    { label: 'Crossings', value: '2' },
    { label: 'Chunks', value: '6' },
    { label: 'Tapping rate, without pauses', value: '71 syllables per minute' },
    { label: 'Steps in the band', value: '3 of 4' },
    { label: 'Evenness (variation)', value: '20%' },
    { label: 'Early taps', value: '1' },
    { label: 'Pauses made', value: '0 of 1' },
    { label: 'Left out', value: '1 chunk' },
    { label: 'Rate of each crossing', value: '60, 150' },
  ])
})

test('lists each of several players, and keeps hidden numbers hidden', () => {
  const log = [made('one two', [0, 1000]), made('one two', [0, 500], { seat: 1 })]
  expect(told(played(log, ['Mia', 'Leo']))).toEqual([
    { label: 'Crossings', value: '2' },
    {
      label: 'Mia',
      value:
        'chunks: 2; tapping rate, without pauses: 60 syllables per minute; steps in the band: 1 of 1; early taps: 0',
    },
    {
      label: 'Leo',
      value:
        'chunks: 2; tapping rate, without pauses: 120 syllables per minute; steps in the band: 0 of 1; early taps: 1',
    },
  ])
  expect(told(played(log, ['Mia'], { bare: true }))).toEqual([{ label: 'Crossings', value: '2' }])
})

test('the map shows every stone once, from bank to bank', () => {
  const log = Array.from({ length: 12 }, (_, i) => made('one two three', [0, 1000, 2000], { seat: i % 2 }))
  const stones = stonesOn({ log, width: 0.3 } as State, [880, 128])
  expect(new Set(stones.map(({ row, at }) => `${row} ${at}`)).size).toBe(36)
  expect(stones.filter(({ x, y, size }) => x < size || x > 880 - size || y < 0 || y > 128)).toEqual([])
})

test('syllables that were only estimated are reported as approximate', () => {
  const own = made('one two', [0, 1000])
  own.crossing.from = 'own'
  expect(told(played([own]))[2]?.value).toBe('about 60 syllables per minute')
  expect(lineOf(own, 0.3)).toMatch(/tapped at about 60 syllables per minute without pauses/)
})

test("a user's own words appear in no line of the log", () => {
  const own = made('My friend Zuzu', [0, 900, 1700], { left: [2], earned: 'independent' })
  own.crossing.from = 'own'
  expect([targetOf(own), lineOf(own, 0.3), saidTrial(own)?.target].join(' ')).not.toMatch(/zuzu/i)
  expect(saidTrial(own)?.response).toBe('Independent, left out 1')
  expect(saidTrial({ ...own, crossing: { ...own.crossing, from: 'level' } })?.response).toMatch(/left out “Zuzu”$/)
})

test('a crossing met its goal, came close, was rushed, or had nothing to measure', () => {
  expect(resultOf(made('one two three', [0, 1000, 2000]), 0.3)).toBe('correct')
  expect(resultOf(made('one two three', [0, 1000, 1400]), 0.3)).toBe('approx')
  expect(resultOf(made('one two three', [0, 400, 800]), 0.3)).toBe('incorrect')
  expect(resultOf(made('one two three', [0, 1000, 2000], { rushed: 3 }), 0.3)).toBe('incorrect')
  expect(resultOf(made('one', [0]), 0.3)).toBe('none')
  expect(resultOf(made('one / two', [0, 1000, 2400], { hurried: [0, 1, 0] }), 0.3)).toBe('approx')
})

test('over a video call, no time is measured or reported', () => {
  const call = made('one / two', [0, 100, 1400], { timed: false, hurried: [0, 2, 0] })
  expect([lineOf(call, 0.3), resultOf(call, 0.3)]).toEqual(['2 chunks, taps over a video call, not timed', 'none'])
  expect(told(played([call])).map(({ label }) => label)).toEqual(['Crossings', 'Chunks'])
})

test('friends dance only after independent speech, and ride after help', () => {
  const steady = made('one two three', [0, 1000, 2000])
  const by = (earned: Result['earned']) => arrivalOf({ ...steady, earned }, 0.3)
  expect([by('independent'), by('helped'), by('notYet'), by(null)]).toEqual(['dance', 'ride', 'shake', 'dance'])
  expect(arrivalOf(made('one two three', [0, 400, 800]), 0.3)).toBe('shake')
  expect(saidTrial({ ...steady, earned: 'helped' })).toMatchObject({ result: 'correct', cue: 1, scoredBy: 'adult' })
  expect(saidTrial({ ...steady, earned: 'skipped' })).toMatchObject({ response: 'skipped', event: true })
})

test('the path ends farther downstream the more often a longer crossing was chosen', () => {
  const log = Array.from({ length: 5 }, () => made('one', [0]))
  expect([0, 1, 3].map((downstream) => endOf({ downstream, log }))).toEqual(['spring', 'mill', 'lake'])
  expect(endName({ downstream: 3, log } as State, true)).toBe('the harbor')
})
