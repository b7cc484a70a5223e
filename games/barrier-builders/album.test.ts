import { pictureSvg } from '@marigold/content'
import { messageCap } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { albumPage } from './album.ts'
import { dealPuzzle, mostItems, scenesFor } from './deal.ts'
import { levels } from './levels.ts'
import { drawnPicture } from './drawn-things.ts'
import type { Photo } from './state.ts'
import { nounOf, type Item } from './things.ts'

const pictureOf = ({ thing, color }: Item) => drawnPicture(thing, color) ?? pictureSvg(nounOf(thing).picture ?? '')

/** Five scenes of a level with all that can stand in them. */
const photosOf = (level: (typeof levels)[number], seed: number): Photo[] =>
  Array.from({ length: 5 }, (_, at) => {
    const scenes = scenesFor(level)
    const scene = scenes[at % scenes.length] ?? 'garden'
    const puzzle = dealPuzzle({ level, scene, focus: 'level', count: mostItems }, chanceFrom(seed + at))
    const placed = puzzle.tray.map((_item, spot) => (spot < mostItems ? spot : null))
    return { scene, puzzle, placed, builder: 0, things: [], matched: 0, of: mostItems, words: [] }
  })
const drawn = (address: string) => decodeURIComponent(address.slice(address.indexOf(',') + 1))

test('an album of five full scenes fits into one message, at every level', () => {
  for (const level of levels)
    for (let seed = 1; seed < 40; seed += 6)
      expect(albumPage(photosOf(level, seed), 'playful', () => 'Mia', pictureOf).length).toBeLessThan(messageCap * 0.7)
})

test('it shows every thing that stands in a scene, and holds each picture once', () => {
  const svg = drawn(
    albumPage(photosOf(levels[1] as (typeof levels)[number], 3), 'clean', () => 'Mia & "Leo"', pictureOf),
  )
  const pictures = [...svg.matchAll(/<image id="(\w+)" href="([^"]*)"/g)].map(([, id, href]) => ({ id, href }))
  const uses = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id)
  expect(uses.length).toBeGreaterThanOrEqual(5 * mostItems)
  expect(new Set(uses)).toEqual(new Set(pictures.map(({ id }) => id)))
  expect(new Set(pictures.map(({ href }) => href)).size).toBe(pictures.length)
  expect(svg).toContain('by Mia &amp; &quot;Leo&quot;')
})

test('a picture in it can be read as what it was', () => {
  const svg = drawn(albumPage(photosOf(levels[0] as (typeof levels)[number], 3), 'playful', () => 'Mia', pictureOf))
  const [, href = ''] = /<image id="p0" href="([^"]*)"/.exec(svg) ?? []
  const inner = drawn(href.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
  expect(inner).toMatch(/^<svg[^>]+>.*<\/svg>$/s)
  expect(inner).not.toMatch(/%[0-9A-F]{2}/)
})
