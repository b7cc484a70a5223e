import type { FromGame } from '@marigold/contract'
import { expect, it } from 'vitest'
import { nextProgress, noProgress } from './game-progress.ts'

const trial = { t: 1, player: 1, target: 'S', response: '', result: 'correct', rtMs: null, moves: 1, cue: 0 } as const
const told = (...messages: FromGame[]) => messages.reduce(nextProgress, noProgress)
const tried: FromGame = { type: 'TRIAL', trial: { ...trial, scoredBy: 'adult', level: 'Lake' } }
const turn: FromGame = { type: 'TURN_END', player: 1, turn: 1 }

it('has progress at stake from the first turn or trial until the game ends or restarts', () => {
  expect(told({ type: 'GAME_READY' }, { type: 'SAVE', data: {} })).toEqual(noProgress)
  expect(told(turn)).toEqual({ atStake: true, level: null })
  expect(told(tried)).toEqual({ atStake: true, level: 'Lake' })
  expect(told(tried, turn, { type: 'GAME_OVER', summary: [] })).toEqual({ atStake: false, level: 'Lake' })
  expect(told(tried, { type: 'GAME_READY' })).toEqual(noProgress)
})
