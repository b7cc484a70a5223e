import { expect, test } from 'vitest'
import { paletteOf } from './palette.ts'

test.each(['playful', 'clean', 'grown-up'] as const)('has valid colors in the %s look', (look) => {
  for (const contrast of [false, true])
    for (const [name, color] of Object.entries(paletteOf(look, contrast))) expect(color, name).toMatch(/^#[\da-f]{6}$/i)
})

test('mutes colors in the Grown-up look, and uses a plain background in high contrast', () => {
  expect(paletteOf('grown-up', false).barn).not.toBe(paletteOf('playful', false).barn)
  expect(paletteOf('playful', true)).toMatchObject({ sky: paletteOf('grown-up', true).near })
})
