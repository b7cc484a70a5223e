import { expect, test } from 'vitest'
import { shortened } from './recent-games.tsx'

test('a recent game shows 15 characters of its description and an ellipsis', () => {
  expect(shortened('Float a lantern to the lake')).toBe('Float a lantern…')
})
