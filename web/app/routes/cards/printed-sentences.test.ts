import { articulationCards } from '@marigold/content'
import { sentenceTypes, type Card } from '@marigold/contract'
import { expect, test } from 'vitest'
import { toArticulationCard } from '../../features/cards/areas/articulation/articulation-cards.ts'
import { findFaults } from '../../features/print/fixtures/find-faults.ts'
import { layOut } from '../../features/print/lay-out.ts'
import { PrintOptions, type PrintRun } from '../../features/print/options.ts'
import { flatItems, type Page } from '../../features/print/page.ts'
import { legible } from '../../features/print/text.ts'

const isSentenceOf = (word: (typeof articulationCards)[number]) => (one: (typeof articulationCards)[number]) =>
  one.kind === 3 && one.sound === word.sound && one.position === word.position && one.rank === word.rank

/** Every word card of the content with its sentence, as the app builds it. */
const cards: Card[] = articulationCards
  .filter(({ kind }) => kind === 1)
  .map((word, at) => {
    const example = articulationCards.find(isSentenceOf(word))
    return toArticulationCard({
      id: at + 1,
      sound_name: String(word.sound),
      sound_word: word.sound_word,
      position: word.position,
      sentence: sentenceTypes[0].question,
      words: word.words,
      image: word.image ?? '',
      images: [],
      alt: word.alt,
      marks: word.marks,
      ...(example && { example: { words: example.words, marks: example.marks } }),
    })
  })

const runOf = (options: Partial<PrintOptions>): PrintRun => ({
  options: { ...PrintOptions.parse({}), show: 'sentence', ...options },
  name: '',
  date: '',
  target: 'Words',
  freeGames: '',
  goal: '',
  help: [],
  seed: 1,
})

const sheets: Record<string, Partial<PrintOptions>> = {
  'sixteen cards on a page': { sheet: 'cards', perPage: 16 },
  'sixteen landscape cards': { sheet: 'cards', perPage: 16, landscape: true, paper: 'letter' },
  'nine cards for sleeves': { sheet: 'cards', perPage: 9 },
  memory: { sheet: 'memory', memoryPerPage: 16 },
  strips: { sheet: 'strips', paper: 'letter' },
  homework: { sheet: 'homework', paper: 'letter' },
  bingo: { sheet: 'bingo', boardSide: 4 },
  roll: { sheet: 'roll', paper: 'letter' },
  path: { sheet: 'path', paper: 'letter' },
  spinner: { sheet: 'spinner' },
  booklet: { sheet: 'booklet' },
  'half-fold booklet': { sheet: 'booklet', book: 'half' },
}

/** Returns texts in cards that are smaller than 9 points, apart from the corner code. */
const smallOn = (page: Page) => {
  const isInCell = (x: number, y: number) =>
    page.cells.some(({ box }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height)
  return flatItems(page.items).flatMap((item) =>
    item.kind === 'text' && item.ink === 'ink' && isInCell(item.x, item.y) && item.size < legible - 0.01
      ? [`${item.text}: ${item.size.toFixed(2)}`]
      : [],
  )
}

/** Returns cards whose picture is too small to name. */
const tinyOn = (page: Page) =>
  flatItems(page.items).flatMap((item) =>
    item.kind === 'picture' && Math.min(item.box.width, item.box.height) < 9
      ? [`${item.alt}: ${item.box.height.toFixed(1)}`]
      : [],
  )

test('every word of the content has a sentence', () => {
  expect(cards.filter(({ companion }) => companion === undefined)).toEqual([])
})

test.each(Object.entries(sheets))('%s: picture, word, and sentence fit and can be read', (_, options) => {
  const size = 27
  const pages = Array.from({ length: Math.floor(cards.length / size) }, (_, piece) =>
    layOut(runOf(options), cards.slice(piece * size, (piece + 1) * size)),
  ).flat()
  expect(pages.flatMap(smallOn)).toEqual([])
  expect(pages.flatMap(tinyOn)).toEqual([])
  expect(pages.flatMap(findFaults)).toEqual([])
  const texts = pages.flatMap(({ items }) =>
    flatItems(items).flatMap((item) => (item.kind === 'text' ? item.text : [])),
  )
  expect(texts.filter((text) => text.endsWith('.')).length).toBeGreaterThan(100)
})

test('a word and its sentence are one card', () => {
  const [word] = cards
  if (!word?.companion) throw new Error('no word')
  const { caption, marks } = word
  const sentence: Card = {
    ...word,
    key: 'sentence',
    layout: 'sentence',
    caption: word.companion.text,
    marks: word.companion.marks,
    companion: { text: caption, marks },
  }
  const keys = (show: PrintOptions['show']) =>
    layOut(runOf({ show }), [word, sentence]).flatMap(({ cells }) => cells.map(({ card }) => card))
  expect([keys('sentence'), keys('both')]).toEqual([[word.key], [word.key, 'sentence']])
})
