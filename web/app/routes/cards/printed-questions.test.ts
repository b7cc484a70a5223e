import type { Card } from '@marigold/contract'
import { altOf, languageItems, languageSubcategories } from '@marigold/content'
import { expect, test } from 'vitest'
import { toLanguageCard } from '../../features/cards/areas/language/language-cards.ts'
import { findFaults } from '../../features/print/fixtures/find-faults.ts'
import { layOut } from '../../features/print/lay-out.ts'
import { PrintOptions, type PrintRun } from '../../features/print/options.ts'
import { flatItems, type Box, type Page, type TextItem } from '../../features/print/page.ts'
import type { SheetName } from '../../features/print/sheet-names.ts'
import { legible } from '../../features/print/text.ts'

const everyCategory = [...new Set(languageItems.map((item) => item.category))]
// Laying out every question takes a minute, so the short run has a fourth of the goals.
const categories = everyCategory.filter((_, at) => process.env.FULL || at % 4 === 0)
const set = {
  rows: [],
  catagory: languageSubcategories.map(({ id, category, name }) => ({ cat_id: category, id, category_name: name })),
  categories: everyCategory.map((id) => ({ id, category_name: `Goal ${id}` })),
  types: [],
}

/** Every language card of the content, as the app builds it. */
const cards: Card[] = languageItems.map((item, at) => {
  const images = item.pictures.map((name) => `${name}.svg`)
  return toLanguageCard(set, {
    id: at + 1,
    key: item.key,
    language_type_id: item.category,
    sub_category_id: item.subcategory,
    question_type_id: item.type,
    image_url: '',
    image: JSON.stringify(images),
    alt: JSON.stringify(item.pictures.map(altOf)),
    questions: item.question,
    answers: JSON.stringify(item.answers),
    correct_option: JSON.stringify(item.correct),
    age: item.age,
  })
})
const cardOf = new Map(cards.map((card) => [card.key, card]))

const runOf = (options: Partial<PrintOptions>): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'Questions',
  freeGames: '',
  goal: '',
  help: [],
  seed: 1,
})

const games = {
  bingo: { sheet: 'bingo', boards: 2, boardSide: 4 },
  'two bingo boards on a page': { sheet: 'bingo', boards: 2, boardsPerPage: 2 },
  roll: { sheet: 'roll' },
  path: { sheet: 'path', paper: 'letter' },
  spinner: { sheet: 'spinner' },
} as const satisfies Record<string, Partial<PrintOptions>>

/** The sheets of every card in a game, a piece of one goal at a time. */
function pagesOf(options: Partial<PrintOptions> & { sheet: SheetName }, perSheet: number): Page[] {
  return categories.flatMap((category) => {
    const own = cards.filter((_, at) => languageItems[at]?.category === category)
    return Array.from({ length: Math.ceil(own.length / perSheet) }, (_, piece) =>
      // The last piece is filled up, because bingo needs nine cards.
      layOut(
        runOf(options),
        own.slice(Math.max(0, Math.min(piece * perSheet, own.length - perSheet))).slice(0, perSheet),
      ),
    ).flat()
  })
}

const perSheet: Record<keyof typeof games, number> = {
  bingo: 24,
  'two bingo boards on a page': 14,
  roll: 18,
  path: 9,
  spinner: 60,
}

const textsIn = (page: Page, box: Box): TextItem[] =>
  flatItems(page.items).filter(
    (item): item is TextItem =>
      item.kind === 'text' &&
      item.x >= box.x - 0.01 &&
      item.x <= box.x + box.width &&
      item.y >= box.y &&
      item.y <= box.y + box.height,
  )

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `

/** The answers of a card, without articles, which a child may leave out. */
function answersOf(card: Card): string[] {
  const { layout, answers, correct, pictures, caption } = card
  if (layout === 'question' || layout === 'yes-no') return []
  const right = layout === 'choice' ? correct.map((place) => answers[place] ?? '') : [...answers, caption]
  const named = layout === 'choice' || layout === 'picture-question' ? [] : correct.map((at) => pictures[at]?.alt ?? '')
  return [...right, ...named]
    .filter((answer) => answer !== '')
    .map((answer) => words(answer).replace(/^ (an?|the) /, ' '))
}

/** What the question itself says, and the number that leads to the answer key. */
const askedBy = ({ prompt, answers, layout }: Card) =>
  words([prompt, ...(layout === 'choice' ? answers : [])].join(' '))

/** Calls a check with each cell's card and texts. */
const checkCells = (page: Page, check: (card: Card, texts: readonly TextItem[]) => string[]): string[] =>
  page.cells.flatMap(({ box, card: key }) => {
    const card = cardOf.get(key ?? '')
    return card ? check(card, textsIn(page, box)) : []
  })

/** Returns the answers that cells contain and their questions don't. */
const toldOn = (page: Page) =>
  checkCells(page, (card, texts) => {
    const shown = words(texts.map(({ text }) => text).join(' '))
    const told = answersOf(card).filter((answer) => shown.includes(answer) && !askedBy(card).includes(answer))
    return told.map((answer) => `${card.prompt}:${answer}in${shown}`)
  })

/** Returns cells without a text, and texts that are too small to read. */
const unreadableOn = (page: Page) =>
  checkCells(page, (card, texts) => {
    const small = texts.filter(({ size }) => size < legible - 0.01)
    return texts.length === 0 ? [`${card.prompt}: empty`] : small.map(({ text }) => `${card.prompt}: ${text}`)
  })

test.each(Object.keys(games) as (keyof typeof games)[])('%s asks every question and tells no answer', (game) => {
  const pages = pagesOf(games[game], perSheet[game])
  expect(pages.flatMap(toldOn)).toEqual([])
  expect(pages.flatMap(unreadableOn)).toEqual([])
  expect(pages.flatMap(findFaults)).toEqual([])
})

test.each(['cards', 'strips', 'booklet', 'homework'] as const)('%s tell no answer on their fronts', (sheet) => {
  expect(pagesOf({ sheet, backs: 'none' }, 60).flatMap(toldOn)).toEqual([])
})

test('a memory card has a question or its answer, never both', () => {
  for (const page of pagesOf({ sheet: 'memory', memoryPerPage: 9 }, 60))
    for (const { box, card: key } of page.cells) {
      const card = cardOf.get(key ?? '')
      if (!card) continue
      const shown = words(
        textsIn(page, box)
          .map(({ text }) => text)
          .join(' '),
      )
      const told = answersOf(card).some((answer) => shown.includes(answer) && !askedBy(card).includes(answer))
      expect([card.prompt, told && shown.includes(words(card.prompt))]).toEqual([card.prompt, false])
    }
})

test('every question of a game is answered on the key', () => {
  const own = cards.filter(({ layout }) => layout === 'choice').slice(0, 9)
  const pages = layOut(runOf({ sheet: 'path' }), own)
  const key = pages.filter(({ cells }) => cells.length === 0).flatMap(({ items }) => flatItems(items))
  const texts = key.flatMap((item) => (item.kind === 'text' ? item.text : [])).join(' ')
  for (const { answers, correct } of own) expect(texts).toContain(answers[correct[0] ?? 0])
})
