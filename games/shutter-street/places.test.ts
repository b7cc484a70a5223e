import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const phones = [
  [844, 390],
  [740, 360],
  [667, 375],
] as const

test('makes twenty-four windows large enough to see and tap on a phone in landscape', () => {
  for (const [width, height] of phones) {
    const { pane, sill } = placesOf({ width, height, portrait: false }, 24)
    expect([width, pane >= 30, pane + sill[1] - 2 >= 44]).toEqual([width, true, true])
  }
})
