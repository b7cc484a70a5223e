import { describe, expect, test } from 'vitest'
import { receiptEmail } from '../notifications/billing-emails.ts'
import { documentAmounts, documentFacts, sellerLines, type InvoiceDocument } from './invoice-document.ts'

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
  billedTo: ['Northside School', 'Mei Lin'],
  poNumber: '4711',
  seller: { name: 'Marigold Learning LLC', address: ['10 Main St', 'Columbus, OH 43004'], taxId: '12-3456789' },
}

describe('a receipt', () => {
  test('says the same in its email as in its PDF: every fact, every line, and the totals', () => {
    const { subject, rows = [], amounts } = receiptEmail(paper)
    expect(subject).toBe('Your receipt for $89.24')
    const written = rows.map(([name, value]) => `${name}: ${value}`)
    for (const [name, value] of documentFacts(paper)) expect(written).toContain(`${name}: ${value}`)
    expect(amounts).toEqual([
      [paper.lines[0]?.description, '-$6.66'],
      [paper.lines[1]?.description, '$95.90'],
      ['Total (US dollars)', '$89.24'],
      ['Paid', '$89.24'],
    ])
    expect(written).toContain(`Sold by: ${sellerLines(paper).join('\n')}`)
    expect(written).toContain('Billed to: Northside School\nMei Lin')
  })

  test('leaves out a card and a PO number that it does not have', () => {
    const names = documentFacts({ ...paper, card: null, poNumber: '' }).map(([name]) => name)
    expect(names).toEqual(['Receipt number', 'Date', 'Plan', 'Period', 'Status'])
  })

  test('shows a refund below what was paid', () => {
    expect(documentAmounts({ ...paper, refunded: 400 }).at(-1)).toEqual({ name: 'Refunded to the card', cents: -400 })
  })
})
