import { m } from '#messages'
import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { formatPeriod, planName } from '../formats.ts'
import { planOfPriceId } from '../plan-prices.ts'
import { toDate, idOf } from '../provider.ts'

/** The stored fields of an invoice. */
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
  /** The card that paid, such as 'Visa ending in 4242'. */
  card: string | null
  /** Why the last attempt to collect it failed, in the provider's words: `insufficient_funds`. Null once it's paid. */
  failure: string | null
  /** When the provider tries again. */
  retry_at: Date | null
}

const isProration = ({ parent }: Stripe.InvoiceLineItem) =>
  parent?.subscription_item_details?.proration === true || parent?.invoice_item_details?.proration === true

/** Returns the line for the paid period. A change of plan also has credit lines. */
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

/**
 * Describes a line with the plan and its period. Lines that aren't for a plan of ours keep the provider's description.
 */
async function describe(payments: Stripe, line: Stripe.InvoiceLineItem): Promise<string> {
  const plan = await planOfPriceId(payments, idOf(line.pricing?.price_details?.price))
  if (plan === null) return line.description ?? m.billing_other()
  const period = formatPeriod(toDate(line.period.start), toDate(line.period.end))
  if (isProration(line))
    return (line.amount < 0 ? m.billing_credit_for_unused_time : m.billing_remaining_time)({
      name: planName(plan.word),
      period,
    })
  return line.amount === 0
    ? m.billing_free_trial_of({ name: planName(plan.word), period })
    : m.billing_plan({ name: planName(plan.word), period })
}

/**
 * Maps the provider's invoice to our row, without what only its payment has. Returns null for a draft and for an invoice
 * without a plan of ours.
 */
export async function toInvoiceRow(
  payments: Stripe,
  invoice: Stripe.Invoice,
): Promise<Omit<InvoiceRow, 'card' | 'failure'> | null> {
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
    period_start: toDate(line.period.start),
    period_end: toDate(line.period.end),
    lines,
    total: invoice.total,
    paid: invoice.amount_paid,
    created_at: toDate(invoice.created),
    paid_at: paidAt(invoice),
    retry_at: invoice.next_payment_attempt ? toDate(invoice.next_payment_attempt) : null,
  }
}

function paidAt({ status, status_transitions, created }: Stripe.Invoice): Date | null {
  return status === 'paid' ? toDate(status_transitions.paid_at ?? created) : null
}
