import { expect, test } from 'vitest'
import { shortened, shownName } from './recent-games.tsx'

test('a recent game shows 15 characters of its description and an ellipsis', () => {
  expect(shortened('Float a lantern to the lake')).toBe('Float a lantern…')
})

test('a name with escaped apostrophes is shown without the escape', () => {
  expect(shownName("Rosa\\'s River")).toBe("Rosa's River")
})
