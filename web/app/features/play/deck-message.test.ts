import type { Deck, Player } from '@marigold/contract'
import { expect, it } from 'vitest'
import { deckMessage } from './deck-message.ts'

const deck = (title: string): Deck => ({ title, source: title, cards: [] })
const players: Player[] = [1, 2, 4].map((id) => ({ id, name: '', color: 'teal', symbol: 'star' }))

it('sends one deck to players who share it', () => {
  const shared = deck('R')
  const decks = new Map([1, 2, 4].map((id) => [id, shared]))
  expect(deckMessage(decks, players)).toEqual({ type: 'DECK', deck: shared })
})

it('sends each player their own deck, and none to a player without cards', () => {
  const shared = deck('R')
  const own = deck('S')
  expect(deckMessage(new Map([[1, own], [2, shared], [4, shared]]), players)).toEqual({ type: 'DECK', deck: shared, own: { 1: own } }) // prettier-ignore
  expect(deckMessage(new Map([[2, own]]), players)).toEqual({ type: 'DECK', deck: own, own: { 1: null, 4: null } })
})

it('sends nothing if nobody present has cards', () => {
  expect(deckMessage(new Map(), players)).toBeNull()
  expect(deckMessage(new Map([[6, deck('R')]]), players)).toBeNull()
})
