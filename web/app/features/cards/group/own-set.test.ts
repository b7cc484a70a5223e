import type { Card, Deck } from '@marigold/contract'
import { describe, expect, it } from 'vitest'
import { createPlayers, updatePlayer, type PlayerSet } from '../../../players/table.ts'
import { noPicks } from '../sets/set-picks.ts'
import { allHaveOwn, deckOfTarget, offeredSets, ownPicks, targetsOf } from './own-set.ts'

const set = (fluency: number[], part: Partial<PlayerSet> = {}): PlayerSet => ({
  ...{ title: `Lines ${fluency.join()}`, line: 'fluency', pictures: [], picks: { fluency }, only: null },
  ...part,
})
const two = createPlayers(2)

describe("a player's own set", () => {
  it('is none where nothing is picked, or where what is stored is no picks', () => {
    for (const picks of [undefined, 7, { fluency: ['x'] }])
      expect(ownPicks({ ...two[0]!, set: set([], { picks }) })).toBeNull()
    expect(ownPicks({ ...two[0]!, set: set([2]) })).toEqual({ ...noPicks, fluency: [2] })
    expect([allHaveOwn(two), allHaveOwn(two.map((one) => ({ ...one, set: set([1]) })))]).toEqual([false, true])
  })

  it('is offered from those of the group first, then from the recent ones, each once and whole', () => {
    const players = updatePlayer(two, 2, { set: set([2], { only: 'Words' }) })
    const recent = [1, 2].map((id) => ({ ...set([id]), pictures: [], at: id, picks: { ...noPicks, fluency: [id] } }))
    const offered = offeredSets(players, recent)
    expect(offered.map(({ title, only }) => [title, only])).toEqual([
      ['Lines 2', null],
      ['Lines 1', null],
    ])
  })

  it('narrows to one of its targets, and stays whole where that target has gone', () => {
    const card = (key: string, target: string) => ({ key, target }) as Card
    const deck: Deck = { title: 'R', source: 'articulation', cards: [card('a', 'R'), card('b', 'AR'), card('c', 'R')] }
    expect(targetsOf(deck)).toEqual(['R', 'AR'])
    expect(deckOfTarget(deck, 'AR').cards.map(({ key }) => key)).toEqual(['b'])
    expect(deckOfTarget(deck, 'S').cards).toHaveLength(3)
    expect(deckOfTarget(deck, null)).toBe(deck)
  })
})
