import { expect, test } from 'vitest'
import { chanceFrom } from '@marigold/device'
import { people } from '../testing.ts'
import { dealTeams, memberAt, takeSeats, teamPlayer, turnName } from './teams.ts'

const ids = (count: number) => people.slice(0, count)

test('players are dealt out evenly, and a wish is kept', () => {
  expect(dealTeams(ids(5), 2, {})).toEqual({ 1: 0, 2: 1, 3: 0, 4: 1, 5: 0 })
  expect(dealTeams(ids(4), 2, { 1: 1, 2: 1 })).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0 })
  expect(dealTeams(ids(3), 2, { 1: 2 })).toEqual({ 1: 0, 2: 1, 3: 0 })
})

test('without teams each person has a seat of their own', () => {
  expect(takeSeats(ids(3), 0, {}, null).map(({ player, members }) => [player.id, members.length])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
  ])
})

test('a team without members has no seat', () => {
  const seats = takeSeats(ids(2), 3, { 1: 0, 2: 0 }, null)
  expect(seats.map(({ player }) => player.name)).toEqual(['Star team'])
})

test('shuffling mixes teams and members, and keeps who is with whom', () => {
  const seats = takeSeats(ids(6), 2, {}, chanceFrom(5))
  const star = seats.find(({ player }) => player.name === 'Star team')
  expect(star?.members.map(({ id }) => id).sort()).toEqual([1, 3, 5])
})

test('teams differ by name, color and symbol', () => {
  const teams = [0, 1, 2].map(teamPlayer)
  for (const key of ['id', 'name', 'color', 'symbol'] as const)
    expect(new Set(teams.map((team) => team[key])).size).toBe(3)
})

test('whose turn it is goes round within the team, past those who are away', () => {
  const seat = { player: teamPlayer(0), members: ids(3) }
  expect([0, 1, 2, 3].map((taken) => memberAt(seat, taken, new Set())?.id)).toEqual([1, 2, 3, 1])
  expect(memberAt(seat, 1, new Set([2]))?.id).toBe(3)
  expect(memberAt(seat, 1, new Set([1, 2, 3]))).toBeNull()
})

test('a turn is named by the person alone, or by team and person', () => {
  const [mia] = people
  if (!mia) throw new Error('nobody')
  expect([turnName(mia, mia), turnName(teamPlayer(0), mia)]).toEqual(['Mia', 'Star team: Mia'])
})
