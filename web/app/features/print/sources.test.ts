import type { Card, Deck } from '@marigold/contract'
import { expect, test } from 'vitest'
import type { Used } from '../../platform/storage/print-set.ts'
import { deck } from './fixtures/deck.ts'
import { sourcesOf } from './sources.ts'

const whole = (cards: readonly Card[]): Deck => ({ title: 'R', source: 'articulation', cards: [...cards] })
const nothing: Used = { cards: [], marks: {}, last: '' }
const [a, b, c] = deck(3) as [Card, Card, Card]
const keysOf = (cards: readonly Card[]) => cards.map(({ key }) => key)

test('the players of a group have their own cards, and together each card once; a single one is no group', () => {
  const two = [
    { seat: 1, deck: whole([a, b]) },
    { seat: 4, deck: whole([b, c]) },
  ]
  const { all, players } = sourcesOf(whole([a]), two, nothing).set
  expect(keysOf(all)).toEqual(keysOf([a, b, c]))
  expect(players.map(({ seat, cards }) => [seat, keysOf(cards)])).toEqual([
    [1, keysOf([a, b])],
    [4, keysOf([b, c])],
  ])
  const alone = sourcesOf(whole([a]), two.slice(0, 1), nothing).set
  expect([keysOf(alone.all), alone.players]).toEqual([keysOf([a]), []])
})

test('the day is offered beside the session only where it has more cards, and without players', () => {
  const mark = (sitting: string, seat: number) => [{ sitting, seat }]
  const used: Used = {
    cards: [a, b, c],
    marks: { [a.key]: mark('before', 1), [b.key]: mark('now', 1), [c.key]: mark('now', 2) },
    last: 'now',
  }
  const { session, used: day } = sourcesOf(null, [], used)
  expect(session.players.map(({ seat, cards }) => [seat, keysOf(cards)])).toEqual([
    [1, [b.key]],
    [2, [c.key]],
  ])
  expect([keysOf(day.all), day.players]).toEqual([keysOf([a, b, c]), []])
  const onlyNow: Used = { ...used, cards: [b, c] }
  expect(sourcesOf(null, [], onlyNow).used.all).toEqual([])
})

test('a minimal pair that stands in a set once for each of its words is one on paper', () => {
  const pair: Card = {
    ...a,
    key: 'pair-7-1',
    layout: 'pair-same',
    answers: ['ring', 'wing'],
    target: 'R and W, listen',
  }
  const { all } = sourcesOf(whole([pair, { ...pair, key: 'pair-7-2' }]), [], nothing).set
  expect(all.map(({ key, layout }) => [key, layout])).toEqual([['pair-7', 'pair']])
})
