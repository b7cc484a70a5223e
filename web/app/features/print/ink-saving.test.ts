import { expect, test } from 'vitest'
import { deck } from './fixtures/deck.ts'
import { outlineUrl, saveInk } from './ink-saving.ts'
import { layOut } from './lay-out.ts'
import { PrintOptions } from './options.ts'
import { sheetNames, type SheetName } from './sheet-names.ts'
import type { Item, Page } from './page.ts'

const flat = (items: Item[]): Item[] => items.flatMap((item) => (item.kind === 'turned' ? flat(item.items) : item))
const itemsOf = (pages: Page[]) => flat(pages.flatMap((page) => page.items))
const run = { name: '', date: '', target: 'R, initial, words', freeGames: '', goal: '', help: [], seed: 1 }
const cards = deck(20).map((card, at) => ({ ...card, caption: `Word ${at}` }))

test.each(Object.keys(sheetNames) as SheetName[])('%s in outline has no tints and the same layout', (sheet) => {
  const options = { ...PrintOptions.parse({}), sheet, backs: 'pattern' as const }
  const full = layOut({ ...run, options }, cards)
  const saved = layOut({ ...run, options: { ...options, inkSaving: true } }, cards)
  const inks = itemsOf(saved).flatMap((item) => {
    if (item.kind === 'shape') return [item.fill, item.stroke]
    return item.kind === 'text' || item.kind === 'line' ? [item.ink] : []
  })
  expect(inks.filter((ink) => ink === 'marigold' || ink === 'sand' || ink === 'cream')).toEqual([])
  const pictures = itemsOf(saved).filter((item) => item.kind === 'picture')
  expect(pictures.filter(({ url }) => !url.startsWith('/assets/outlines/'))).toEqual([])
  expect(saved.map((page) => page.cells)).toEqual(full.map((page) => page.cells))
  expect(itemsOf(saved)).toHaveLength(itemsOf(full).length)
})

test('uses one outline for pictures of both folders and keeps photos', () => {
  expect(outlineUrl('/assets/cards/rain.svg')).toBe('/assets/outlines/rain.svg')
  expect(outlineUrl('/assets/language_image/red%20car.svg')).toBe('/assets/outlines/red%20car.svg')
  expect(outlineUrl('blob:https://marigold.test/1')).toBe('blob:https://marigold.test/1')
})

test('gives a tinted shape without a stroke an outline', () => {
  const band: Item = { kind: 'shape', path: 'M0 0H9V9Z', fill: 'sand' }
  const page: Page = { width: 10, height: 10, side: 'front', cells: [], items: [band] }
  expect(saveInk([page])[0]?.items).toEqual([{ ...band, fill: 'white', stroke: 'soft', width: 0.2 }])
})
