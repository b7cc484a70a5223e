import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { papers } from '../../platform/paper.ts'
import { deck } from './fixtures/deck.ts'
import { layOut } from './lay-out.ts'
import { freeGames, PrintOptions } from './options.ts'
import { flatItems, paperSize } from './page.ts'
import { PageSketch } from './page-sketch.tsx'
import { sheetNames, type SheetName } from './sheet-names.ts'
import { drawnCards, firstPage } from './thumbnail.ts'

const sheets = Object.keys(sheetNames) as SheetName[]
const count = (html: string, part: RegExp) => [...html.matchAll(part)].length

test.each(sheets)('the thumbnail of %s is the first page that is printed, on both papers', (sheet) => {
  for (const paper of papers) {
    const page = firstPage(sheet, paper, deck(16))
    const run = { name: '', date: '', target: 'R, initial, words', goal: '', help: [], freeGames, seed: 1 }
    const [printed] = layOut({ ...run, options: PrintOptions.parse({ sheet, paper }) }, deck(16))
    expect(page).toEqual(printed)
  }
})

test.each(sheets)('the sketch of %s has every part of its page in its place', (sheet) => {
  for (const paper of papers) {
    const page = firstPage(sheet, paper, drawnCards)
    if (!page) throw new Error('no page')
    const { width, height } = paperSize(paper, page.width > page.height)
    const html = renderToStaticMarkup(<PageSketch page={page} />)
    expect(html).toContain(`viewBox="0 0 ${width} ${height}"`)
    const parts = flatItems(page.items)
    const of = (kind: string) => parts.filter((item) => item.kind === kind).length
    expect(count(html, /<circle/g)).toBe(of('picture'))
    // One for the paper itself.
    expect(count(html, /<rect/g)).toBe(of('text') + 1)
    expect(count(html, /<path/g)).toBe(of('shape'))
    expect(count(html, /<line/g)).toBe(of('line'))
    expect(parts.length).toBeGreaterThan(8)
  }
})
