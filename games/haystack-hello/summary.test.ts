import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import type { Trial } from '@marigold/contract'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { measuresOf, summaryOf } from './summary.ts'

const trial = (target: string, response: string, result: Trial['result'], cue = 0) =>
  ({ target, response, result, cue, t: 0, player: 1, level: '', rtMs: 0, moves: 1, scoredBy: 'adult' }) as Trial
const begun = rules.start(levels[1] as (typeof levels)[0], { seats: 1, values: {} }, chanceFrom(1))
const summed = (trials: Trial[], seat = 0) => {
  const trialsOf = (of: number) => trials.filter(({ player }) => player === of + 1)
  const played = { trialsOf, state: signal(begun), values: { wait: 10 } }
  return Object.fromEntries([...summaryOf(played), ...measuresOf(played, seat)].map((l) => [l.label, l.value]))
}

test('counts communication by mode, with the wait and support it took', () => {
  const trials = [
    trial('Ask: cow, wait 10 s', 'word', 'correct'),
    trial('Ask: pig, wait 10 s', 'sign', 'correct', 1),
    trial('Ask: dog, wait 10 s', 'word', 'correct'),
    trial('Ask: cat, wait 10 s', 'opened together', 'none', 3),
  ]
  expect(summed(trials)).toEqual({
    'Friends found': '0 of 6',
    'Requests made': '3 of 4 times',
    'Communicated by': 'word 2, sign 1',
    'Wait time setting': '10 s',
    'With help': '2 of 4',
  })
})

test('counts choices by word, without answers that had been shown', () => {
  const trials = [
    trial('Where: under', 'in', 'incorrect'),
    trial('Where: under', 'under', 'correct', 1),
    trial('Where: on', 'on', 'correct'),
    trial('Where: behind', 'behind', 'none', 3),
  ]
  expect(summed(trials)).toMatchObject({
    'Choices correct': '2 of 3 (67%)',
    'Position words': 'on 1/1, under 1/2',
    'With help': '1 of 3',
  })
})

test('counts each player separately', () => {
  const trials = [trial('Where: on', 'on', 'correct'), { ...trial('Where: on', 'in', 'incorrect'), player: 2 }]
  expect(summed(trials)).toMatchObject({ 'Choices correct': '1 of 1 (100%)' })
  expect(summed(trials, 1)).toMatchObject({ 'Choices correct': '0 of 1 (0%)' })
})

test('doesn’t score Explore', () => {
  expect(summed([trial('Explore: in the hay', 'cow', 'none')])).toEqual({ 'Friends found': '0 of 6' })
})
