import type { Trial } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { people } from '../kit/testing.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { summaryOf, type Played } from './summary.ts'

const trial = (result: Trial['result'], cue = 0): Trial => ({
  t: 0,
  player: 1,
  target: 'S, initial, words',
  response: 'sun',
  result,
  rtMs: 900,
  moves: 1,
  cue,
  scoredBy: 'adult',
  level: 'Score',
})

function played(trials: Trial[], more: object = {}, seats = 1): Played {
  const level = levels[1] as (typeof levels)[number]
  const state = rules.start(level, { seats, values: { goal: 10, perTurn: 5 } }, chanceFrom(1))
  const tries = Array.from({ length: seats }, (_, seat) => (seat === 0 ? trials.length : 0))
  const clock = { now: () => 120_000 } as Played['clock']
  return { trials, players: people.slice(0, seats), clock, state: { value: { ...state, tries, ...more } } as never }
}
const valueOf = (game: Played, label: string) => summaryOf(game).find((line) => line.label === label)?.value

test('the summary counts every try, how each was, the cues and the pace', () => {
  const game = played([trial('correct'), trial('correct', 2), trial('approx'), trial('incorrect', 1)])
  expect(valueOf(game, 'Tries')).toBe('4 of 10')
  expect(valueOf(game, 'Spot on, close, try again')).toBe('2, 1, 1 (50 %)')
  expect(valueOf(game, 'Cues')).toBe('no cue 2, light 1, some 1')
  expect(valueOf(game, 'Tries a minute')).toBe('2.0')
  expect(valueOf(game, 'Tower')).toBe('on the way up')
})

test('counted tries have no accuracy, and practice before a turn is no try of the game', () => {
  const game = played([trial('none'), trial('none'), { ...trial('correct'), target: 'practice' }])
  expect(valueOf(game, 'Tries')).toBe('2 of 10')
  expect(valueOf(game, 'Spot on, close, try again')).toBeUndefined()
})

test('self-rating shows how often learner and adult agreed, and each player has a line', () => {
  const game = played([trial('correct')], { rated: 5, agreed: 4 }, 2)
  expect(valueOf(game, 'Rated alike')).toBe('4 of 5 (80 %)')
  expect([valueOf(game, 'Mia'), valueOf(game, 'Leo')]).toEqual(['1 try', '0 tries'])
})
