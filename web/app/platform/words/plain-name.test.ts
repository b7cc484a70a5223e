import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ["Otter\\'s Glide", "Otter's Glide"],
  ["Otter\\\\'s Glide", "Otter's Glide"],
  ["Otter's Glide", "Otter's Glide"],
  ['A \\"round\\" trip', 'A "round" trip'],
  ['back\\slash', 'back\\slash'],
])('%s is shown as %s', (stored, shown) => {
  expect(plainName(stored)).toBe(shown)
})
