import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

const phones = [
  [844, 390],
  [740, 360],
  [667, 375],
] as const

test('on a phone on its side twenty-four windows are large enough for their pictures and for a finger', () => {
  for (const [width, height] of phones) {
    const { pane, sill } = placesOf({ width, height, portrait: false }, 24)
    expect([width, pane >= 30, pane + sill[1] - 2 >= 44]).toEqual([width, true, true])
  }
})
