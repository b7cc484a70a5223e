import { m } from '#messages'
import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { periodOf } from '../money-and-dates.ts'
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
  /** The card that paid: 'Visa ending in 4242'. */
  card: string | null
}

const isProration = ({ parent }: Stripe.InvoiceLineItem) =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true

/** The line of the period that is paid for; a change of plan has credits beside it. */
function mainLine(lines: Stripe.InvoiceLineItem[]): Stripe.InvoiceLineItem | undefined {
  const whole = lines.filter((line) => !isProration(line))
  return (whole.length > 0 ? whole : lines).reduce<Stripe.InvoiceLineItem | undefined>(
    (last, line) => (last === undefined || line.period.end > last.period.end ? line : last),
    undefined,
  )
}

function statusOf(status: Stripe.Invoice['status']): InvoiceRow['status'] {
  if (status === 'paid') return 'paid'
  return status === 'void' ? 'void' : 'open'
}

/** A line in our words: the plan and its period, with US dates. The provider's words stay for what is no plan of ours. */
async function describe(payments: Stripe, line: Stripe.InvoiceLineItem): Promise<string> {
  const plan = await planOfPriceId(payments, idOf(line.pricing?.price_details?.price))
  if (plan === null) return line.description ?? m.billing_other()
  const period = periodOf(dateOf(line.period.start), dateOf(line.period.end))
  if (isProration(line))
    return (line.amount < 0 ? m.billing_credit_for_unused_time : m.billing_remaining_time)({ name: plan.name, period })
  return line.amount === 0
    ? m.billing_free_trial_of({ name: plan.name, period })
    : m.billing_plan({ name: plan.name, period })
}

/**
 * Maps the provider's invoice to what is kept, but for the card, which its payment knows; null for a draft, and for an
 * invoice that is for no plan of ours.
 */
export async function invoiceRowOf(
  payments: Stripe,
  invoice: Stripe.Invoice,
): Promise<Omit<InvoiceRow, 'card'> | null> {
  const line = mainLine(invoice.lines.data)
  const customer = idOf(invoice.customer)
  if (invoice.id === undefined || !invoice.number || line === undefined || customer === null) return null
  const price = line.pricing?.price_details?.price
  const plan = await planOfPriceId(payments, idOf(price))
  if (plan === null) return null
  const lines: InvoiceRow['lines'] = []
  for (const one of invoice.lines.data) lines.push({ description: await describe(payments, one), amount: one.amount })
  return {
    provider_id: invoice.id,
    customer,
    subscription: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: statusOf(invoice.status),
    plan: plan.word,
    period_start: dateOf(line.period.start),
    period_end: dateOf(line.period.end),
    lines,
    total: invoice.total,
    paid: invoice.amount_paid,
    created_at: dateOf(invoice.created),
    paid_at: paidAt(invoice),
  }
}

function paidAt({ status, status_transitions, created }: Stripe.Invoice): Date | null {
  return status === 'paid' ? dateOf(status_transitions.paid_at ?? created) : null
}
