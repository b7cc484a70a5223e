import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deck } from './fixtures/deck.ts'
import { faultsOf } from './fixtures/faults.ts'
import { questions } from './fixtures/questions.ts'
import { layOut, layOutApart } from './lay-out.ts'
import { PrintOptions, sheetNames, type PrintRun, type SheetName } from './options.ts'
import type { Item, Page } from './page.ts'

const runOf = (options: Partial<PrintOptions>, freeGames = 'https://marigold.test/exploregames'): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'Wh- Questions, Who',
  freeGames,
  seed: 1,
})
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.kind === 'turned' ? flat(item.items) : item))
const textsOf = (pages: readonly Page[]) =>
  pages.flatMap((page) => flat(page.items).flatMap((item) => (item.kind === 'text' ? item.text : [])))

test.each(Object.keys(sheetNames) as SheetName[])('%s of questions and lines spill nowhere', (sheet) => {
  const look = fc.record({
    paper: fc.constantFrom('a4' as const, 'letter' as const),
    show: fc.constantFrom('both' as const, 'picture' as const, 'word' as const),
    perPage: fc.constantFrom(1 as const, 4 as const, 9 as const),
    largePrint: fc.boolean(),
    spaced: fc.boolean(),
    gaps: fc.boolean(),
    secondLanguage: fc.boolean(),
  })
  fc.assert(
    fc.property(look, fc.integer({ min: 1, max: 40 }), (options, count) => {
      const pages = layOut(runOf({ ...options, sheet, backs: 'word' }), questions(count))
      expect(pages.flatMap(faultsOf)).toEqual([])
    }),
    { numRuns: 12 },
  )
})

test('answers are on the backs and nowhere else', () => {
  const pages = layOut(runOf({ perPage: 4, backs: 'word' }), questions(7))
  const [fronts, backs] = (['front', 'back'] as const).map((side) =>
    textsOf(pages.filter((page) => page.side === side)).join(' '),
  )
  expect(backs).toMatch(/a, b, d\)\s+The pear, the pig/)
  expect(backs).toMatch(/d\)\s+carry it together/)
  expect(fronts).not.toMatch(/The pear|The boot|On the rug|with a long name/)
})

test('the home sheet has the way to the free games, a line for notes, and on wish room for a second language', () => {
  const shapes = (run: PrintRun) =>
    layOut(run, deck(10)).flatMap((page) => page.items.filter((item) => item.kind === 'shape' && item.fill === 'ink'))
  const home = runOf({ sheet: 'homework' })
  expect(shapes(home).length - shapes({ ...home, freeGames: '' }).length).toBe(1)
  expect(textsOf(layOut(home, deck(10)))).toEqual(expect.arrayContaining(['What we noticed', 'Avoid']))
  const two = runOf({ sheet: 'homework', secondLanguage: true })
  expect(textsOf(layOut(home, deck(10)))).not.toContain('In our language')
  expect(textsOf(layOut(two, deck(10)))).toContain('In our language')
})

test('the home sheet of fluency leaves the counting of stutters out', () => {
  const lines = questions(7).filter(({ area }) => area === 'fluency')
  expect(textsOf(layOut(runOf({ sheet: 'homework' }), lines)).join(' ')).toContain('Counting stutters')
})

test('a free middle belongs to every board of three by three, and to none of four by four', () => {
  const cards = deck(40).map((card, at) => ({ ...card, caption: `Word ${at}` }))
  const fields = (boardSide: 3 | 4) =>
    layOut(runOf({ sheet: 'bingo', boards: 2, boardSide, freeMiddle: true }), cards)[0]?.cells.length
  expect([fields(3), fields(4)]).toEqual([8, 16])
})

test('shuffled cards are the same cards in another order, which the seed decides', () => {
  const keys = (seed: number) =>
    layOut({ ...runOf({ shuffle: true }), seed }, deck(20)).flatMap((page) => page.cells.map((cell) => cell.card))
  expect(keys(1)).toEqual(keys(1))
  expect(keys(1)).not.toEqual(keys(2))
  expect(keys(1)).not.toEqual(deck(20).map(({ key }) => key))
  expect([...keys(1)].sort()).toEqual(
    deck(20)
      .map(({ key }) => key)
      .sort(),
  )
})

test('corner marks leave the cards clean, and round corners give each card a line of its own', () => {
  const items = (options: Partial<PrintOptions>) =>
    layOut(runOf({ ...options, headerLine: false }), deck(6))[0]?.items ?? []
  const dashed = (options: Partial<PrintOptions>) =>
    items(options).filter((item) => item.kind === 'line' && item.dashed)
  expect(dashed({ cuts: 'lines' }).length).toBe(17)
  expect(dashed({ cuts: 'crop' })).toEqual([])
  expect(items({ cuts: 'crop' }).filter((item) => item.kind === 'line' && item.ink === 'soft')).toHaveLength(24)
  const edges = (rounded: boolean) =>
    items({ rounded, cuts: 'none' }).filter((item) => item.kind === 'shape' && item.stroke === 'pale').length
  expect([edges(false), edges(true)]).toEqual([0, 6])
})

test('visual aids and home sheets for feelings and hands need no cards, and a group gets each once', () => {
  for (const [sheet, count] of [
    ['aids', 2],
    ['feelings', 2],
    ['hands', 3],
  ] as const) {
    expect(layOut(runOf({ sheet }), [])).toHaveLength(count)
    const group = ['A', 'B'].map((name) => ({ name, cards: deck(3) }))
    expect(layOutApart(runOf({ sheet }), group)).toHaveLength(count)
  }
  expect(layOut(runOf({ sheet: 'cards' }), [])).toEqual([])
  const texts = textsOf(layOut(runOf({ sheet: 'feelings' }), [])).join(' ')
  expect(texts).toContain('My toolbox')
  expect(texts).toContain('steps you didn’t plan together')
})
