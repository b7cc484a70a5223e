import type { Card, Deck } from '@marigold/contract'
import { expect, test } from 'vitest'
import type { PracticedCards } from '../../platform/storage/print-set.ts'
import { deck } from './fixtures/deck.ts'
import { collectSources } from './sources.ts'

const whole = (cards: readonly Card[]): Deck => ({ title: 'R', source: 'articulation', cards: [...cards] })
const nothing: PracticedCards = { cards: [], marks: {}, last: '' }
const [a, b, c] = deck(3) as [Card, Card, Card]
const keysOf = (cards: readonly Card[]) => cards.map(({ key }) => key)

test("collects each player's cards and all of them once; a single player is no group", () => {
  const two = [
    { seat: 1, deck: whole([a, b]) },
    { seat: 4, deck: whole([b, c]) },
  ]
  const { all, players } = collectSources(whole([a]), two, nothing).set
  expect(keysOf(all)).toEqual(keysOf([a, b, c]))
  expect(players.map(({ seat, cards }) => [seat, keysOf(cards)])).toEqual([
    [1, keysOf([a, b])],
    [4, keysOf([b, c])],
  ])
  const alone = collectSources(whole([a]), two.slice(0, 1), nothing).set
  expect([keysOf(alone.all), alone.players]).toEqual([keysOf([a]), []])
})

test("offers today's cards only if there are more than in the session, without players", () => {
  const mark = (sitting: string, seat: number) => [{ sitting, seat }]
  const used: PracticedCards = {
    cards: [a, b, c],
    marks: { [a.key]: mark('before', 1), [b.key]: mark('now', 1), [c.key]: mark('now', 2) },
    last: 'now',
  }
  const { session, used: day } = collectSources(null, [], used)
  expect(session.players.map(({ seat, cards }) => [seat, keysOf(cards)])).toEqual([
    [1, [b.key]],
    [2, [c.key]],
  ])
  expect([keysOf(day.all), day.players]).toEqual([keysOf([a, b, c]), []])
  const onlyNow: PracticedCards = { ...used, cards: [b, c] }
  expect(collectSources(null, [], onlyNow).used.all).toEqual([])
})

test('prints a minimal pair once if a set has it for each of its words', () => {
  const pair: Card = {
    ...a,
    key: 'pair-7-1',
    layout: 'pair-same',
    answers: ['ring', 'wing'],
    target: 'R and W, listen',
  }
  const { all } = collectSources(whole([pair, { ...pair, key: 'pair-7-2' }]), [], nothing).set
  expect(all.map(({ key, layout }) => [key, layout])).toEqual([['pair-7', 'pair']])
})
