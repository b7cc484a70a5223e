import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { planOfPriceId } from '../plan-prices.ts'
import { dateOf, idOf } from '../provider.ts'

/** What is kept of an invoice. */
export interface InvoiceRow {
  provider_id: string
  customer: string
  subscription: string | null
  number: string
  status: 'paid' | 'open' | 'void'
  plan: PlanWord
  period_start: Date
  period_end: Date
  lines: { description: string; amount: number }[]
  total: number
  paid: number
  created_at: Date
  paid_at: Date | null
}

/** The line of the period that is paid for; a change of plan has credits beside it. */
function mainLine(lines: Stripe.InvoiceLineItem[]): Stripe.InvoiceLineItem | undefined {
  const whole = lines.filter((line) => line.parent?.subscription_item_details?.proration !== true)
  return (whole.length > 0 ? whole : lines).reduce<Stripe.InvoiceLineItem | undefined>(
    (last, line) => (last === undefined || line.period.end > last.period.end ? line : last),
    undefined,
  )
}

function statusOf(status: Stripe.Invoice['status']): InvoiceRow['status'] {
  if (status === 'paid') return 'paid'
  return status === 'void' ? 'void' : 'open'
}

/** Maps the provider's invoice to what is kept; null for a draft, and for what is no invoice of a plan of ours. */
export async function invoiceRowOf(payments: Stripe, invoice: Stripe.Invoice): Promise<InvoiceRow | null> {
  const line = mainLine(invoice.lines.data)
  const customer = idOf(invoice.customer)
  if (invoice.id === undefined || !invoice.number || line === undefined || customer === null) return null
  const price = line.pricing?.price_details?.price
  const plan = await planOfPriceId(payments, idOf(price))
  if (plan === null) return null
  return {
    provider_id: invoice.id,
    customer,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: statusOf(invoice.status),
    plan: plan.word,
    period_start: dateOf(line.period.start),
    period_end: dateOf(line.period.end),
    lines: invoice.lines.data.map(({ description, amount }) => ({ description: description ?? plan.name, amount })),
    total: invoice.total,
    paid: invoice.amount_paid,
    created_at: dateOf(invoice.created),
    paid_at: paidAt(invoice),
  }
}

function paidAt({ status, status_transitions, created }: Stripe.Invoice): Date | null {
  return status === 'paid' ? dateOf(status_transitions.paid_at ?? created) : null
}
