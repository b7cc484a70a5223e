import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { notices } from './notices.mjs'

test('the third-party notices match the lockfile', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toBe(notices)
})
