import { expect, test } from 'vitest'
import type { Deck } from '@marigold/contract'
import { playWith } from '../testing.ts'

const deck = (title: string): Deck => ({ title, source: title, cards: [] })

test('each player meets the cards of their own, and goes through all of them', () => {
  const { play, decks, turn } = playWith(2)
  const [mia, leo] = [deck('R'), deck('S')]
  decks.value = { shared: mia, own: { 2: leo } }
  expect([play.deck.value, play.deckPlace(0), play.deckPlace(3)]).toEqual([mia, 0, 3])
  turn()
  expect([play.deck.value, play.deckPlace(0), play.deckPlace(3)]).toEqual([leo, 0, 3])
})

test('players who share their cards go through them together, and one without any has none', () => {
  const { play, decks, turn } = playWith(3)
  const shared = deck('R')
  decks.value = { shared, own: { 2: null } }
  const places: [Deck | null, number][] = []
  for (let round = 0; round < 2; round++) {
    for (let player = 0; player < 3; player++) {
      places.push([play.deck.value, play.deckPlace(round)])
      turn()
    }
  }
  expect(places.filter(([met]) => met === shared).map(([, place]) => place)).toEqual([0, 1, 2, 3])
  expect(places.filter(([met]) => met === null)).toHaveLength(2)
})

test('a team meets the cards of its member whose turn it is', () => {
  const { play, decks, turn } = playWith(4, { teams: 2 })
  decks.value = { shared: null, own: { 1: deck('R'), 2: deck('S'), 3: deck('L'), 4: deck('K') } }
  const met = Array.from({ length: 4 }, () => {
    const now = [play.person.value.id, play.deck.value?.title] as const
    turn()
    return now
  })
  expect(Object.fromEntries(met)).toEqual({ 1: 'R', 2: 'S', 3: 'L', 4: 'K' })
})
