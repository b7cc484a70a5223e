import type { Trial } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { measuresOf as byPlayer } from '../kit/play/measures.ts'
import { people } from '../kit/testing.ts'
import { levels } from './levels.ts'
import { rules } from './rules.ts'
import { measuresOf, summaryOf, type Played } from './summary.ts'

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
  const value = { ...state, tries, ...more }
  return {
    ...{ trials, players: people.slice(0, seats), state: { value } as never },
    trialsOf: (seat) => trials.filter(({ player }) => player === people[seat]?.id),
    share: (seat, totalsOf) => totalsOf(seat === 0 ? value : { ...value, rated: 0, agreed: 0 }),
  }
}
const valueOf = (game: Played, label: string) =>
  [...summaryOf(game), ...byPlayer(game.players, (seat) => measuresOf(game, seat))].find((line) => line.label === label)
    ?.value

test('counts every try by score and cue', () => {
  const game = played([trial('correct'), trial('correct', 2), trial('approx'), trial('incorrect', 1)])
  expect(valueOf(game, 'Trials')).toBe('4 of 10')
  expect(valueOf(game, 'Spot on, close, try again')).toBe('2, 1, 1 (50%)')
  expect(valueOf(game, 'Cues')).toBe('No cue 2, Minimal 1, Moderate 1')
  expect(valueOf(game, 'Tower')).toBe('on the way up')
})

test('reports no accuracy for counted tries, and excludes practice before a turn', () => {
  const game = played([trial('none'), trial('none'), { ...trial('correct'), target: 'practice' }])
  expect(valueOf(game, 'Trials')).toBe('2 of 10')
  expect(valueOf(game, 'Spot on, close, try again')).toBeUndefined()
})

test('reports how often the learner and the adult agreed', () => {
  const game = played([trial('correct')], { rated: 5, agreed: 4 })
  expect(valueOf(game, 'Agreement with self-rating')).toBe('4 of 5 (80%)')
})

test('reports scores, cues, and self-ratings for each player', () => {
  const leo = { ...trial('incorrect', 2), player: 2 }
  const game = played([trial('correct'), leo, leo], { rated: 5, agreed: 4 }, 2)
  expect(valueOf(game, 'Mia')).toBe(
    'trials: 1; spot on, close, try again: 1, 0, 0 (100%); agreement with self-rating: 4 of 5 (80%)',
  )
  expect(valueOf(game, 'Leo')).toBe('trials: 2; spot on, close, try again: 0, 0, 2 (0%); cues: Moderate 2')
})

/** Returns trials at these seconds of the game. */
const at = (player: number, ...seconds: number[]) =>
  seconds.map((second): Trial => ({ ...trial('correct'), player, t: second * 1000 }))

test('measures the pace from trial to trial, without the time before the first or long pauses', () => {
  // Half a minute to choose a flavor, then ten seconds per trial.
  expect(valueOf(played(at(1, 30, 40, 50, 60, 70, 80)), 'Trials per minute')).toBe('6.0')
  expect(valueOf(played(at(1, 30, 40, 50, 60, 70, 670)), 'Trials per minute')).toBe('3.0')
  expect(valueOf(played(at(1, 30, 40, 50)), 'Trials per minute')).toBeUndefined()
})

test('excludes the turns of other players from the pace', () => {
  const turns = [...at(1, 10, 20, 30, 40), ...at(2, 70, 100, 130, 160), ...at(1, 300, 310, 320, 330)]
  const game = played(turns, {}, 2)
  expect(valueOf(game, 'Mia')).toContain('trials per minute: 6.0')
  expect(valueOf(game, 'Leo')).not.toContain('per minute')
  expect(summaryOf(game).map(({ label }) => label)).toEqual(['Trials', 'Tower'])
})
