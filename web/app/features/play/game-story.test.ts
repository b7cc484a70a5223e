import { bugReport, type FromGame } from '@marigold/contract'
import { expect, it } from 'vitest'
import { storyAfter, untold } from './game-story.ts'
import { factsOf, problemText } from './problem-text.ts'

const trial = { t: 1, player: 1, target: 'S', response: '', result: 'correct', rtMs: null, moves: 1, cue: 0 } as const
const told = (...messages: FromGame[]) => messages.reduce(storyAfter, untold)
const tried: FromGame = { type: 'TRIAL', trial: { ...trial, scoredBy: 'adult', level: 'Lake' } }
const turn: FromGame = { type: 'TURN_END', player: 1, turn: 1 }

it('has something at stake from the first turn or try until the game is over or begins anew', () => {
  expect(told({ type: 'GAME_READY' }, { type: 'SAVE', data: {} })).toEqual(untold)
  expect(told(turn)).toEqual({ atStake: true, level: null })
  expect(told(tried)).toEqual({ atStake: true, level: 'Lake' })
  expect(told(tried, turn, { type: 'GAME_OVER', summary: [] })).toEqual({ atStake: false, level: 'Lake' })
  expect(told(tried, { type: 'GAME_READY' })).toEqual(untold)
})

const place = { game: 'Tide  Breath', slug: 'tide-breath', level: 'Box', browser: 'Chrome', size: [390, 844] } as const

it('sends game, level and browser along with what was written', () => {
  expect(problemText(' It stopped. ', place)).toBe(
    'It stopped.\n\nGame: Tide Breath (tide-breath)\nLevel: Box\nBrowser: Chrome, window 390 × 844',
  )
  expect(factsOf({ ...place, level: null })[1]).toBe('Level: not known')
})

it('is never longer than a report may be', () => {
  const long = 'x'.repeat(9000)
  const bug_details = problemText(long, { ...place, game: long, level: long, browser: long })
  expect(bugReport.body?.safeParse({ bug_details }).success).toBe(true)
})
