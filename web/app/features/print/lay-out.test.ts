import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deck } from './fixtures/deck.ts'
import { findFaults } from './fixtures/find-faults.ts'
import { layOut, layOutByPlayer } from './lay-out.ts'
import { chunk } from './frame.ts'
import {
  boardChoices,
  boardsPerPageChoices,
  boardSides,
  memoryChoices,
  perPageChoices,
  PrintOptions,
  type PrintRun,
} from './options.ts'
import type { Page } from './page.ts'

const runOf = (options: Partial<PrintOptions>, seed = 1): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'R, initial, words',
  freeGames: 'https://marigold.test/exploregames?message=Free%20Games',
  goal: '',
  help: [],
  seed,
})

const counts = fc.integer({ min: 1, max: 110 })
const paper = fc.constantFrom('a4' as const, 'letter' as const)
const flags = {
  landscape: fc.boolean(),
  flip: fc.constantFrom('long' as const, 'short' as const),
  cuts: fc.constantFrom('lines' as const, 'crop' as const, 'none' as const),
  headerLine: fc.boolean(),
  largePrint: fc.boolean(),
  gaps: fc.boolean(),
  rounded: fc.boolean(),
  spaced: fc.boolean(),
  inkSaving: fc.boolean(),
  secondLanguage: fc.boolean(),
}
const look = fc.record({ paper, show: fc.constantFrom('both', 'picture', 'word', 'sentence'), ...flags })
const side = (pages: Page[], which: Page['side']) => pages.filter((page) => page.side === which)

/** Expects no overlaps and nothing outside the printable area. */
const expectSound = (pages: Page[]) => expect(pages.flatMap(findFaults)).toEqual([])

test('flash cards use as many pages as needed, and as many backs', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...perPageChoices), look, fc.boolean(), (count, perPage, rest, backs) => {
      const pages = layOut(runOf({ ...rest, perPage, backs: backs ? 'word' : 'none' }), deck(count))
      const wanted = Math.ceil(count / perPage)
      expect(side(pages, 'front')).toHaveLength(wanted)
      expect(side(pages, 'back')).toHaveLength(backs ? wanted : 0)
      expect(side(pages, 'front').flatMap((page) => page.cells.map((cell) => cell.card))).toEqual(
        deck(count).map((card) => card.key),
      )
      expectSound(pages)
    }),
    { numRuns: 150 },
  )
})

/** Flips a sheet like a printer and expects each back behind its front. */
function expectBehind(front: Page, back: Page, flip: 'long' | 'short') {
  const isUpright = (flip === 'long') === front.height > front.width
  front.cells.forEach(({ box, card }, place) => {
    const behind = back.cells[place]
    const other = behind?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(behind?.card).toBe(card)
    expect(isUpright ? back.width - other.x - other.width : other.x).toBeCloseTo(box.x, 6)
    expect(isUpright ? other.y : back.height - other.y - other.height).toBeCloseTo(box.y, 6)
  })
  // After turning a card by hand it must read upright; on a sheet flipped over its top edge, backs are upside down.
  const turns = back.items.map((item) => (item.kind === 'turned' ? item.angle : 0))
  if (!isUpright) expect(turns).toEqual([180])
  else expect(turns.includes(180) && back.items.length === 1).toBe(false)
}

test('prints each back behind its front, for every orientation and flip', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...perPageChoices), look, (count, perPage, rest) => {
      const pages = layOut(runOf({ ...rest, perPage, backs: 'word' }), deck(count))
      pages.forEach((page, at) => expect(page.side).toBe(at % 2 === 0 ? 'front' : 'back'))
      for (let at = 0; at < pages.length; at += 2) expectBehind(pages[at] as Page, pages[at + 1] as Page, rest.flip)
    }),
    { numRuns: 60 },
  )
})

