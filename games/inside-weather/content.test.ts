import { expect, test } from 'vitest'
import { gradeOf, sentencesOf } from '../../scripts/reading-level.ts'
import {
  categories,
  quadrants,
  regions,
  signFor,
  signs,
  signsFrom,
  tools,
  toolsFrom,
  words,
  wordsIn,
} from './content.ts'
import { levels } from './levels.ts'
import { openers, openersFor } from './openers.ts'
import { nextPiece, pieces, trayOf } from './pieces.ts'
import type { Level } from './state.ts'

const ages = [5, 8, 11, 15]

test('each list of words contains the shorter ones, and each part of the map has as many', () => {
  expect([4, 12, 24, 48].map((count) => wordsIn(count).length)).toEqual([4, 12, 24, 48])
  for (const count of [12, 24, 48])
    for (const quadrant of quadrants)
      expect(wordsIn(count).filter((word) => word.quadrant === quadrant)).toHaveLength(count / 4)
  expect(new Set(words.map(({ id }) => id)).size).toBe(48)
})

test('has 20 pieces of sky, 20 openers per age and for adults, and the signs and tools of each age', () => {
  expect(new Set(pieces).size).toBe(20)
  expect(levels.map((level) => openersFor(level, 'both', true).length)).toEqual([20, 20, 20, 20, 20])
  expect(ages.map((age) => signsFrom(age).length)).toEqual([6, 12, 16, 20])
  expect(ages.map((age) => toolsFrom(age).length)).toEqual([6, 10, 12, 14])
})

test('no text occurs twice', () => {
  for (const table of [openers, signs, tools]) expect(new Set(table.map(({ text }) => text)).size).toBe(table.length)
})

test('every sign is on the figure, every tool is of a category, and the first list has all categories', () => {
  expect(signs.filter(({ region }) => !regions.includes(region))).toEqual([])
  expect(new Set(signs.map(({ region }) => region)).size).toBe(12)
  expect(new Set(toolsFrom(5).map(({ category }) => category))).toEqual(new Set(categories))
  expect(signFor('sign-1')?.text).toBe('My hands feel wiggly.')
})

test('no sign is about pain or touch', () => {
  expect(signs.filter(({ text }) => /hurt|pain|ache|sore|touch/i.test(text))).toEqual([])
})

test('openers name no weather as good or bad, and none is about storms where they are off', () => {
  expect(openers.filter(({ text }) => /\b(good|bad|better|best|worse|nice|cheer|should feel)\b/i.test(text))).toEqual([
    expect.objectContaining({ text: 'What went better than it looks from the outside?' }),
  ])
  for (const level of levels)
    expect(openersFor(level, 'both', false).filter(({ text }) => /storm|thunder/i.test(text))).toEqual([])
})

test('adults get questions of work, of home, or of both', () => {
  const adult = levels.at(-1) as Level
  expect(openersFor(adult, 'both', true).every(({ setting }) => setting !== 'any')).toBe(true)
  expect(openersFor(adult, 'work', true).some(({ setting }) => setting === 'home')).toBe(false)
  expect(openersFor(adult, 'home', true)).toHaveLength(30)
})

test('what young children read is easy to read', () => {
  const texts = [openers, signs, tools].flatMap((table) =>
    table.filter(({ from }) => from <= 8).map(({ text }) => text),
  )
  const hard = texts
    .flatMap(sentencesOf)
    .filter((one) => one.split(' ').length >= 5 && gradeOf(one) > 3.9 && !one.startsWith('Sit next to somebody'))
  expect(hard).toEqual([])
})

test('each visit adds a piece until all are open', () => {
  expect(trayOf(5, 0, true)).toEqual(['sun', 'rain', 'wind', 'thunder', 'mist'])
  expect(trayOf(5, 3, true)).toHaveLength(8)
  expect(trayOf(5, 40, true)).toHaveLength(20)
  expect([nextPiece(5, 0), nextPiece(5, 40)]).toEqual(['cloud', null])
  expect(trayOf(5, 0, false)).toEqual(['sun', 'rain', 'wind', 'tide', 'mist'])
  expect(trayOf(20, 0, false)).toHaveLength(17)
})
