import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureSvg } from '@marigold/content'
import { chanceFrom } from '@marigold/device'
import { expect, test } from 'vitest'
import { dealPuzzle, maxItems, scenesFor } from './deal.ts'
import { directionsFor } from './directions.ts'
import { levels } from './levels.ts'
import { boardPicture } from './boards.ts'
import { drawnPicture } from './drawn-things.ts'
import { board, scenes, sceneOf, spotSide } from './scenes.ts'
import { colors, differences, isDrawn, nounOf, phraseOf, sameItem } from './things.ts'

const deals = levels.flatMap((level) =>
  scenesFor(level).flatMap((scene) =>
    [3, level.items, maxItems].flatMap((count) =>
      [1, 2, 3, 4].map((seed) => ({
        level,
        puzzle: dealPuzzle({ level, scene, focus: 'level', count }, chanceFrom(seed * 100 + count)),
        rng: chanceFrom(seed),
      })),
    ),
  ),
)

test('has a picture or a drawing for every thing', () => {
  for (const { things } of scenes)
    for (const thing of things) {
      const { picture, drawn } = nounOf(thing)
      expect([thing, drawnPicture(thing, 'red') !== null]).toEqual([thing, drawn === true])
      expect([thing, drawn === true || pictureSvg(picture ?? '').includes('<svg')]).toEqual([thing, true])
    }
})

test('lists exactly the pictures that things use', () => {
  const listed = JSON.parse(readFileSync(join(import.meta.dirname, 'pictures.json'), 'utf8')) as string[]
  const used = new Set(scenes.flatMap(({ things }) => things).flatMap((thing) => nounOf(thing).picture ?? []))
  expect(listed).toEqual([...used].sort())
})

test('draws things differently in each color, and has a board for every scene', () => {
  for (const thing of scenes.flatMap((scene) => scene.things).filter(isDrawn))
    expect(new Set(colors.map((color) => drawnPicture(thing, color))).size).toBe(colors.length)
  for (const { id } of scenes) expect(boardPicture(id)).toContain('<svg')
})

test('has enough things and spots in every scene, and no two spots share a phrase', () => {
  for (const { id, things, spots } of scenes) {
    expect([id, new Set(things).size === things.length, things.length > maxItems]).toEqual([id, true, true])
    expect([id, spots.length > maxItems, new Set(spots.map(({ phrase }) => phrase)).size]).toEqual([
      id,
      true,
      spots.length,
    ])
  }
})

test('places spots on the board without overlaps', () => {
  for (const { id, spots } of scenes)
    for (const [at, one] of spots.entries()) {
      const inside =
        one.x >= spotSide / 2 && one.x <= board.width - spotSide / 2 && one.y >= spotSide && one.y <= board.height
      expect([id, one.phrase, inside]).toEqual([id, one.phrase, true])
      for (const other of spots.slice(at + 1)) {
        const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) >= spotSide
        expect([id, one.phrase, other.phrase, apart]).toEqual([id, one.phrase, other.phrase, true])
      }
    }
})

test('matches each full phrase to exactly one tray item', () => {
  for (const { puzzle } of deals) {
    for (const { item } of puzzle.wanted)
      expect(puzzle.tray.filter((one) => phraseOf(one, puzzle.says) === phraseOf(item, puzzle.says))).toEqual([item])
    expect(new Set(puzzle.wanted.map(({ spot }) => spot)).size).toBe(puzzle.wanted.length)
  }
})

test('makes look-alikes differ in one named feature', () => {
  for (const { puzzle, level } of deals) {
    const alike = puzzle.tray.filter((one) =>
      puzzle.wanted.some(({ item }) => item.thing === one.thing && !sameItem(item, one)),
    )
    expect(alike.length > 0).toBe(level.features.length > 0)
    for (const one of alike) {
      const item = puzzle.wanted.find((wanted) => wanted.item.thing === one.thing)?.item
      const differ = item ? differences(item, one) : []
      expect([differ.length, puzzle.says.includes(differ[0] ?? 'color')]).toEqual([1, true])
    }
  }
})

test('gives directions in whole sentences, names each item once, and omits a word only if two items match', () => {
  for (const { puzzle, level, rng } of deals) {
    const { parts, ordered } = level
    const directions = directionsFor(puzzle, { parts, ordered, vague: true }, rng)
    expect(directions.flatMap((one) => one.parts).sort()).toEqual(puzzle.wanted.map((_, at) => at).sort())
    for (const { text, full, missing } of directions) {
      expect(full).toMatch(/^(Put|Before you put|After you put) the [a-z ,.A-Z]+\.$/)
      expect([text === full, text]).toEqual([missing === null, text])
      expect(`${text} ${full}`).not.toMatch(/undefined| {2}/)
    }
  }
})

test('describes grid cells by row and column, or relative to the previous item', () => {
  const texts = deals
    .filter(({ level }) => level.grid)
    .flatMap(({ puzzle, rng }) => directionsFor(puzzle, { parts: 2, ordered: false, vague: false }, rng))
    .map(({ text }) => text)
  expect(texts.some((text) => text.includes('directly'))).toBe(true)
  expect(texts.some((text) => text.includes('corner'))).toBe(true)
  expect(sceneOf('floor').spots).toHaveLength(12)
})
