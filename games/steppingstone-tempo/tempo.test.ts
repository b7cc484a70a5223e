import { expect, test } from 'vitest'
import { layOut } from './chunking.ts'
import { bandOf, feelOf, intervalsOf, mean, rateOf, unevenness, unevennessOfAll } from './tempo.ts'

const tapsAt = (...times: number[]) => times.map((at) => ({ at, broken: false }))

test('an interval goes from the tap of a chunk to the next tap, the wait of a pause belongs to none', () => {
  const stones = layOut('one two / three', 'words')
  expect(stones.map(({ kind }) => kind)).toEqual(['chunk', 'chunk', 'pause', 'chunk'])
  // one 800 ms, two 700 ms until the turtle, then a wait of 1400 ms.
  expect(intervalsOf(tapsAt(0, 800, 1500, 2900), stones)).toEqual([800, 700])
})

test('a step in which the game was paused is left out', () => {
  const stones = layOut('one two three', 'words')
  expect(intervalsOf([...tapsAt(0, 800), { at: 2400, broken: true }], stones)).toEqual([800])
})

test('the rate is that of the mean interval, in chunks a minute', () => {
  expect(mean([500, 1000, 1500])).toBe(1000)
  expect(rateOf([500, 1000, 1500])).toBe(60)
  expect(rateOf([375])).toBe(160)
  expect([mean([]), rateOf([])]).toEqual([null, null])
})

test('evenness is the sample standard deviation over the mean', () => {
  // Mean 1000, squares 40000 + 0 + 40000 over n - 1 = 2: deviation 200.
  expect(unevenness([800, 1000, 1200])).toBeCloseTo(0.2, 10)
  expect(unevenness([700, 700, 700, 700])).toBe(0)
  // The same rhythm twice as slow is as even.
  expect(unevenness([1600, 2000, 2400])).toBeCloseTo(0.2, 10)
  expect(unevenness([800, 1200])).toBeNull()
})

test('a new speed between crossings is no unevenness', () => {
  expect(
    unevennessOfAll([
      [600, 600, 600],
      [1200, 1200, 1200],
    ]),
  ).toBe(0)
  expect(
    unevennessOfAll([
      [800, 1000, 1200],
      [1000, 1000, 1000],
    ]),
  ).toBeCloseTo(Math.sqrt(0.04 / 2), 10)
  // Four degrees of freedom at 0, two at 0.2.
  expect(
    unevennessOfAll([
      [800, 1000, 1200],
      [500, 500, 500, 500, 500],
      [1, 2],
    ]),
  ).toBeCloseTo(Math.sqrt(0.08 / 6), 10)
  expect(unevennessOfAll([[500], []])).toBeNull()
})

test('the band is one of rates: 60 a minute ± 25 % is 45 to 75 a minute', () => {
  const band = bandOf(60, 0.25)
  expect([band.from, Math.round(band.to)]).toEqual([800, 1333])
  expect([799, 800, 1000, 1333, 1334].map((ms) => feelOf(ms, band))).toEqual([
    'early',
    'steady',
    'steady',
    'steady',
    'long',
  ])
})
