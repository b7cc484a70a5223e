import { expect, test } from 'vitest'
import { paletteOf } from './palette.ts'

test.each(['playful', 'clean', 'grown-up'] as const)('every color of the %s look is one', (look) => {
  for (const contrast of [false, true])
    for (const [name, color] of Object.entries(paletteOf(look, contrast))) expect(color, name).toMatch(/^#[\da-f]{6}$/i)
})

test('the Grown-up look takes color away, high contrast the whole ground', () => {
  expect(paletteOf('grown-up', false).barn).not.toBe(paletteOf('playful', false).barn)
  expect(paletteOf('playful', true)).toMatchObject({ sky: paletteOf('grown-up', true).near })
})
