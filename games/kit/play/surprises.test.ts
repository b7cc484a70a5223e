import { chanceFrom, makeClock } from '@marigold/device'
import { expect, test, vi } from 'vitest'
import { makeManualTime } from '../testing.ts'

/** Surprises of a page that was just opened. */
async function open(names: string[], { seed = 1, calm = false } = {}) {
  vi.resetModules()
  const { makeSurprises } = await import('./surprises.ts')
  const time = makeManualTime()
  const clock = makeClock(time)
  const options = { names, clock, calm: () => calm }
  const surprises = makeSurprises({ ...options, rng: chanceFrom(seed) })
  /** The surprises of so many turns, in order. */
  const after = (turns: number, of = surprises) =>
    Array.from({ length: turns }, () => {
      of.moment()
      const name = of.surprise.value
      time.pass(3000)
      return name
    })
  const again = () => makeSurprises({ ...options, rng: chanceFrom(seed) })
  return { surprises, time, after, again }
}

test('a surprise comes about every fifth turn, each once, and goes after two seconds', async () => {
  const { after, again } = await open(['heron', 'ducks', 'star'])
  const turns = after(40)
  const seen = turns.flatMap((name, turn) => (name === null ? [] : [turn + 1]))
  expect(turns.filter((name) => name !== null).toSorted()).toEqual(['ducks', 'heron', 'star'])
  expect(seen[0]).toBeGreaterThanOrEqual(4)
  expect(seen[2]).toBeLessThanOrEqual(18)
  expect(after(40, again()).every((name) => name === null)).toBe(true)
})

test('a surprise is shown for two seconds of the game', async () => {
  const { surprises, time } = await open(['heron'])
  for (let turn = 0; turn < 6 && surprises.surprise.value === null; turn++) surprises.moment()
  expect(surprises.surprise.value).toBe('heron')
  time.pass(1900)
  expect(surprises.surprise.value).toBe('heron')
  time.pass(200)
  expect(surprises.surprise.value).toBeNull()
})

test('the same seed brings the same surprises, and calm mode none', async () => {
  const first = (await open(['a', 'b', 'c'], { seed: 5 })).after(20)
  expect((await open(['a', 'b', 'c'], { seed: 5 })).after(20)).toEqual(first)
  expect((await open(['a'], { calm: true })).after(20).every((name) => name === null)).toBe(true)
})
