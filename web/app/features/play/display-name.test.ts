import { expect, test } from 'vitest'
import { displayName } from './display-name.ts'

const river = { title: 'Lantern River', game_name: 'lantern river' }

test.each([
  ['Another Name', 'Another Name'],
  [String.raw`Tommy\'s Game`, "Tommy's Game"],
  ['x'.repeat(300), 'x'.repeat(120)],
  ['', 'Lantern River'],
  ['   ', 'Lantern River'],
  [null, 'Lantern River'],
])('shows the name %j in the URL as %j', (asked, shown) => {
  expect(displayName(asked, river)).toBe(shown)
})

test('falls back to the name of a game without a title', () => {
  expect(displayName(null, { title: '', game_name: String.raw`Owl\'s Nest` })).toBe("Owl's Nest")
})
