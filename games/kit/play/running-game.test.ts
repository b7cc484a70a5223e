import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { countSpec, people, playWith, type CountMove, type CountState } from '../testing.ts'
import { canContinue, type RunningGame } from './running-game.ts'

const trial = { target: 'Press', response: 'yes', result: 'correct' } as const

/** A game of three in their fourth turn, as it was stored. */
function played() {
  const game = playWith(3)
  for (let i = 0; i < 3; i++) {
    game.play.trial(trial)
    game.turn()
  }
  return { ...game, stored: game.running() as RunningGame }
}

test('a stored game goes on with the same state, turn, seats, and trials, and logs no trial twice', () => {
  const before = played()
  const after = playWith(3, {}, countSpec, 0, { resume: before.stored })
  expect(after.play.state.value).toEqual(before.play.state.value)
  expect([after.play.turn.value, after.play.person.value.name]).toEqual([4, 'Mia'])
  expect(after.of('TRIAL')).toEqual([])
  expect(after.play.trials).toEqual(before.play.trials)
  expect(after.play.clock.now()).toBeGreaterThanOrEqual(before.stored.ms)
  after.turn()
  expect(after.of('TURN_END').map(({ player, turn }) => [player, turn])).toEqual([[1, 4]])
})

test('what each seat did before a reload still counts for it', () => {
  const { stored } = played()
  const { play, turn } = playWith(3, {}, countSpec, 0, { resume: stored })
  turn()
  const totals = ({ counts }: { counts: number[] }) => ({ all: counts.reduce((sum, count) => sum + count, 0) })
  expect([0, 1, 2].map((seat) => play.share(seat, totals).all)).toEqual([2, 1, 1])
})

test('an untouched game is not stored, and a finished one is removed', () => {
  const fresh = playWith(2)
  expect(fresh.running()).toBeNull()
  const { play, running } = played()
  expect(running()).not.toBeNull()
  play.finish()
  expect(running()).toBeNull()
})

test('a game can’t go on after half a day, without one of its players, or under other rules', () => {
  const { stored } = played()
  const soon = stored.savedAt + 60_000
  expect(canContinue(countSpec, stored, people, soon)).toBe(true)
  expect(canContinue(countSpec, stored, people, stored.savedAt + 13 * 3_600_000)).toBe(false)
  expect(canContinue(countSpec, stored, people.slice(1), soon)).toBe(false)
  const rules = {
    ...countSpec.rules,
    apply: () => {
      throw new Error('not a legal move')
    },
  }
  expect(canContinue({ ...countSpec, rules }, stored, people, soon)).toBe(false)
  expect(canContinue(countSpec, {} as RunningGame, people, soon)).toBe(false)
})

test('a move that the rules refuse is not stored, so that the game can go on', () => {
  const rules = {
    ...countSpec.rules,
    apply: (state: CountState, move: CountMove) => {
      if (move === 'pass') throw new Error('not a move here')
      return countSpec.rules.apply(state, move, chanceFrom(1))
    },
  }
  const spec = { ...countSpec, rules }
  const { play, turn, running } = playWith(3, {}, spec)
  turn()
  const { counts } = play.state.value
  expect(() => play.move('pass')).toThrow('not a move here')
  expect(play.state.value.counts).toEqual(counts)
  turn()
  const stored = running() as RunningGame
  expect(canContinue(spec, stored, people, stored.savedAt)).toBe(true)
})
