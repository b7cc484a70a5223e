import { expect, test } from 'vitest'
import { layOut } from './chunking.ts'
import { levels } from './levels.ts'
import { bandOf, feelOf, paceOf, rateOf, stepsOf, unevenness, unevennessOfAll } from './tempo.ts'

const tapsAt = (...times: number[]) => times.map((at) => ({ at, broken: false }))

const steps = (...times: number[]) => times.map((ms) => ({ ms, syllables: 1 }))
const timesOf = (...of: Parameters<typeof stepsOf>) => stepsOf(...of).map(({ ms }) => ms)

test("a step lasts from a chunk's tap to the next tap, and waiting at a pause belongs to none", () => {
  const stones = layOut('one two / three', 'words')
  expect(stones.map(({ kind }) => kind)).toEqual(['chunk', 'chunk', 'pause', 'chunk'])
  // one 800 ms, two 700 ms until the turtle, then a wait of 1400 ms.
  expect(timesOf(tapsAt(0, 800, 1500, 2900), stones)).toEqual([800, 700])
})

test('excludes a step during which the game was paused', () => {
  const stones = layOut('one two three', 'words')
  expect(timesOf([...tapsAt(0, 800), { at: 2400, broken: true }], stones)).toEqual([800])
})

test('the rate is in syllables per minute, whatever a stone stands for', () => {
  expect(rateOf(steps(500, 1000, 1500))).toBe(60)
  expect(rateOf(steps(375))).toBe(160)
  expect(rateOf([])).toBeNull()
  // The same reading tapped by syllable, by word, and by phrase: 12 syllables of 400 ms each.
  const text = 'After dinner / we played a board game / at my table.'
  for (const by of ['syllables', 'words', 'phrases'] as const) {
    const stones = layOut(text, by)
    let at = 0
    const taps = stones.map(({ kind, syllables }) => {
      const tap = { at, broken: false }
      at += kind === 'pause' ? 1000 : 400 * syllables
      return tap
    })
    expect(rateOf(stepsOf(taps, stones)), by).toBeCloseTo(150, 10)
    expect(stepsOf(taps, stones).map(paceOf)).toEqual(stepsOf(taps, stones).map(() => 400))
  }
})

test('each level suggests slow speech, 120 to 180 syllables per minute', () => {
  expect(levels.filter(({ rate }) => rate < 120 || rate > 180)).toEqual([])
})

test('evenness is the sample standard deviation divided by the mean', () => {
  // Mean 1000, squares 40000 + 0 + 40000 over n - 1 = 2: deviation 200.
  expect(unevenness(steps(800, 1000, 1200))).toBeCloseTo(0.2, 10)
  expect(unevenness(steps(700, 700, 700, 700))).toBe(0)
  // The same rhythm at half the speed is equally even.
  expect(unevenness(steps(1600, 2000, 2400))).toBeCloseTo(0.2, 10)
  expect(unevenness(steps(800, 1200))).toBeNull()
})

test('a new speed between crossings does not count as unevenness', () => {
  expect(unevennessOfAll([steps(600, 600, 600), steps(1200, 1200, 1200)])).toBe(0)
  expect(unevennessOfAll([steps(800, 1000, 1200), steps(1000, 1000, 1000)])).toBeCloseTo(Math.sqrt(0.04 / 2), 10)
  // Four degrees of freedom at 0, two at 0.2.
  expect(unevennessOfAll([steps(800, 1000, 1200), steps(500, 500, 500, 500, 500), steps(1, 2)])).toBeCloseTo(
    Math.sqrt(0.08 / 6),
    10,
  )
  expect(unevennessOfAll([steps(500), []])).toBeNull()
})

test('the band is a range of rates: 60 a minute ± 25% is 45 to 75 a minute', () => {
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
