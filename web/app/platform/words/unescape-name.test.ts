import { expect, test } from 'vitest'
import { unescapeName } from './unescape-name.ts'

test.each([
  ["Otter\\'s Glide", "Otter's Glide"],
  ["Otter\\\\'s Glide", "Otter's Glide"],
  ["Otter's Glide", "Otter's Glide"],
  ['A \\"round\\" trip', 'A "round" trip'],
  ['back\\slash', 'back\\slash'],
])('shows %s as %s', (stored, shown) => {
  expect(unescapeName(stored)).toBe(shown)
})
