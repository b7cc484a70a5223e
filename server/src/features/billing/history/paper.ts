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
  if (refunded > 0) return refunded >= paid ? 'Refunded' : 'Partly refunded'
  if (status === 'paid') return `Paid on ${dayOf(paid_at ?? created_at)}`
  return status === 'void' ? 'Void' : 'Not paid yet'
}

/** 'Receipt' once it is paid. */
export function titleOf({ status }: Pick<Paper, 'status'>): string {
  return status === 'paid' ? 'Receipt' : 'Invoice'
}

/** Names and values above the amounts. */
export function factsOf(paper: Paper): [string, string][] {
  const { number, created_at, plan, period_start, period_end, card, poNumber } = paper
  return [
    [`${titleOf(paper)} number`, number],
    ['Date', dayOf(created_at)],
    ['Plan', nameOfPlan(plan)],
    ['Period', periodOf(period_start, period_end)],
    ['Status', standing(paper)],
    ...(card === null ? [] : [['Card', card] satisfies [string, string]]),
    ...(poNumber === '' ? [] : [['PO number', poNumber] satisfies [string, string]]),
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
    { name: 'Total (US dollars)', cents: total, sum: true },
    { name: 'Paid', cents: paid },
    ...(refunded > 0 ? [{ name: 'Refunded to the card', cents: -refunded }] : []),
  ]
}

/** Who sold it, line by line. */
export function sellerLines({ seller }: Pick<Paper, 'seller'>): string[] {
  return [seller.name, ...seller.address, `Tax ID: ${seller.taxId}`]
}

/** The same for the email, in two columns. */
export function tablesOf(paper: Paper): Record<'rows' | 'amounts', [string, string][]> {
  return {
    rows: [...factsOf(paper), ['Billed to', paper.billedTo.join('\n')], ['Sold by', sellerLines(paper).join('\n')]],
    amounts: amountsOf(paper).map(({ name, cents }) => [name, moneyOf(cents)]),
  }
}
