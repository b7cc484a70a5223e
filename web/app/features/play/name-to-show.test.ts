import { expect, test } from 'vitest'
import { nameToShow } from './name-to-show.ts'

const river = { title: 'Lantern River', game_name: 'lantern river' }

test.each([
  ['Another Name', 'Another Name'],
  [String.raw`Tommy\'s Game`, "Tommy's Game"],
  ['x'.repeat(300), 'x'.repeat(120)],
  ['', 'Lantern River'],
  ['   ', 'Lantern River'],
  [null, 'Lantern River'],
])('the name in the address, %j, is shown as %j', (asked, shown) => {
  expect(nameToShow(asked, river)).toBe(shown)
})

test('a game without a title is called by its name', () => {
  expect(nameToShow(null, { title: '', game_name: String.raw`Owl\'s Nest` })).toBe("Owl's Nest")
})
