import { expect, test } from 'vitest'
import { FromGame } from '@marigold/contract'
import { playWith } from '../testing.ts'

test('teams share a seat: members take its turns in order, and each TURN_END names the person', () => {
  const { play, turn, of, said } = playWith(5, { teams: 2 })
  expect(play.players.map(({ name }) => name)).toEqual(['Star team', 'Triangle team'])
  expect(play.state.value.counts).toHaveLength(2)
  for (let i = 0; i < 5; i++) turn()
  expect(of('TURN_END').map(({ player }) => player)).toEqual([1, 2, 3, 4, 5])
  expect(said[0]).toBe('Star team: Mia, your turn')
  expect(of('TURN_END').every((message) => FromGame.safeParse(message).success)).toBe(true)
})

test('what a person practices counts for the person and for the team', () => {
  const { play } = playWith(4, { teams: 2, trials: 1 })
  play.scorePractice('independent')
  play.cardsDone(3, ['helped', 'skipped', 'notYet'])
  const star = play.players[0]?.id ?? 0
  expect([play.practiced.value[1], play.practiced.value[3], play.practiced.value[star]]).toEqual([1, 2, 3])
  expect(play.results.value[star]).toEqual(['independent', 'helped', 'skipped', 'notYet'])
})

test('somebody of a team who is away is left out, and the team keeps its turn', () => {
  const { play, turn } = playWith(4, { teams: 2 })
  play.setAway(3, true)
  turn()
  turn()
  expect([play.current.value.name, play.person.value.name]).toEqual(['Star team', 'Mia'])
})

test('somebody who goes away during their turn gives it to the next of the team', () => {
  const { play, of } = playWith(4, { teams: 2 })
  play.setAway(1, true)
  expect(play.person.value.name).toBe('Ana')
  expect(of('TURN_END')).toHaveLength(0)
})
