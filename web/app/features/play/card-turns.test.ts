import { expect, it } from 'vitest'
import { cardsAskedBy, cardsDone } from './card-turns.ts'

const began = { type: 'TURN_BEGIN', player: 2, turn: 1 } as const
const ended = { type: 'TURN_END', player: 1, turn: 1 } as const

it('opens cards when a turn begins, and as many as asked within a turn', () => {
  expect(cardsAskedBy(began, { begins: true, perTurn: 3 })).toEqual({ player: 2, trials: 3 })
  expect(cardsAskedBy({ ...began, cards: 1 }, { begins: true, perTurn: 3 })).toEqual({ player: 2, trials: 1 })
})

it('opens cards after a turn only for a game that never says when turns begin', () => {
  expect(cardsAskedBy({ ...ended, more: 1 }, { begins: false, perTurn: 3 })).toEqual({ player: 1, trials: 4 })
  expect(cardsAskedBy(ended, { begins: true, perTurn: 3 })).toBeNull()
})

it('opens no cards while they are off', () => {
  expect([began, ended].map((message) => cardsAskedBy(message, { begins: false, perTurn: 0 }))).toEqual([null, null])
})

it('counts scored cards as trials, but not skipped ones', () => {
  expect(cardsDone(1, ['independent', 'skipped', 'notYet'])).toEqual({
    type: 'CARDS_DONE',
    player: 1,
    trials: 2,
    results: ['independent', 'skipped', 'notYet'],
  })
})
