import { expect, test } from 'vitest'
import { lastPlayable } from './last-playable.ts'

const games = [
  { un_zip_filename: 'patient-orchard', free: false },
  { un_zip_filename: 'lantern-river', free: true },
]
const recent = games.map(({ un_zip_filename }) => ({ game: { un_zip_filename } }))

test('without a plan, the last game is the last free one', () => {
  expect(lastPlayable(recent, games, true)).toBe('patient-orchard')
  expect(lastPlayable(recent, games, false)).toBe('lantern-river')
  expect(lastPlayable(recent.slice(0, 1), games, false)).toBeUndefined()
  expect(lastPlayable([], games, true)).toBeUndefined()
})
