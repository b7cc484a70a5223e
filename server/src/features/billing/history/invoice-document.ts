import { m } from '#messages'
import type { Seller } from '../../../platform/process/config.ts'
import { formatDate, formatMoney, planName, formatPeriod } from '../formats.ts'

/** The content of a receipt or an invoice, for its PDF and its email. */
export interface InvoiceDocument {
  number: string
  status: string
  plan: string
  period_start: Date
  period_end: Date
  lines: { description: string; amount: number }[]
  total: number
  paid: number
  refunded: number
  created_at: Date
  paid_at: Date | null
  /** The card that paid, such as 'Visa ending in 4242'. Null if no card paid, or it isn't known. */
  card: string | null
  /** One entry for each line. */
  billedTo: string[]
  /** The school's purchase order number, or empty. */
  poNumber: string
  seller: Seller
}

function statusText({ status, paid_at, created_at, refunded, paid }: InvoiceDocument): string {
  if (refunded > 0) return refunded >= paid ? m.billing_refunded() : m.billing_partly_refunded()
  if (status === 'paid') return m.billing_paid_on({ date: formatDate(paid_at ?? created_at) })
  return status === 'void' ? m.billing_void() : m.billing_not_paid_yet()
}

/** Returns the title: 'Receipt' once it's paid. */
export function documentTitle({ status }: Pick<InvoiceDocument, 'status'>): string {
  return status === 'paid' ? m.billing_receipt() : m.billing_invoice()
}

/** Returns the names and values above the amounts. */
export function documentFacts(paper: InvoiceDocument): [string, string][] {
  const { number, created_at, plan, period_start, period_end, card, poNumber } = paper
  return [
    [m.billing_number({ title: documentTitle(paper) }), number],
    [m.billing_date(), formatDate(created_at)],
    [m.billing_plan_2(), planName(plan)],
    [m.billing_period(), formatPeriod(period_start, period_end)],
    [m.billing_status(), statusText(paper)],
    ...(card === null ? [] : [[m.billing_card(), card] satisfies [string, string]]),
    ...(poNumber === '' ? [] : [[m.billing_po_number(), poNumber] satisfies [string, string]]),
  ]
}

/** One of the amounts. `sum` marks a total of the lines above. */
export interface AmountLine {
  name: string
  cents: number
  sum?: boolean
}

/** Returns the lines, including credits, and their totals. */
export function documentAmounts({ lines, total, paid, refunded }: InvoiceDocument): AmountLine[] {
  return [
    ...lines.map(({ description, amount }) => ({ name: description, cents: amount })),
    { name: m.billing_total_us_dollars(), cents: total, sum: true },
    { name: m.billing_paid(), cents: paid },
    ...(refunded > 0 ? [{ name: m.billing_refunded_to_the_card(), cents: -refunded }] : []),
  ]
}

/** Returns the seller's name and address, line by line. */
export function sellerLines({ seller }: Pick<InvoiceDocument, 'seller'>): string[] {
  return [seller.name, ...seller.address, m.billing_tax_id({ taxId: seller.taxId })]
}

/** Returns the same content for the email, in two columns. */
export function emailTables(paper: InvoiceDocument): Record<'rows' | 'amounts', [string, string][]> {
  return {
    rows: [
      ...documentFacts(paper),
      [m.billing_billed_to(), paper.billedTo.join('\n')],
      [m.billing_sold_by(), sellerLines(paper).join('\n')],
    ],
    amounts: documentAmounts(paper).map(({ name, cents }) => [name, formatMoney(cents)]),
  }
}
