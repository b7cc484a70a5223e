import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deck } from './fixtures/deck.ts'
import { faultsOf } from './fixtures/faults.ts'
import { layOut } from './lay-out.ts'
import { boardChoices, boardSides, memoryChoices, perPageChoices, PrintOptions, type PrintRun } from './options.ts'
import type { Page } from './page.ts'

const runOf = (options: Partial<PrintOptions>, seed = 1): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'R, initial, words',
  freeGames: 'https://marigold.test/exploregames?message=Free%20Games',
  seed,
})

const counts = fc.integer({ min: 1, max: 110 })
const paper = fc.constantFrom('a4' as const, 'letter' as const)
const flags = {
  cuts: fc.constantFrom('lines' as const, 'crop' as const, 'none' as const),
  headerLine: fc.boolean(),
  largePrint: fc.boolean(),
  gaps: fc.boolean(),
  rounded: fc.boolean(),
  spaced: fc.boolean(),
  inkSaving: fc.boolean(),
  secondLanguage: fc.boolean(),
}
const look = fc.record({ paper, show: fc.constantFrom('both' as const, 'picture' as const, 'word' as const), ...flags })
const side = (pages: Page[], which: Page['side']) => pages.filter((page) => page.side === which)

/** Nothing lies on another thing or outside what a printer can reach. */
const expectSound = (pages: Page[]) => expect(pages.flatMap(faultsOf)).toEqual([])

test('flash cards take as many pages as the cards need, and backs as many again', () => {
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

test('flipped on the long edge, each back lies behind its own front', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...perPageChoices), look, (count, perPage, rest) => {
      const pages = layOut(runOf({ ...rest, perPage, backs: 'word' }), deck(count))
      pages.forEach((page, at) => expect(page.side).toBe(at % 2 === 0 ? 'front' : 'back'))
      for (let at = 0; at < pages.length; at += 2) {
        const [front, back] = [pages[at] as Page, pages[at + 1] as Page]
        const behind = back.cells.map(({ box, card }) => ({ card, x: back.width - box.x - box.width, y: box.y }))
        front.cells.forEach(({ box, card }, place) => {
          expect(behind[place]?.card).toBe(card)
          expect(behind[place]?.x).toBeCloseTo(box.x, 6)
          expect(behind[place]?.y).toBeCloseTo(box.y, 6)
        })
      }
    }),
    { numRuns: 60 },
  )
})

test('memory has each card exactly twice on as many pages as twice the cards need', () => {
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
] as const)('%s hold %i cards a page, each card once', (sheet, perPage) => {
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

test('a tracking sheet lies across the paper, with a target in every row', () => {
  for (const paper of ['a4', 'letter'] as const) {
    const pages = layOut(runOf({ sheet: 'tracking', paper }), deck(30))
    expect(pages).toHaveLength(1)
    expect(pages[0]?.width).toBeGreaterThan(pages[0]?.height ?? 0)
    const targets = pages[0]?.items.filter((item) => item.kind === 'text' && item.text === 'R, initial, words') ?? []
    expect(targets).toHaveLength(9)
    expectSound(pages)
  }
})

test('bingo boards are all different, hold nothing twice, and can be won with the caller cards', () => {
  const board = fc.record({ boards: fc.constantFrom(...boardChoices), boardSide: fc.constantFrom(...boardSides) })
  fc.assert(
    fc.property(fc.integer({ min: 9, max: 60 }), board, look, fc.nat(), (count, choice, rest, seed) => {
      const cards = deck(count).map((card, at) => ({ ...card, caption: `Word ${at}` }))
      const pages = layOut(runOf({ ...rest, ...choice, sheet: 'bingo' }, seed), cards)
      const fields = choice.boardSide === 4 && count > 16 ? 16 : 9
      const boards = pages.slice(0, choice.boards).map((page) => page.cells.map((cell) => cell.card))
      const callers = pages.slice(choice.boards).flatMap((page) => page.cells.map((cell) => cell.card))
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

test('fewer things than a board has fields make no board', () => {
  expect(layOut(runOf({ sheet: 'bingo' }), deck(8))).toEqual([])
})

test('roll and cover fills six columns of five, each thing as often as any other, and brings a die', () => {
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

test('a board path has 24 spaces with a card on every second one, and spinners six cards each', () => {
  fc.assert(
    fc.property(counts, look, (count, rest) => {
      const cards = deck(count).map((card, at) => ({ ...card, caption: `Word ${at}` }))
      const path = layOut(runOf({ ...rest, sheet: 'path' }), cards)
      expect(path).toHaveLength(1)
      expect(path[0]?.cells).toHaveLength(11)
      const spinners = layOut(runOf({ ...rest, sheet: 'spinner' }), cards)
      expect(spinners).toHaveLength(Math.ceil(count / 12))
      expect(spinners.flatMap((page) => page.cells)).toHaveLength(count)
      expectSound([...path, ...spinners])
    }),
    { numRuns: 40 },
  )
})

test('a book has six cards: its pages lie so that folding and one cut bring them into order', () => {
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

test('visual aids are two pages of halves', () => {
  const pages = layOut(runOf({ sheet: 'aids', paper: 'letter' }), deck(1))
  expect(pages.map((page) => page.cells.length)).toEqual([2, 2])
  expectSound(pages)
})

test('no cards make no pages', () => {
  expect(layOut(runOf({}), [])).toEqual([])
})
