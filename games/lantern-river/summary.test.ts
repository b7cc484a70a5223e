import { signal } from '@preact/signals'
import type { Trial } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { people } from '../kit/testing.ts'
import { levels, type RiverLevel } from './levels.ts'
import { rules } from './rules.ts'
import { measuresOf, summaryOf, type SummarySource } from './summary.ts'

const level = levels[0] as RiverLevel
const begun = rules.start(level, { seats: 2, values: {} }, chanceFrom(1))
const trial = (player: number, target: string, response: string, result: Trial['result'] = 'none') =>
  ({ player, target, response, result }) as Trial

test('reports turns, practice, and forks for each player', () => {
  const trials = [
    trial(1, 'practice', '', 'correct'),
    trial(1, 'practice', '', 'incorrect'),
    trial(1, 'Fork', 'rocky'),
    trial(2, 'Fork', 'calm'),
    trial(2, 'Fork', 'calm'),
  ]
  const played: SummarySource = {
    level,
    players: people.slice(0, 2),
    practiced: signal({ 1: 2 }),
    state: signal({ ...begun, turns: [4, 3] }),
    trialsOf: (seat) => trials.filter(({ player }) => player === seat + 1),
  }
  expect(summaryOf(played)).toEqual([{ label: 'River', value: `${level.name}, ${begun.river.length} bends` }])
  expect(measuresOf(played, 0)).toEqual([
    { label: 'Turns', value: '4' },
    { label: 'Practice', value: '2 trials' },
    { label: 'Practice correct', value: '1 of 2' },
    { label: 'Forks', value: '1 rocky, 0 calm' },
  ])
  expect(measuresOf(played, 1)).toEqual([
    { label: 'Turns', value: '3' },
    { label: 'Forks', value: '0 rocky, 2 calm' },
  ])
})
