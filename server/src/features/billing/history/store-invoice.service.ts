import Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import { inLocaleOfUser } from '../../../platform/http/locale.ts'
import type { Billing } from '../billing-services.ts'
import { cardName } from '../card/card-name.ts'
import { receiptNotifications, refundNotifications } from '../notifications/subscription-notifications.ts'
import { notifyBilling } from '../notifications/notify-billing.service.ts'
import { idOf, toDate } from '../provider.ts'
import { toInvoiceRow, type InvoiceRow } from './invoice-row.ts'

/**
 * Stores the provider's version of an invoice. Needs the user's lock. The refunded amount stays the same unless it's
 * given.
 */
export async function storeInvoice(
  { payments }: Pick<Billing, 'payments'>,
  trx: Db,
  userId: number,
  { invoice, refunded }: { invoice: Stripe.Invoice; refunded?: number },
): Promise<InvoiceRow | null> {
  const known = await toInvoiceRow(payments, invoice)
  if (known === null) return null
  const { failure, failed_at } = await failureOf(payments, trx, known)
  const row = { ...known, card: await cardOfInvoice(payments, trx, known), failure }
  const values = {
    ...{ ...row, lines: JSON.stringify(row.lines) },
    ...(refunded !== undefined && { refunded }),
    ...(failed_at && { failed_at }),
  }
  await trx
    .insertInto('invoices')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
    .execute()
  return row
}

/** Returns the card that paid an invoice. It's fetched once, because the card of a payment never changes. */
async function cardOfInvoice(
  payments: Stripe,
  trx: Db,
  { provider_id, status, paid }: Pick<InvoiceRow, 'provider_id' | 'status' | 'paid'>,
): Promise<string | null> {
  if (status !== 'paid' || paid === 0) return null
  const known = trx.selectFrom('invoices').where('provider_id', '=', provider_id).select('card')
  return (await known.executeTakeFirst())?.card ?? (await cardThatPaid(payments, provider_id))
}

/**
 * Returns why an invoice isn't paid, and since when if that's new. A void one, which is no longer collected, keeps its
 * last failure.
 */
async function failureOf(
  payments: Stripe,
  trx: Db,
  { provider_id, status, total }: Pick<InvoiceRow, 'provider_id' | 'status' | 'total'>,
): Promise<{ failure: string | null; failed_at?: Date }> {
  if (status === 'paid' || total <= 0) return { failure: null }
  if (status === 'void') {
    const known = trx.selectFrom('invoices').where('provider_id', '=', provider_id).select('failure')
    return { failure: (await known.executeTakeFirst())?.failure ?? null }
  }
  const intent = (await intentsOf(payments, provider_id, 'open')).at(-1)
  const error = intent?.last_payment_error
  const failure = error?.decline_code ?? error?.code ?? null
  if (failure === null) return { failure }
  const charge = intent?.latest_charge
  return { failure, failed_at: typeof charge === 'object' && charge !== null ? toDate(charge.created) : new Date() }
}

async function ownerOf(db: Db, customer: string): Promise<number | null> {
  const owner = await db
    .selectFrom('billing_customers')
    .where('provider_id', '=', customer)
    .select('user_id')
    .executeTakeFirst()
  return owner?.user_id ?? null
}

/**
 * Returns the invoice's subscription, or null when we rejected it (a duplicate, or a refused trial). Those are reported
 * separately.
 */
async function findSubscription(trx: Db, subscription: string | null): Promise<{ live: boolean } | null> {
  if (subscription === null) return null
  const known = trx.selectFrom('subscriptions').where('provider_id', '=', subscription).select('live')
  return (await known.executeTakeFirst()) ?? null
}

/** Returns the customer of an invoice. Null when it's gone: a draft may have been deleted meanwhile. */
async function customerOf(payments: Stripe, invoice: string): Promise<string | null> {
  try {
    return idOf((await payments.invoices.retrieve(invoice)).customer)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Fetches an invoice and stores it. Needs the user's lock, so that an older response never overwrites a newer one. */
async function storeLatest(billing: Billing, trx: Db, userId: number, id: string, { refund }: { refund: boolean }) {
  const invoice = await billing.payments.invoices.retrieve(id)
  const refunded = refund && invoice.amount_paid > 0 ? await refundedOf(billing.payments, id) : undefined
  const known = { invoice, ...(refunded !== undefined && { refunded }) }
  const row = await inLocaleOfUser(trx, userId, () => storeInvoice(billing, trx, userId, known))
  return { row, refunded: refunded ?? 0 }
}

/** Stores a user's invoice and its refunds without notifying anyone. */
export async function storeInvoiceSilently(billing: Billing, userId: number, id: string): Promise<void> {
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) !== null) await storeLatest(billing, trx, userId, id, { refund: true })
  })
}

/** Fetches an invoice, stores it, and notifies its user of a payment or a refund, once each. */
export async function syncInvoice(billing: Billing, id: string, { refund = false } = {}): Promise<void> {
  const customer = await customerOf(billing.payments, id)
  const userId = await ownerOf(billing.db, customer ?? '')
  if (userId === null) return
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) !== null) await syncLockedInvoice(billing, trx, userId, id, { refund })
  })
}

/** Does so for a caller that holds the user's lock. Returns the refunded amount. */
export async function syncLockedInvoice(
  billing: Billing,
  trx: Db,
  userId: number,
  id: string,
  { refund }: { refund: boolean },
): Promise<number> {
  const { row, refunded } = await storeLatest(billing, trx, userId, id, { refund })
  const subscription = row === null ? null : await findSubscription(trx, row.subscription)
  if (row === null || subscription === null) return refunded
  await notifyBilling(billing, trx, userId, () => [
    ...receiptNotifications(row, subscription.live),
    ...refundNotifications(row, refunded),
  ])
  return refunded
}

async function intentsOf(payments: Stripe, invoice: string, status: 'open' | 'paid'): Promise<Stripe.PaymentIntent[]> {
  const { data } = await payments.invoicePayments.list({
    invoice,
    status,
    limit: 100,
    expand: ['data.payment.payment_intent.latest_charge'],
  })
  return data.flatMap(({ payment: { payment_intent: intent } }) => (typeof intent === 'object' ? [intent] : []))
}

/** Returns the charges that paid an invoice. */
export async function chargesOf(payments: Stripe, invoice: string): Promise<Stripe.Charge[]> {
  return (await intentsOf(payments, invoice, 'paid')).flatMap(({ latest_charge: charge }) =>
    typeof charge === 'object' && charge !== null ? [charge] : [],
  )
}

/** Returns the refunded amount of an invoice's payments, in cents. */
async function refundedOf(payments: Stripe, invoice: string): Promise<number> {
  return (await chargesOf(payments, invoice)).reduce((sum, charge) => sum + charge.amount_refunded, 0)
}

async function cardThatPaid(payments: Stripe, invoice: string): Promise<string | null> {
  return cardName((await chargesOf(payments, invoice)).at(-1)?.payment_method_details?.card)
}

/** Stores a refund that was made at the provider, found by its payment. */
export async function syncRefund(billing: Billing, paymentIntent: string): Promise<void> {
  const { data } = await billing.payments.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 10,
  })
  for (const { invoice } of data) {
    const id = idOf(invoice)
    if (id !== null) await syncInvoice(billing, id, { refund: true })
  }
}
