import type { UserRecord } from '@marigold/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { centsOf } from './cents.ts'
import { declineWords } from './decline-words.ts'
import { InvoiceItem, PlanItem } from './plan-items.tsx'

test('reads a typed amount as cents, and nothing else', () => {
  const typed = ['9.99', ' $9.99 ', '4', '4.5', '0.05', '100000']
  expect(typed.map(centsOf)).toEqual([999, 999, 400, 450, 5, 10_000_000])
  for (const odd of ['', 'all', '-4', '9,99', '9.999', '1e3', '4 5']) expect([odd, centsOf(odd)]).toEqual([odd, 0])
})

test('says why a payment failed, and when the bank gave no reason', () => {
  expect(declineWords('insufficient_funds')).toBe('The card was declined: insufficient funds.')
  expect(declineWords('expired_card')).toBe('The card was declined: it has expired.')
  for (const code of ['generic_decline', 'do_not_honor', 'something_new'])
    expect(declineWords(code)).toBe('The card was declined, and the bank gave no reason.')
})

const invoice: UserRecord['invoices'][number] = {
  id: 7,
  invoice_number: 'MG-0007',
  status: 'open',
  plan: 'monthly',
  current_period_start: '2026-11-01T10:00:00.000Z',
  current_period_end: '2026-12-01T10:00:00.000Z',
  amount: 999,
  refunded: 0,
  created_at: '2026-11-01T10:00:00.000Z',
  paid: 0,
  card: null,
  failure: 'insufficient_funds',
  failed_at: null,
  paid_at: null,
  retry_at: '2026-11-04T10:00:00.000Z',
}
const show = (change: Partial<typeof invoice>) =>
  renderToStaticMarkup(<InvoiceItem invoice={{ ...invoice, ...change }} onRefund={() => undefined} />)

test('an invoice says why it isn’t paid and when the next attempt is', () => {
  const html = show({})
  for (const part of ['MG-0007', '$9.99', 'insufficient funds', 'Nov 4, 2026']) expect(html).toContain(part)
  expect(html).not.toContain('<button')
})

test('an invoice can be refunded while something is left of it', () => {
  expect(show({ status: 'paid', paid: 999, failure: null })).toContain('Refund')
  const part = show({ status: 'partly refunded', paid: 999, refunded: 400, failure: null })
  expect(part).toContain('$4.00 of $9.99 refunded')
  expect(part).toContain('<button')
  expect(show({ status: 'refunded', paid: 999, refunded: 999, failure: null })).not.toContain('<button')
})

test('a plan in the history says how it ended', () => {
  const plan: UserRecord['plans'][number] = {
    ...{ id: 1, plan: 'monthly', state: 'expired', live: false, card: 'Visa ending in 4242', next_plan: null },
    ...{ period_start: '2026-09-01T10:00:00.000Z', period_end: '2026-10-01T10:00:00.000Z' },
    ...{ ended_at: '2026-10-08T10:00:00.000Z', end_reason: 'payment_failed' },
  }
  expect(renderToStaticMarkup(<PlanItem plan={plan} />)).toContain('Ended because a payment failed')
})
