import { expect, test } from 'vitest'
import { layOut } from './chunking.ts'
import type { Result, State } from './state.ts'
import { endName, endOf, summaryOf, type Played } from './summary.ts'
import { lineOf, resultOf, targetOf, wentOf } from './telling.ts'

const made = (text: string, times: number[], more: Partial<Result> = {}): Result => {
  const stones = layOut(text, 'words')
  return {
    seat: 0,
    crossing: { text, stones, from: 'level' },
    taps: times.map((at) => ({ at, broken: false })),
    hurried: stones.map(() => 0),
    rate: 60,
    left: [],
    ...more,
  }
}
const played = (log: Result[], seats: string[] = ['Mia'], values = {}): Played =>
  ({
    players: seats.map((name, id) => ({ id: id + 1, name, color: 'violet', symbol: 'star' })),
    state: { value: { log, width: 0.3, downstream: 0 } as State },
    values,
  }) as unknown as Played

test('a summary holds all that is to be told of one player', () => {
  const log = [
    made('one two three four', [0, 800, 1800, 3000]),
    made('one / two', [0, 400, 2000], { hurried: [0, 2, 0], left: [2] }),
  ]
  expect(summaryOf(played(log))).toEqual([
    { label: 'Crossings', value: '2' },
    { label: 'Chunks', value: '6' },
    { label: 'Mean interval', value: '850 ms, 71 per min' },
    { label: 'Steps in the band', value: '3 of 4' },
    { label: 'Evenness (variation)', value: '20\u00a0%' },
    { label: 'Early taps', value: '1' },
    { label: 'Pauses kept', value: '0 of 1' },
    { label: 'Left out', value: '1 chunk' },
    { label: 'Rate over time', value: '60, 150 per min' },
  ])
})

test('several players have a line each, and hidden numbers stay hidden', () => {
  const log = [made('one two', [0, 1000]), made('one two', [0, 500], { seat: 1 })]
  const lines = summaryOf(played(log, ['Mia', 'Leo']))
  expect(lines.slice(1, 3)).toEqual([
    { label: 'Mia', value: 'chunks 2; mean interval 1000 ms, 60 per min; steps in the band 1 of 1; early taps 0' },
    { label: 'Leo', value: 'chunks 2; mean interval 500 ms, 120 per min; steps in the band 0 of 1; early taps 1' },
  ])
  expect(summaryOf(played(log, ['Mia'], { bare: true }))).toEqual([{ label: 'Crossings', value: '2' }])
})

test('words of somebody’s own are in no line of the log', () => {
  const own = made('My friend Zuzu', [0, 900, 1700], { left: [2] })
  own.crossing.from = 'own'
  expect([targetOf(own), lineOf(own, 0.3)].join(' ')).not.toMatch(/zuzu/i)
  expect(lineOf(own, 0.3)).toMatch(/left out 1$/)
  expect(lineOf({ ...own, crossing: { ...own.crossing, from: 'level' } }, 0.3)).toMatch(/left out “Zuzu”$/)
})

test('nothing is wrong: a crossing met its aim, was close to it, or had nothing to measure', () => {
  expect(resultOf(made('one two three', [0, 1000, 2000]), 0.3)).toBe('correct')
  expect(resultOf(made('one two three', [0, 100, 200]), 0.3)).toBe('approx')
  expect(resultOf(made('one', [0]), 0.3)).toBe('none')
  expect(resultOf(made('one / two', [0, 1000, 2400], { hurried: [0, 1, 0] }), 0.3)).toBe('approx')
})

test('what is told to a child says what happened, and a splash stays small', () => {
  expect(wentOf(made('one two three', [0, 1000, 1100]), 0.3, false)).toBe('1 of 2 steps steady, 1 small splash')
  expect(wentOf(made('one two', [0, 4000]), 0.3, false)).toBe('1 dragonfly')
  expect(wentOf(made('one two', [0, 4000]), 0.3, true)).toBe('1 moth')
})

test('the more often somebody chose a longer crossing, the farther downstream the path ends', () => {
  const log = Array.from({ length: 5 }, () => made('one', [0]))
  expect([0, 1, 3].map((downstream) => endOf({ downstream, log }))).toEqual(['spring', 'mill', 'lake'])
  expect(endName({ downstream: 3, log } as State, true)).toBe('the harbor')
})
