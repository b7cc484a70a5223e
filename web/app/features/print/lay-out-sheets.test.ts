import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deck } from './fixtures/deck.ts'
import { findFaults } from './fixtures/find-faults.ts'
import { questions } from './fixtures/questions.ts'
import { layOut, layOutByPlayer } from './lay-out.ts'
import { PrintOptions, type PrintRun } from './options.ts'
import type { Item, Page } from './page.ts'
import { sheetNames, type SheetName } from './sheet-names.ts'

const runOf = (options: Partial<PrintOptions>, freeGames = 'https://marigold.test/exploregames'): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'Wh- Questions, Who',
  freeGames,
  goal: '',
  help: [],
  seed: 1,
})
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => (item.kind === 'turned' ? flat(item.items) : item))
const textsOf = (pages: readonly Page[]) =>
  pages.flatMap((page) => flat(page.items).flatMap((item) => (item.kind === 'text' ? item.text : [])))

test.each(Object.keys(sheetNames) as SheetName[])('%s of questions and lines stays inside its boxes', (sheet) => {
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
      expect(pages.flatMap(findFaults)).toEqual([])
      // A browser prints all pages in the size of the first.
      expect(new Set(pages.map(({ width }) => width)).size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 12 },
  )
})

test('prints answers on the backs only', () => {
  const pages = layOut(runOf({ perPage: 4, backs: 'word' }), questions(7))
  const [fronts, backs] = (['front', 'back'] as const).map((side) =>
    textsOf(pages.filter((page) => page.side === side)).join(' '),
  )
  expect(backs).toMatch(/a, b, d\)\s+The pear, the pig/)
  expect(backs).toMatch(/d\)\s+carry it together/)
  expect(fronts).not.toMatch(/The pear|The boot|On the rug|with a long name/)
})

test('the home sheet has a link to the free games, note lines, and an optional second language', () => {
  const shapes = (run: PrintRun) =>
    layOut(run, deck(10)).flatMap((page) => page.items.filter((item) => item.kind === 'shape' && item.fill === 'ink'))
  const home = runOf({ sheet: 'homework' })
  expect(shapes(home).length - shapes({ ...home, freeGames: '' }).length).toBe(1)
  expect(textsOf(layOut(home, deck(10)))).toEqual(expect.arrayContaining(['What we noticed', 'Avoid']))
  const two = runOf({ sheet: 'homework', secondLanguage: true })
  expect(textsOf(layOut(home, deck(10)))).not.toContain('In our language')
  expect(textsOf(layOut(two, deck(10)))).toContain('In our language')
})

test('the home sheet has the goal, wrapped, and what to do with the help of the goal, least first', () => {
  const goal = 'Zebra will say the sound in sentences with minimal cues in 4 of 5 trials across 3 sessions. '
    .repeat(6)
    .trim()
  for (const paper of ['a4', 'letter'] as const)
    for (const secondLanguage of [false, true])
      for (const cards of [deck(12), questions(12)]) {
        const run = {
          ...runOf({ sheet: 'homework', paper, secondLanguage }),
          goal,
          help: ['gesture', 'model'] as const,
        }
        const pages = layOut(run, cards)
        expect(pages.flatMap(findFaults)).toEqual([])
        expect(pages.flatMap(({ cells }) => cells.map(({ card }) => card))).toEqual(cards.map(({ key }) => key))
        for (const page of pages) {
          expect(textsOf([page]).join(' ')).toContain(goal)
          const lowest = Math.max(...page.cells.map(({ box }) => box.y + box.height))
          const week = page.items.find((item) => item.kind === 'text' && item.text === 'Mon')
          expect(week?.kind === 'text' && week.y).toBeGreaterThan(lowest)
        }
      }
  const texts = textsOf(layOut({ ...runOf({ sheet: 'homework' }), help: ['gesture', 'model'] }, deck(10)))
  expect(texts).toContain('What to do')
  expect(texts.indexOf('Point to your mouth.')).toBeLessThan(
    texts.indexOf('Say it first. Your child says it after you.'),
  )
  expect(texts).not.toContain('Let your child watch your mouth.')
  expect(texts.join(' ')).not.toContain('Goal:')
})

test("the fluency home sheet doesn't count stutters", () => {
  const lines = questions(7).filter(({ area }) => area === 'fluency')
  expect(textsOf(layOut(runOf({ sheet: 'homework' }), lines)).join(' ')).toContain('Counting stutters')
})

test('gives every three-by-three board a free middle, and no four-by-four board', () => {
  const cards = deck(40).map((card, at) => ({ ...card, caption: `Word ${at}` }))
  const fields = (boardSide: 3 | 4) =>
    layOut(runOf({ sheet: 'bingo', boards: 2, boardSide, freeMiddle: true }), cards)[0]?.cells.length
  expect([fields(3), fields(4)]).toEqual([8, 16])
})

test('shuffles the same cards by seed', () => {
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

test('corner marks stay off the cards, and rounded corners have their own outline', () => {
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

test('visual aids and home sheets need no cards and are printed once per group', () => {
  for (const [sheet, count] of [
    ['aids', 2],
    ['feelings', 2],
    ['hands', 3],
  ] as const) {
    expect(layOut(runOf({ sheet }), [])).toHaveLength(count)
    const group = ['A', 'B'].map((name) => ({ name, cards: deck(3), goal: '', help: [] }))
    expect(layOutByPlayer(runOf({ sheet }), group)).toHaveLength(count)
  }
  expect(layOut(runOf({ sheet: 'cards' }), [])).toEqual([])
  const texts = textsOf(layOut(runOf({ sheet: 'feelings' }), [])).join(' ')
  expect(texts).toContain('My toolbox')
  expect(texts).toContain('new steps that you didn’t plan')
})
