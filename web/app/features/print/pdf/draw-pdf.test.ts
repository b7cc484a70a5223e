import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deck } from '../fixtures/deck.ts'
import { layOut } from '../lay-out.ts'
import { PrintOptions, type PrintRun } from '../options.ts'
import type { Page } from '../page.ts'
import { drawPdf, type Assets } from './draw-pdf.ts'
import { fontRuns } from './fonts.ts'

const drawings = new URL('../../../../../content/drawings/', import.meta.url)
const names = readdirSync(drawings).filter((name) => name.endsWith('.svg'))
const load = createRequire(import.meta.url)

function assetsFor(pages: readonly Page[]): Assets {
  const pictures = pages.flatMap((page) => page.items).filter((item) => item.kind === 'picture')
  const file = (at: number) => readFileSync(new URL(names[at % names.length] ?? '', drawings), 'utf8')
  const font = (weight: number) =>
    new Uint8Array(readFileSync(load.resolve(`@fontsource/andika/files/andika-latin-${weight}-normal.woff`)))
  const address = (isBold: boolean) => fontRuns('a', isBold)?.[0]?.font ?? ''
  return {
    pictures: new Map(pictures.map(({ url }, at) => [url, file(at)])),
    photos: new Map(),
    fonts: new Map([
      [address(false), font(400)],
      [address(true), font(700)],
    ]),
  }
}

const runOf = (options: Partial<PrintOptions>): PrintRun => ({
  options: { ...PrintOptions.parse({}), ...options },
  name: 'D. K.',
  date: 'Nov 21, 2026',
  target: 'R, initial, words',
  freeGames: '',
  goal: '',
  help: [],
  seed: 1,
})

async function pdfOf(options: Partial<PrintOptions>, count: number): Promise<string> {
  const pages = layOut(runOf(options), deck(count))
  const made = await drawPdf(pages, 'Flash cards', assetsFor(pages))
  return Buffer.from(await made.arrayBuffer()).toString('latin1')
}

const occurrences = (text: string, part: RegExp) => text.match(part)?.length ?? 0

test.each([
  ['a4', '[0 0 595.28 841.89]'],
  ['letter', '[0 0 612 792]'],
] as const)('a PDF on %s has the right page size, its own font, and no bitmaps', async (paper, size) => {
  const pdf = await pdfOf({ paper, backs: 'word' }, 13)
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(occurrences(pdf, /\/Type \/Page\b(?!s)/g)).toBe(6)
  const boxes = [...pdf.matchAll(/\/MediaBox \[([\d. ]+)\]/g)].map(
    ([, box = '']) =>
      `[${box
        .split(' ')
        .map((side) => String(Number(Number(side).toFixed(2))))
        .join(' ')}]`,
  )
  expect(new Set(boxes)).toEqual(new Set([size]))
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+Andika/)
  expect(occurrences(pdf, /\/Subtype \/Image/g)).toBe(0)
})

test('draws pictures as paths', async () => {
  const [both, words] = [await pdfOf({ show: 'both' }, 6), await pdfOf({ show: 'word' }, 6)]
  const drawn = (pdf: string) =>
    [...pdf.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
      .map(([, body = '']) => {
        try {
          return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
        } catch {
          return '' // not a compressed content stream
        }
      })
      .join('\n')
  const curves = (pdf: string) => occurrences(drawn(pdf), /[\d.-]+ c$/gm)
  expect(curves(both)).toBeGreaterThan(curves(words) + 100)
})

/** A photo of four pixels. */
const photo = [
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBD',
  'ARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAACAAID',
  'ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAA',
  'AwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCYACs//9k=',
].join('')

test('embeds a photo once, as a bitmap', async () => {
  const pages = layOut(runOf({}), deck(2))
  const assets = assetsFor(pages)
  const bytes = Uint8Array.from(Buffer.from(photo, 'base64')).buffer
  const made = await drawPdf(pages, 'Flash cards', { ...assets, photos: new Map([['/assets/cards/0.svg', bytes]]) })
  const pdf = Buffer.from(await made.arrayBuffer()).toString('latin1')
  expect(occurrences(pdf, /\/Subtype \/Image/g)).toBe(1)
  expect(pdf).toContain('/DCTDecode')
})

test('rejects a letter that the font lacks before drawing', () => {
  expect(fontRuns('Żaneta ест', true)?.map((run) => run.text)).toEqual(['Ż', 'aneta ', 'ест'])
  expect(fontRuns('兎', false)).toBeNull()
})