test('memory has each card exactly twice', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...memoryChoices), look, fc.nat(), (count, memoryPerPage, rest, seed) => {
      const pages = layOut(runOf({ ...rest, sheet: 'memory', memoryPerPage }, seed), deck(count))
      expect(pages).toHaveLength(Math.ceil((2 * count) / memoryPerPage))
      const keys = pages.flatMap((page) => page.cells.flatMap((cell) => cell.card ?? []))
      for (const { key } of deck(count)) expect(keys.filter((other) => other === key)).toHaveLength(2)
      expect(keys).toHaveLength(2 * count)
      expectSound(pages)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['strips', 8],
  ['homework', 10],
] as const)('%s has %i cards per page, each once', (sheet, perPage) => {
  fc.assert(
    fc.property(counts, look, (count, rest) => {
      const pages = layOut(runOf({ ...rest, sheet }), deck(count))
      expect(pages).toHaveLength(Math.ceil(count / perPage))
      expect(pages.flatMap((page) => page.cells.map((cell) => cell.card))).toEqual(deck(count).map((card) => card.key))
      expectSound(pages)
    }),
    { numRuns: 60 },
  )
})

test('a tracking sheet is landscape with a target in every row', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const pages = layOut(runOf({ sheet: 'tracking', paper }), deck(30))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeGreaterThan(pages[0]?.height ?? 0)
    const targets = pages[0]?.items.filter((item) => item.kind === 'text' && item.text === 'R, initial, words') ?? []
    expect(targets).toHaveLength(9)
    expectSound(pages)
  }
})

test('bingo boards are all different, have no repeats, and can be won with the caller cards', () => {
  const board = fc.record({
    boards: fc.constantFrom(...boardChoices),
    boardSide: fc.constantFrom(...boardSides),
    boardsPerPage: fc.constantFrom(...boardsPerPageChoices),
  })
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 60 }), board, look, fc.nat(), (count, choice, rest, seed) => {
      const cards = deck(count).map((card, at) => ({ ...card, caption: `Word ${at}` }))
      const pages = layOut(runOf({ ...rest, ...choice, sheet: 'bingo' }, seed), cards)
      const fields = choice.boardSide === 4 && count > 16 ? 16 : 9
      const boardPages = Math.ceil(choice.boards / choice.boardsPerPage)
      const keys = (from: number, to?: number) =>
        pages.slice(from, to).flatMap((page) => page.cells.map((cell) => cell.card))
      const boards = chunk(keys(0, boardPages), fields)
      const callers = keys(boardPages)
      expect(boards.every((keys) => keys.length === fields && new Set(keys).size === fields)).toBe(true)
      expect(new Set(boards.map((keys) => keys.join())).size).toBe(choice.boards)
      if (count > 12) expect(new Set(boards.map((keys) => [...keys].sort().join())).size).toBe(choice.boards)
      expect(new Set(callers).size).toBe(callers.length)
      expect(boards.flat().every((key) => callers.includes(key))).toBe(true)
      expectSound(pages)
    }),
    { numRuns: 80 },
  )
})

test('makes no board from fewer items than it has fields', () => {
  expect(layOut(runOf({ sheet: 'bingo' }), deck(8))).toEqual([])
})

test('roll and cover fills six columns of five evenly and includes a die', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), look, fc.nat(), (count, rest, seed) => {
      const cards = deck(count).map((card, at) => ({ ...card, caption: `Word ${at}` }))
      const pages = layOut(runOf({ ...rest, sheet: 'roll' }, seed), cards)
      const keys = pages[0]?.cells.map((cell) => cell.card) ?? []
      const often = cards.map(({ key }) => keys.filter((other) => other === key).length)
      expect([pages.length, keys.length]).toEqual([2, 30])
      expect(Math.max(...often) - Math.min(...often)).toBeLessThanOrEqual(1)
      expectSound(pages)
    }),
    { numRuns: 40 },
  )
})

test('a board path has 24 spaces with a card on every other one, and spinners have six cards each', () => {
  fc.assert(
    fc.property(counts, look, (count, rest) => {
      const cards = deck(count).map((card, at) => ({ ...card, caption: `Word ${at}` }))
      const path = layOut(runOf({ ...rest, sheet: 'path' }), cards)
      expect(path).toHaveLength(1)
      expect(path[0]?.cells).toHaveLength(11)
      const spinners = layOut(runOf({ ...rest, sheet: 'spinner' }), cards)
      expect(spinners).toHaveLength(Math.ceil(count / 12))
      expect(spinners.flatMap((page) => page.cells)).toHaveLength(Math.ceil(count / 6) * 6)
      expect(new Set(spinners.flatMap((page) => page.cells.map((cell) => cell.card))).size).toBe(count)
      expectSound([...path, ...spinners])
    }),
    { numRuns: 40 },
  )
})

