import { pictureSvg } from '@marigold/content'
import { messageCap } from '@marigold/contract'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { albumPage } from './album.ts'
import { dealPuzzle, maxItems, scenesFor } from './deal.ts'
import { levels } from './levels.ts'
import { drawnPicture } from './drawn-things.ts'
import { noShow, type Photo } from './state.ts'
import { nounOf, type Item } from './things.ts'

const pictureOf = ({ thing, color }: Item) => drawnPicture(thing, color) ?? pictureSvg(nounOf(thing).picture ?? '')

/** A level's five scenes with every item in place. */
const photosOf = (level: (typeof levels)[number], seed: number): Photo[] =>
  Array.from({ length: 5 }, (_, at) => {
    const scenes = scenesFor(level)
    const scene = scenes[at % scenes.length] ?? 'garden'
    const puzzle = dealPuzzle({ level, scene, focus: 'level', count: maxItems }, chanceFrom(seed + at))
    const placed = puzzle.tray.map((_item, spot) => (spot < maxItems ? spot : null))
    return { scene, puzzle, placed, builder: 0, things: [], matched: 0, of: maxItems, words: [], show: noShow }
  })
const drawn = (address: string) => decodeURIComponent(address.slice(address.indexOf(',') + 1))

test('fits an album of five full scenes into one message at every level', () => {
  for (const level of levels)
    for (let seed = 1; seed < 40; seed += 6)
      expect(albumPage(photosOf(level, seed), 'playful', () => 'Mia', pictureOf).length).toBeLessThan(messageCap * 0.7)
})

test('shows every item of a scene and embeds each picture once', () => {
  const svg = drawn(
    albumPage(photosOf(levels[1] as (typeof levels)[number], 3), 'clean', () => 'Mia & "Leo"', pictureOf),
  )
  const pictures = [...svg.matchAll(/<image id="(\w+)" href="([^"]*)"/g)].map(([, id, href]) => ({ id, href }))
  const uses = [...svg.matchAll(/<use href="#(\w+)"/g)].map(([, id]) => id)
  expect(uses.length).toBeGreaterThanOrEqual(5 * maxItems)
  expect(new Set(uses)).toEqual(new Set(pictures.map(({ id }) => id)))
  expect(new Set(pictures.map(({ href }) => href)).size).toBe(pictures.length)
  expect(svg).toContain('by Mia &amp; &quot;Leo&quot;')
})

test('keeps embedded pictures unchanged', () => {
  const svg = drawn(albumPage(photosOf(levels[0] as (typeof levels)[number], 3), 'playful', () => 'Mia', pictureOf))
  const [, href = ''] = /<image id="p0" href="([^"]*)"/.exec(svg) ?? []
  const inner = drawn(href.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))
  expect(inner).toMatch(/^<svg[^>]+>.*<\/svg>$/s)
  expect(inner).not.toMatch(/%[0-9A-F]{2}/)
})
