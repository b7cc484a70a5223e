import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { invoicePdf } from './invoice-pdf.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { splitByFont } from './pdf-text.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const paper: InvoiceDocument = {
  number: 'ABCDEFGH-0002',
  status: 'paid',
  plan: 'yearly',
  period_start: day('2030-06-11'),
  period_end: day('2031-06-11'),
  lines: [
    { description: 'Credit for unused time on Monthly, June 11, 2030 to July 1, 2030', amount: -666 },
    { description: 'Yearly plan, June 11, 2030 to June 11, 2031', amount: 9590 },
  ],
  total: 8924,
  paid: 8924,
  refunded: 0,
  created_at: day('2030-06-11'),
  paid_at: day('2030-06-11'),
  card: 'Visa ending in 4242',
  billedTo: ['Northside School', 'Mei Lin', 'mei@example.org'],
  poNumber: '4711',
  seller: { name: 'Marigold Learning LLC', address: ['10 Main St', 'Columbus, OH 43004'], taxId: '12-3456789' },
}
const make = (changes: Partial<InvoiceDocument> = {}) =>
  invoicePdf({ ...paper, ...changes }, 'https://marigold.example')

/** Maps the glyph ids of a PDF's fonts to letters. */
function lettersOf(streams: string[]): Map<string, string>[] {
  return streams
    .filter((stream) => stream.includes('beginbfrange'))
    .map((stream) => {
      const letters = new Map<string, string>()
      for (const [, from = '', list = ''] of stream.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
        for (const [index, code] of [...list.matchAll(/<(\w+)>/g)].map((match) => match[1] ?? '').entries())
          letters.set(
            (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
            String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((part) => Number.parseInt(part, 16))),
          )
      return letters
    })
}

/** Extracts the text of a PDF, with whichever font has the glyphs. */
function textOf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return body
    }
  })
  const fonts = lettersOf(streams)
  const page = streams.find((stream) => stream.includes(' Tf') && stream.includes('TJ')) ?? ''
  const shown = [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<(\w+)>/g)].map(([, hex]) => hex).join(''),
  )
  const read = (hex: string) =>
    fonts.map((letters) => (hex.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '').join('')).join('|')
  return shown.map(read).join('\n')
}

describe('the PDF', () => {
  test('is a one-page receipt in US letter size with everything that a school office needs', async () => {
    const pdf = await make()
    const text = textOf(pdf)
    for (const part of [
      'Receipt',
      'ABCDEFGH-0002',
      'Paid on June 11, 2030',
      'June 11, 2030 to June 11, 2031',
      'Northside School',
      'PO number',
      '4711',
      'mei@example.org',
      'Marigold Learning LLC',
      '10 Main St',
      'Tax ID: 12-3456789',
      'Visa ending in 4242',
      'Yearly plan, June 11, 2030 to June 11, 2031',
      'Credit for unused time on Monthly, June 11, 2030 to July 1, 2030',
      '-$6.66',
      '$95.90',
      '$89.24',
    ])
      expect(text).toContain(part)
    expect(pdf.toString('latin1').match(/\/Type ?\/Page\b(?!s)/g)).toHaveLength(1)
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox ?\[0 0 612 792\]/)
  })

  test('is an invoice until it is paid, and shows refunds', async () => {
    expect(textOf(await make({ status: 'open', paid: 0, paid_at: null, card: null }))).toMatch(
      /Invoice[^]*Not paid yet/,
    )
    const refunded = textOf(await make({ refunded: 400 }))
    expect(refunded).toContain('Partly refunded')
    expect(refunded).toContain('-$4.00')
  })

  test('is the same file when generated again', async () => {
    expect((await make()).equals(await make())).toBe(true)
  })

  test('fits long names and addresses without losing the amounts', async () => {
    const long = `${'Łódź Nguyễn Київ '.repeat(12)}end`
    expect(textOf(await make({ billedTo: [long, long] }))).toContain('$89.24')
  })
})

test('writes names in their own script; characters that no font has become question marks', () => {
  expect(splitByFont('Zoë Łukasz')).toEqual([
    { piece: 'latin', text: 'Zoë ' },
    { piece: 'latin-ext', text: 'Ł' },
    { piece: 'latin', text: 'ukasz' },
  ])
  expect(splitByFont('Лариса 学校')).toEqual([
    { piece: 'cyrillic', text: 'Лариса' },
    { piece: 'latin', text: ' ??' },
  ])
})
