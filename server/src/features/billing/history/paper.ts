import { m } from '#messages'
import type { Seller } from '../../../platform/process/config.ts'
import { dayOf, moneyOf, nameOfPlan, periodOf } from '../money-and-dates.ts'

/** What a receipt or an invoice says, as a PDF and as an email. */
export interface Paper {
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
  /** 'Visa ending in 4242'; null where no card paid, or it is not known. */
  card: string | null
  /** Line by line. */
  billedTo: string[]
  /** The school's purchase order number; empty where none was given. */
  poNumber: string
  seller: Seller
}

function standing({ status, paid_at, created_at, refunded, paid }: Paper): string {
  if (refunded > 0) return refunded >= paid ? m.billing_refunded() : m.billing_partly_refunded()
  if (status === 'paid') return m.billing_paid_on({ dayOf: dayOf(paid_at ?? created_at) })
  return status === 'void' ? m.billing_void() : m.billing_not_paid_yet()
}

/** 'Receipt' once it is paid. */
export function titleOf({ status }: Pick<Paper, 'status'>): string {
  return status === 'paid' ? m.billing_receipt() : m.billing_invoice()
}

/** Names and values above the amounts. */
export function factsOf(paper: Paper): [string, string][] {
  const { number, created_at, plan, period_start, period_end, card, poNumber } = paper
  return [
    [m.billing_number({ titleOf: titleOf(paper) }), number],
    ['Date', dayOf(created_at)],
    [m.billing_plan_2(), nameOfPlan(plan)],
    [m.billing_period(), periodOf(period_start, period_end)],
    [m.billing_status(), standing(paper)],
    ...(card === null ? [] : [[m.billing_card(), card] satisfies [string, string]]),
    ...(poNumber === '' ? [] : [[m.billing_po_number(), poNumber] satisfies [string, string]]),
  ]
}

/** One of the amounts; `sum` where it adds up those above. */
export interface AmountLine {
  name: string
  cents: number
  sum?: boolean
}

/** The lines, credits too, and what they add up to. */
export function amountsOf({ lines, total, paid, refunded }: Paper): AmountLine[] {
  return [
    ...lines.map(({ description, amount }) => ({ name: description, cents: amount })),
    { name: m.billing_total_us_dollars(), cents: total, sum: true },
    { name: m.billing_paid(), cents: paid },
    ...(refunded > 0 ? [{ name: m.billing_refunded_to_the_card(), cents: -refunded }] : []),
  ]
}

/** Who sold it, line by line. */
export function sellerLines({ seller }: Pick<Paper, 'seller'>): string[] {
  return [seller.name, ...seller.address, m.billing_tax_id({ taxId: seller.taxId })]
}

/** The same for the email, in two columns. */
export function tablesOf(paper: Paper): Record<'rows' | 'amounts', [string, string][]> {
  return {
    rows: [
      ...factsOf(paper),
      [m.billing_billed_to(), paper.billedTo.join('\n')],
      [m.billing_sold_by(), sellerLines(paper).join('\n')],
    ],
    amounts: amountsOf(paper).map(({ name, cents }) => [name, moneyOf(cents)]),
  }
}
