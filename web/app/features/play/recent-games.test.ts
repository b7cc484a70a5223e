import { expect, test } from 'vitest'
import { truncate } from './recent-games.tsx'

test("truncates a recent game's description to 15 characters and an ellipsis", () => {
  expect(truncate('Float a lantern to the lake')).toBe('Float a lantern…')
})
