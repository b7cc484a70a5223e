import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  articulationCards,
  credits,
  extractPicture,
  languageCategories,
  languageItems,
  pictureList,
  pictureSvg,
  sounds,
} from '../src/index.ts'
import { minimalPairs } from '../src/minimal-pairs.ts'
import { wantedPictures } from '../src/picture-list.ts'
import { articulationRows } from '../src/articulation.ts'
import { things } from '../src/language/things.ts'
import { sceneSvg } from '../src/scenes/index.ts'
import { inContent } from '../src/read-table.ts'
import { smallPicture } from '../scripts/small-picture.ts'

const svgOf = (name: string) => sceneSvg(name) ?? pictureSvg(name)
const listed = new Map(pictureList.map((picture) => [picture.name, picture]))
const named = [
  ...articulationRows.map(({ picture }) => picture),
  ...minimalPairs.flatMap(({ words }) => words.map(({ picture }) => picture)),
].filter((name) => name !== '')

describe('pictures of the cards', () => {
  test('each one exists, is listed once, and has alternative text', () => {
    expect(listed.size).toBe(pictureList.length)
    for (const { name, alt } of pictureList) {
      expect(svgOf(name)).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/)
      expect([name, /^[a-zA-Z0-9][a-zA-Z0-9 ,-]{2,60}$/.test(alt)]).toEqual([name, true])
    }
    for (const card of articulationCards) expect(card.alt === '').toBe(card.image === null)
  })

  test('each listed one of the package is used; our own drawings may wait for their card', () => {
    const used = new Set([
      ...named.filter((name) => listed.has(name)),
      ...sounds.map(({ image }) => image.slice('/assets/cards/'.length, -'.svg'.length)),
      ...languageCategories.map(({ picture }) => picture),
      ...languageItems.flatMap(({ pictures }) => pictures),
      ...things.map(({ picture }) => picture),
    ])
    const idle = pictureList.filter(({ name, source }) => source === 'noto' && !used.has(name))
    expect(idle.map(({ name }) => name)).toEqual([])
    expect([...used].filter((name) => !listed.has(name))).toEqual([])
  })

  test('each one in rows and pairs is drawn or wanted, and each wanted one is used', () => {
    const undrawn = named.filter((name) => !listed.has(name))
    expect(new Set(undrawn)).toEqual(new Set(wantedPictures.map(({ name }) => name)))
    expect(wantedPictures.filter(({ draw }) => draw === '')).toEqual([])
  })

  test('none stands for two words within a sound and position', () => {
    const rows = Map.groupBy(
      articulationRows.filter(({ picture }) => picture !== ''),
      (row) => `${row.sound} ${row.position} ${row.picture}`,
    )
    expect([...rows].filter(([, same]) => same.length > 1).map(([key]) => key)).toEqual([])
  })

  test('have unique ids, so that many can be in one document', () => {
    for (const { name } of pictureList) {
      const svg = svgOf(name)
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
      expect(ids.every((id) => id.startsWith(`${name}-`))).toBe(true)
      const pointed = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '')
      expect([name, pointed.filter((id) => !ids.includes(id))]).toEqual([name, []])
    }
  })

  test('a clip path contains its shape, because Chromium drops a reference', () => {
    expect(extractPicture('hand-with-fingers-splayed')).not.toMatch(/<clipPath[^>]*><use/)
    for (const { name } of pictureList) expect([name, /<clipPath[^>]*><use/.test(svgOf(name))]).toEqual([name, false])
  })

  test('none is too large for a card on a slow connection', () => {
    expect(pictureList.filter(({ name }) => svgOf(name).length > 60_000).map(({ name }) => name)).toEqual([])
  })

  test('in small scenes, things keep their places and sizes', () => {
    const places = (svg: string) => [...svg.matchAll(/<svg (?=[^>]*width=)(?=[^>]*height=)/g)].length
    const scenes = pictureList.filter(({ source }, at) => source === 'scene' && at % 10 === 0)
    for (const { name } of scenes) {
      expect([name, places(smallPicture(svgOf(name)))]).toEqual([name, places(svgOf(name))])
      expect(places(svgOf(name))).toBeGreaterThan(0)
    }
  })

  test('our drawings are on the 128-unit grid, and the list marks them as ours', () => {
    for (const file of readdirSync(inContent('drawings'))) {
      expect(readFileSync(inContent(`drawings/${file}`), 'utf8')).toContain('viewBox="0 0 128 128"')
      expect(listed.get(file.replace('.svg', ''))?.source).toBe('own')
    }
  })

  test('pictures that games use by name can be extracted from the package', () => {
    for (const name of ['red-paper-lantern', 'lotus', 'spiral-shell', 'lady-beetle', 'wind-face']) {
      expect(extractPicture(name)).toContain('</svg>')
    }
    expect(() => extractPicture('no-such-picture')).toThrow('no-such-picture')
  })
})

test('the text of every licence in the credits exists', () => {
  for (const { licenceFile } of credits) {
    if (licenceFile !== null) expect(existsSync(inContent(licenceFile))).toBe(true)
  }
})