test('a booklet has six cards, ordered by folding and one cut', () => {
  fc.assert(
    fc.property(counts, look, (count, rest) => {
      const pages = layOut(runOf({ ...rest, sheet: 'booklet' }), deck(count))
      expect(pages).toHaveLength(Math.ceil(count / 6))
      expect(pages.flatMap((page) => page.cells)).toHaveLength(count)
      expectSound(pages)
    }),
    { numRuns: 40 },
  )
  const [page] = layOut(runOf({ sheet: 'booklet' }), deck(6))
  const places = page?.items.filter((item) => item.kind === 'turned').map(({ angle, x, y }) => [angle, x, y])
  const [width, height] = [297 / 4, 210 / 2]
  const row = (angle: number, at: number) => [0.5, 1.5, 2.5, 3.5].map((column) => [angle, column * width, at * height])
  expect(places).toEqual([...row(180, 0.5), ...row(0, 1.5)])
  const order = page?.cells.map((cell) => cell.card?.split('-')[1])
  expect(order).toEqual(['3', '2', '1', '0', '4', '5'])
})

test('a half-fold book has its cover over the first two cards for either flip', () => {
  for (const flip of ['long', 'short'] as const) {
    const pages = layOut(runOf({ sheet: 'booklet', book: 'half', flip }), deck(7))
    expect(pages.map((page) => page.side)).toEqual(['front', 'back', 'front', 'back'])
    expectSound(pages)
    const [outside, inside] = pages as [Page, Page]
    const cover = outside.items.find((item) => item.kind === 'text' && item.text.includes('Say R'))
    expect(cover?.kind === 'text' && cover.x > outside.width / 2).toBe(true)
    // The left page is behind the cover: on the left of the back for a long-edge flip, otherwise on the right.
    const sides = inside.cells.map(({ box }) => (box.x < inside.width / 2 ? 'left' : 'right'))
    const [near, far] = flip === 'short' ? ['left', 'right'] : ['right', 'left']
    expect(sides).toEqual([near, near, far, far])
  }
})

test("prints a group's pages player by player with their name, target, and cards", () => {
  const other = deck(14)
    .slice(10)
    .map((card) => ({ ...card, target: 'S, final, words' }))
  const players = [
    { name: 'Teal', cards: deck(10), goal: 'Teal will say R.', help: ['model'] as const },
    { name: 'D. K.', cards: other, goal: '', help: [] },
  ]
  const pages = layOutByPlayer(runOf({ sheet: 'homework' }), players)
  expect(pages.map((page) => page.cells.map((cell) => cell.card))).toEqual(
    players.map(({ cards }) => cards.map(({ key }) => key)),
  )
  const texts = pages.map((page) => page.items.flatMap((item) => (item.kind === 'text' ? item.text : [])))
  expect(texts.map((all) => [all.includes('Teal'), all.includes('D. K.')])).toEqual([
    [true, false],
    [false, true],
  ])
  expect(texts.map((all) => all.filter((text) => text.includes('will say')))).toEqual([['Goal: Teal will say R.'], []])
  expect(texts.map((all) => all.filter((text) => text.startsWith('Say ')))).toEqual([
    [expect.stringContaining('Say R at the start'), expect.anything()],
    [expect.stringContaining('Say S at the end'), expect.anything()],
  ])
  expect(layOutByPlayer(runOf({ sheet: 'aids' }), players)).toHaveLength(2)
})

test('visual aids are two pages of halves', () => {
  const pages = layOut(runOf({ sheet: 'aids', paper: 'letter' }), deck(1))
  expect(pages.map((page) => page.cells.length)).toEqual([2, 2])
  expectSound(pages)
})

test('makes no pages without cards', () => {
  expect(layOut(runOf({}), [])).toEqual([])
})
