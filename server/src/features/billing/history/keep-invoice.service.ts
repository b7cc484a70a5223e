import Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import type { Billing } from '../billing-services.ts'
import { cardName } from '../card/card-name.ts'
import { receiptNews, refundNews } from '../news/subscription-news.ts'
import { tellBilling } from '../news/tell-billing.service.ts'
import { idOf } from '../provider.ts'
import { invoiceRowOf, type InvoiceRow } from './invoice-row.ts'

/** Keeps an invoice as the provider has it, under its person's lock. What was refunded is kept as it was unless given. */
export async function keepInvoice(
  { payments }: Pick<Billing, 'payments'>,
  trx: Db,
  userId: number,
  { invoice, refunded }: { invoice: Stripe.Invoice; refunded?: number },
): Promise<InvoiceRow | null> {
  const known = await invoiceRowOf(payments, invoice)
  if (known === null) return null
  const row = { ...known, card: await cardOfInvoice(payments, trx, known) }
  const values = { ...row, lines: JSON.stringify(row.lines), ...(refunded !== undefined && { refunded }) }
  await trx
    .insertInto('invoices')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(values))
    .execute()
  return row
}

/** Asked of the provider once: the card of a payment never changes. */
async function cardOfInvoice(
  payments: Stripe,
  trx: Db,
  { provider_id, status, paid }: Pick<InvoiceRow, 'provider_id' | 'status' | 'paid'>,
): Promise<string | null> {
  if (status !== 'paid' || paid === 0) return null
  const known = trx.selectFrom('invoices').where('provider_id', '=', provider_id).select('card')
  return (await known.executeTakeFirst())?.card ?? (await cardThatPaid(payments, provider_id))
}

async function ownerOf(db: Db, customer: string): Promise<number | null> {
  const owner = await db
    .selectFrom('billing_customers')
    .where('provider_id', '=', customer)
    .select('user_id')
    .executeTakeFirst()
  return owner?.user_id ?? null
}

/** One that was not to be (a second subscription, a refused trial) is told of in another way. */
async function isKnown(trx: Db, subscription: string | null): Promise<{ live: boolean } | null> {
  if (subscription === null) return null
  const known = trx.selectFrom('subscriptions').where('provider_id', '=', subscription).select('live')
  return (await known.executeTakeFirst()) ?? null
}

/** Null too for an invoice that is gone: a draft may be deleted before we ask. */
async function customerOf(payments: Stripe, invoice: string): Promise<string | null> {
  try {
    return idOf((await payments.invoices.retrieve(invoice)).customer)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
    throw error
  }
}

/** Reads an invoice anew and keeps it, for whoever holds the person's lock: an older answer is never written over a newer one. */
async function keepNewest(billing: Billing, trx: Db, userId: number, id: string, { refund }: { refund: boolean }) {
  const invoice = await billing.payments.invoices.retrieve(id)
  const refunded = refund && invoice.amount_paid > 0 ? await refundedOf(billing.payments, id) : undefined
  const row = await keepInvoice(billing, trx, userId, { invoice, ...(refunded !== undefined && { refunded }) })
  return { row, refunded: refunded ?? 0 }
}

/** Keeps an invoice of a person, with what was refunded, and tells nobody. */
export async function keepQuietly(billing: Billing, userId: number, id: string): Promise<void> {
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockPerson(trx, userId)) !== null) await keepNewest(billing, trx, userId, id, { refund: true })
  })
}

/** Reads an invoice anew from the provider, keeps it, and tells its person of a payment or of a refund, each once. */
export async function takeInvoice(billing: Billing, id: string, { refund = false } = {}): Promise<void> {
  const customer = await customerOf(billing.payments, id)
  const userId = await ownerOf(billing.db, customer ?? '')
  if (userId === null) return
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockPerson(trx, userId)) === null) return
    const { row, refunded } = await keepNewest(billing, trx, userId, id, { refund })
    const subscription = row === null ? null : await isKnown(trx, row.subscription)
    if (row === null || subscription === null) return
    const news = [...receiptNews(row, subscription.live), ...refundNews(row, refunded)]
    await tellBilling(billing, trx, userId, news)
  })
}

async function chargesOf(payments: Stripe, invoice: string): Promise<Stripe.Charge[]> {
  const { data } = await payments.invoicePayments.list({
    invoice,
    status: 'paid',
    limit: 100,
    expand: ['data.payment.payment_intent.latest_charge'],
  })
  return data.flatMap(({ payment: { payment_intent: intent } }) => {
    const charge = typeof intent === 'object' ? intent.latest_charge : null
    return typeof charge === 'object' && charge !== null ? [charge] : []
  })
}

/** What of an invoice's payments was given back, in cents. */
async function refundedOf(payments: Stripe, invoice: string): Promise<number> {
  return (await chargesOf(payments, invoice)).reduce((sum, charge) => sum + charge.amount_refunded, 0)
}

async function cardThatPaid(payments: Stripe, invoice: string): Promise<string | null> {
  return cardName((await chargesOf(payments, invoice)).at(-1)?.payment_method_details?.card)
}

/** Takes in a refund that was made at the provider: by the payment that it belongs to. */
export async function takeRefund(billing: Billing, paymentIntent: string): Promise<void> {
  const { data } = await billing.payments.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentIntent },
    limit: 10,
  })
  for (const { invoice } of data) {
    const id = idOf(invoice)
    if (id !== null) await takeInvoice(billing, id, { refund: true })
  }
}
