import { expect, test } from 'vitest'
import { startPlace } from '../sets/set-place.ts'
import { everybody, makePlaces } from './places.ts'

test('each player goes on where they were, with another card after a turn', () => {
  const places = makePlaces({ views: {}, index: 9 })
  places.keep(1, 'r', { views: {}, index: 4 })
  places.keep(2, 's', { views: {}, index: 1 })
  places.turnOver(1)
  expect([places.at(1, 'r').index, places.at(2, 's').index, places.at(everybody, '').index]).toEqual([5, 1, 9])
})

test('a turn that is taken back shows its card again, and other cards begin at their start', () => {
  const places = makePlaces(startPlace)
  places.keep(1, 'r', { views: {}, index: 4 })
  places.turnOver(1)
  places.undone(1)
  expect(places.at(1, 'r').index).toBe(4)
  expect(places.at(1, 'l')).toEqual(startPlace)
  places.turnOver(3)
  expect(places.at(3, 'x')).toEqual(startPlace)
})

test('those who share the cards of everybody go on to another card after each turn of theirs', () => {
  const places = makePlaces(startPlace)
  for (const turn of [1, 2, 3]) {
    places.turnOver(everybody)
    expect(places.at(everybody, '').index).toBe(turn)
  }
  places.undone(everybody)
  expect(places.at(everybody, '').index).toBe(2)
})
