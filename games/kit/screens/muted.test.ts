import { expect, test } from 'vitest'
import { muted } from './muted.ts'

test('takes a share of the color away, and leaves its lightness', () => {
  expect(muted('#FF0000', 0)).toBe('#ff0000')
  expect(muted('#FF0000', 1)).toBe('#4d4d4d')
  expect(muted('#FF0000', 0.5)).toBe('#a62626')
})

test('leaves a gray as it is', () => {
  expect(muted('#808080', 0.4)).toBe('#808080')
})
