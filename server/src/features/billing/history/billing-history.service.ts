import { getInvoicePdf, limits, type BillingRow } from '@marigold/contract'
import Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import type { Billing } from '../billing-services.ts'
import { storeInvoiceSilently } from './store-invoice.service.ts'
import { planName } from '../formats.ts'

interface StoredInvoice {
  id: number
  number: string
  status: string
  plan: string
  period_start: Date
  period_end: Date
  total: number
  refunded: number
  paid: number
  created_at: Date
}

function statusOf({ status, refunded, paid }: StoredInvoice): BillingRow['status'] {
  if (refunded > 0) return refunded >= paid ? 'refunded' : 'partly refunded'
  return status === 'paid' || status === 'void' ? status : 'open'
}

function toBillingRow(row: StoredInvoice): BillingRow {
  return {
    id: row.id,
    invoice_number: row.number,
    status: statusOf(row),
    current_period_start: row.period_start.toISOString(),
    current_period_end: row.period_end.toISOString(),
    invoice_pdf: getInvoicePdf.path.replace('{id}', String(row.id)),
    plan: planName(row.plan),
    amount: row.total,
    refunded: row.refunded,
    created_at: row.created_at.toISOString(),
  }
}

/** Returns a page of a user's invoices, newest first. */
export async function billingHistory(billing: Billing, userId: number, page: number): Promise<BillingRow[]> {
  await backfillInvoices(billing, userId)
  const rows = await billing.db
    .selectFrom('invoices')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.billingHistory)
    .offset((page - 1) * limits.billingHistory)
    .select(['id', 'number', 'status', 'plan', 'period_start', 'period_end', 'total', 'refunded', 'paid', 'created_at'])
    .execute()
  return rows.map(toBillingRow)
}

/** Loads invoices from before we stored them, the first time a user opens their history. */
async function backfillInvoices(billing: Billing, userId: number): Promise<void> {
  const { db, payments, log } = billing
  const customer = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', userId)
    .where('invoices_read_at', 'is', null)
    .select('provider_id')
    .executeTakeFirst()
  if (customer === undefined) return
  try {
    for await (const { id } of payments.invoices.list({ customer: customer.provider_id, limit: 100 }))
      if (id !== undefined) await storeInvoiceSilently(billing, userId, id)
  } catch (error) {
    // Shows the stored invoices for now, and tries to load the rest the next time.
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    log.error({ type: error.type, code: error.code }, 'the invoices of a customer could not be read')
    return
  }
  await db
    .updateTable('billing_customers')
    .set({ invoices_read_at: new Date() })
    .where('user_id', '=', userId)
    .execute()
}

/** Returns a user's invoice for its PDF, or null when it isn't theirs. */
export async function findInvoice(db: Db, userId: number, id: number) {
  const invoice = await db
    .selectFrom('invoices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .selectAll()
    .executeTakeFirst()
  return invoice ?? null
}
